import { limits } from '#contract/limits.ts';
import type { Playlist } from '#contract/playlists.ts';
import { AppError, badInput } from '../../kit/app-error.ts';
import type { CallContext, MemberContext } from '../../platform/context.ts';
import type { Executor, TransactionExecutor } from '../../platform/db/database.ts';
import { readMemberText } from '../texts/index.ts';
import { type Asking, playlistById } from './playlist-queries.ts';
import { playlistView } from './playlist-view.ts';
import { type LockedPlaylist, lockPlaylist, type PlaylistTexts } from './playlist-write-queries.ts';
import { reactorOf } from './reactor.ts';

export const noPlaylist = (): AppError => new AppError('notFound', 'Playlist not found.');

export const askingOf = ({ viewer, request, objectBase }: CallContext): Asking => ({
  memberId: viewer.userId,
  reactor: reactorOf(viewer.userId, request.anonymousId),
  base: objectBase,
});

/**
 * The caller's own playlist, locked, even while a report holds it. If they may see it but do not own it, the
 * error says so.
 */
export async function lockOwned(
  transaction: TransactionExecutor,
  context: MemberContext,
  id: string,
): Promise<LockedPlaylist> {
  const ownerId = context.memberId;
  const playlist = await lockPlaylist(transaction, id);
  if (playlist === null || playlist.state === 'removed') throw noPlaylist();
  if (playlist.owner_id === ownerId) return playlist;
  throw playlist.is_public && playlist.state === 'shown'
    ? new AppError('notAllowed', 'This playlist is someone else’s.')
    : noPlaylist();
}

/** The same, in order to change it: what a report holds stays as it was reported. */
export async function lockOwn(
  transaction: TransactionExecutor,
  context: MemberContext,
  id: string,
): Promise<LockedPlaylist> {
  const playlist = await lockOwned(transaction, context, id);
  if (playlist.state === 'held')
    throw new AppError('conflict', 'We’re looking at this playlist, so you can’t change it now.');
  return playlist;
}

/** A cleaned and allowed name and description. What everybody sees needs a confirmed address. */
export function readTexts(
  context: CallContext,
  input: { p_name: string; p_description?: string | null; p_is_public: boolean },
): PlaylistTexts {
  const oneLine = input.p_name.replace(/\s+/g, ' ').trim();
  if (oneLine === '') throw badInput('p_name', 'Playlist name is required.');
  const name = readMemberText(context, {
    field: 'p_name',
    what: 'The playlist name',
    text: oneLine,
    longest: limits.playlistNameLength,
  });
  const typed = input.p_description?.trim() ?? '';
  const description =
    typed === ''
      ? null
      : readMemberText(context, {
          field: 'p_description',
          what: 'The description',
          text: typed,
          longest: limits.playlistDescriptionLength,
        });
  if (input.p_is_public) {
    if (context.viewer.role === null || context.viewer.role === 'unverified_member')
      throw new AppError('notAllowed', 'Please confirm your email address first.', { field: 'p_is_public' });
    // Playlists are not reviewed before they are shown, so anything that needs a review stays private.
    if (name.isHeld || description?.isHeld)
      throw badInput(
        'p_is_public',
        'A playlist with these words can’t be public. Change its name or its description.',
      );
  }
  return { name: name.text, description: description?.text ?? null, isPublic: input.p_is_public };
}

export async function shown(db: Executor, context: CallContext, id: string): Promise<Playlist> {
  const row = await playlistById(db, askingOf(context), id);
  if (row === null) throw noPlaylist();
  return playlistView(row);
}

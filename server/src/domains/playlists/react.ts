import { limits } from '#contract/limits.ts';
import type { PlaylistReactions } from '#contract/playlists.ts';
import { AppError } from '../../kit/app-error.ts';
import { dayOf } from '../../kit/dates.ts';
import type { CallContext } from '../../platform/context.ts';
import { personHash, saltOf } from '../../platform/visitors/visitor-hashes.ts';
import { blocksBetween } from '../profiles/index.ts';
import { noPlaylist } from './own-playlist.ts';
import { playlistLiked } from './playlist-facts.ts';
import {
  countOpening,
  dropOldOpenings,
  type Reactor,
  reactionOf,
  reactionsFrom,
  writeReaction,
} from './playlist-reaction-queries.ts';
import { type Interaction, nextReaction } from './playlist-rules.ts';
import { reactionsView } from './playlist-view.ts';
import { lockPlaylist } from './playlist-write-queries.ts';
import { reactorOf } from './reactor.ts';

const visitorOf = ({ viewer, request }: CallContext) => ({
  userId: viewer.userId,
  anonymousId: request.anonymousId,
  address: request.address,
});

/** Who pressed the button. A visitor's browser gets its signed id here. */
async function reactor(context: CallContext): Promise<Reactor> {
  const { viewer, request, db } = context;
  const memberId = viewer.userId;
  const anonymousId = memberId === null ? (request.anonymousId ?? request.issueAnonymousId()) : null;
  const key = reactorOf(memberId, anonymousId);
  if (key === null) throw new Error('a visitor without an id');
  if (memberId !== null) return { key, memberId, network: null };
  const salt = await saltOf(db, dayOf(Date.now()));
  return { key, memberId, network: personHash(salt, visitorOf(context)) };
}

/** Likes or dislikes a playlist the caller may see, or withdraws that. */
export async function react(
  context: CallContext,
  playlistId: string,
  pressed: Interaction,
): Promise<PlaylistReactions> {
  const memberId = context.viewer.userId;
  return context.db.transaction(async (transaction) => {
    const playlist = await lockPlaylist(transaction, playlistId);
    if (playlist?.state !== 'shown' || (!playlist.is_public && playlist.owner_id !== memberId))
      throw noPlaylist();
    if (memberId !== null) {
      const { byOne, byOther } = await blocksBetween(transaction, memberId, playlist.owner_id);
      if (byOne || byOther) throw noPlaylist();
    }
    const who = await reactor(context);
    const from = await reactionOf(transaction, playlistId, who.key);
    const to = nextReaction(from, pressed);
    if (
      who.network !== null &&
      from === 0 &&
      (await reactionsFrom(transaction, playlistId, who.network)) >= limits.playlistVotesPerNetwork
    )
      throw new AppError(
        'rateLimited',
        'Your network has voted on this playlist often enough today. Try again tomorrow.',
        {
          retryAfter: 3600,
        },
      );
    const counts = await writeReaction(transaction, playlistId, who, { from, to });
    if (counts === null) throw noPlaylist();
    if (to === 1 && memberId !== null)
      await context.facts.state(transaction, playlistLiked, {
        playlistId,
        memberId,
        ownerId: playlist.owner_id,
      });
    return reactionsView(counts, to);
  });
}

/** Counts an opening of a playlist the caller may see; clearing cookies makes nobody a new viewer. */
export async function recordOpening(
  context: CallContext,
  playlistId: string,
): Promise<{ recorded: boolean; view_count: number }> {
  const salt = await saltOf(context.db, dayOf(Date.now()));
  const outcome = await countOpening(context.db, playlistId, {
    memberId: context.viewer.userId,
    hash: personHash(salt, visitorOf(context)),
    seconds: limits.playlistOpeningSeconds,
  });
  if (outcome === null) throw noPlaylist();
  if (outcome.recorded) await dropOldOpenings(context.db, limits.playlistOpeningSeconds);
  return outcome;
}

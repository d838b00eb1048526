import { limits } from '#contract/limits.ts';
import { AppError } from '../../kit/app-error.ts';
import { newId } from '../../kit/ids.ts';
import { dropCached } from '../../platform/calls/cached-answers.ts';
import type { MemberContext } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { lockOwn } from './own-playlist.ts';
import { positionBetween } from './playlist-rules.ts';
import {
  dropItem,
  holdVideo,
  insertItem,
  itemsOf,
  lockPlaylistsWith,
  recount,
  renumber,
  writePosition,
} from './playlist-video-queries.ts';
import { type LockedPlaylist, touchPlaylist } from './playlist-write-queries.ts';

async function changed(transaction: TransactionExecutor, { id, is_public }: LockedPlaylist): Promise<number> {
  await touchPlaylist(transaction, id);
  const [counted] = await recount(transaction, [id], limits.playlistTags);
  // What is cached for everybody contains no private playlist.
  if (is_public) await dropCached(transaction, 'playlists');
  return counted?.video_count ?? 0;
}

export const addVideo = (context: MemberContext, playlistId: string, videoId: string) =>
  context.db.transaction(async (transaction) => {
    // In the order in which a changing video locks: itself, then the playlists that hold it.
    const isShown = await holdVideo(transaction, videoId);
    const playlist = await lockOwn(transaction, context, playlistId);
    const { id } = playlist;
    if (!isShown) throw new AppError('notFound', 'Video not found.', { field: 'p_video_id' });
    const items = await itemsOf(transaction, id);
    const there = items.find(({ video_id }) => video_id === videoId);
    if (there)
      return { added: false, playlist_video_id: there.id, video_count: await changed(transaction, playlist) };
    if (items.length >= limits.playlistVideos)
      throw new AppError('conflict', `A playlist holds at most ${limits.playlistVideos} videos.`);
    const position = positionBetween(items.at(-1)?.position ?? null, null) ?? 0;
    const itemId = newId();
    await insertItem(transaction, { id: itemId, playlistId: id, video_id: videoId, position });
    return { added: true, playlist_video_id: itemId, video_count: await changed(transaction, playlist) };
  });

export const removeVideo = (context: MemberContext, playlistId: string, videoId: string) =>
  context.db.transaction(async (transaction) => {
    const playlist = await lockOwn(transaction, context, playlistId);
    const removed = await dropItem(transaction, playlist.id, videoId);
    return { removed, video_count: await changed(transaction, playlist) };
  });

/** Puts a video before another one of the playlist, or at its end. */
export const moveVideo = (
  context: MemberContext,
  playlistId: string,
  videoId: string,
  beforeVideoId: string | null,
) =>
  context.db.transaction(async (transaction) => {
    const { id, is_public } = await lockOwn(transaction, context, playlistId);
    const items = await itemsOf(transaction, id);
    const moved = items.find(({ video_id }) => video_id === videoId);
    if (!moved)
      throw new AppError('notFound', 'The playlist does not hold this video.', { field: 'p_video_id' });
    const others = items.filter((item) => item !== moved);
    let place = others.length;
    if (beforeVideoId !== null && beforeVideoId !== moved.video_id) {
      place = others.findIndex(({ video_id }) => video_id === beforeVideoId);
      if (place < 0)
        throw new AppError('notFound', 'The playlist does not hold this video.', {
          field: 'p_before_video_id',
        });
    } else if (beforeVideoId !== null) return { moved: true as const };
    const position = positionBetween(others[place - 1]?.position ?? null, others[place]?.position ?? null);
    if (position === null)
      await renumber(
        transaction,
        others.toSpliced(place, 0, moved).map((item) => item.id),
      );
    else await writePosition(transaction, moved.id, position);
    await touchPlaylist(transaction, id);
    if (is_public) await dropCached(transaction, 'playlists');
    return { moved: true as const };
  });

/** After a change to what is shown of a video: counts, length and tags of the playlists that hold it. */
export async function recountPlaylistsWith(transaction: TransactionExecutor, videoId: string): Promise<void> {
  await recountPlaylists(transaction, await lockPlaylistsWith(transaction, videoId));
}

/** Counts, length and tags of playlists, after their content was changed bypassing this domain's calls. */
export async function recountPlaylists(
  transaction: TransactionExecutor,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await recount(transaction, ids, limits.playlistTags);
  await dropCached(transaction, 'playlists');
}

import type { Input } from '#contract/calls.ts';
import { AppError } from '../../../kit/app-error.ts';
import { dropCached } from '../../../platform/calls/cached-answers.ts';
import type { MemberContext } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { lockHandled } from '../../videos/index.ts';
import { worksOfVideos } from '../work-queries.ts';
import { lookForSkips } from './look-for-skips.ts';
import { deleteSkip, isEpisode, type SkipRow, skipsOfVideo, writeSkip } from './skip-queries.ts';

/** Throws `notFound` unless it is the caller's video, or theirs to manage. */
export const ownSkips = (
  context: MemberContext,
  videoId: string,
): Promise<{ is_episode: boolean; skips: SkipRow[] }> =>
  context.db.transaction(async (transaction) => {
    await lockHandled(transaction, context.viewer, videoId);
    return {
      is_episode: await isEpisode(transaction, videoId),
      skips: await skipsOfVideo(transaction, videoId),
    };
  });

/** Throws `notFound`, `conflict` and `badInput`. */
export const saveSkip = (context: MemberContext, input: Input<'save_own_skip'>): Promise<SkipRow[]> =>
  change(context, input.p_video_id, (transaction) =>
    writeSkip(transaction, input.p_video_id, input.p_kind, timesOf(input)),
  );

/** Throws `notFound` and `conflict`. */
export const resetSkip = (context: MemberContext, input: Input<'reset_own_skip'>): Promise<SkipRow[]> =>
  change(context, input.p_video_id, async (transaction) => {
    await deleteSkip(transaction, input.p_video_id, input.p_kind);
    await lookForSkips(transaction, context, await worksOfVideos(transaction, [input.p_video_id]));
  });

function timesOf({ p_starts_at, p_ends_at }: Input<'save_own_skip'>): { from: number; to: number } | null {
  if (p_starts_at == null && p_ends_at == null) return null;
  if (p_starts_at == null)
    throw new AppError('badInput', 'Say where it begins, too.', { field: 'p_starts_at' });
  if (p_ends_at == null) throw new AppError('badInput', 'Say where it ends, too.', { field: 'p_ends_at' });
  if (p_ends_at - p_starts_at < 1)
    throw new AppError('badInput', 'It ends at least a second after it begins.', { field: 'p_ends_at' });
  return { from: p_starts_at, to: p_ends_at };
}

const change = (
  context: MemberContext,
  videoId: string,
  act: (transaction: TransactionExecutor) => Promise<void>,
): Promise<SkipRow[]> =>
  context.db.transaction(async (transaction) => {
    await lockHandled(transaction, context.viewer, videoId);
    if (!(await isEpisode(transaction, videoId)))
      throw new AppError('conflict', 'This video is no episode of a series.');
    await act(transaction);
    await dropCached(transaction, 'works');
    return skipsOfVideo(transaction, videoId);
  });

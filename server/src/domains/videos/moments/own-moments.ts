import type { Input } from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import type { OwnMoments } from '#contract/moments.ts';
import { AppError } from '../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import { dropCached } from '../../../platform/calls/cached-answers.ts';
import { type CallContext, isAdmin, type MemberContext, type Viewer } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { isMeasured, losePreview } from '../../media/index.ts';
import { lockHandled } from '../handling/lock-handled.ts';
import { mediaOfVideo } from '../media-outcome-queries.ts';
import { announceChange } from '../publishing.ts';
import { lockStoredCounts } from '../publishing-queries.ts';
import { tieImplied } from '../tags/implication-queries.ts';
import {
  countSaid,
  deleteMoment,
  dropPreview,
  insertMoment,
  lengthOfVideo,
  momentsOfVideo,
  momentToChange,
  type SaidMoment,
  slugOfVideo,
  updateMoment,
  videoOfMoment,
  warningNamed,
  warningNames,
  writeDismissed,
} from './moment-queries.ts';

async function answer(
  transaction: TransactionExecutor,
  viewer: Viewer,
  videoId: string,
): Promise<OwnMoments> {
  const mediaId = await mediaOfVideo(transaction, videoId);
  return {
    slug: await slugOfVideo(transaction, videoId),
    may_dismiss: isAdmin(viewer),
    is_measured: mediaId == null ? null : await isMeasured(transaction, mediaId),
    moments: await momentsOfVideo(transaction, videoId),
    warnings: await warningNames(transaction),
  };
}

/** Throws `notFound` unless it is the caller’s video, or theirs to manage. */
export const ownMoments = (context: MemberContext, videoId: string): Promise<OwnMoments> =>
  context.db.transaction(async (transaction) => {
    await lockHandled(transaction, context.viewer, videoId);
    return answer(transaction, context.viewer, videoId);
  });

/** Throws `notFound`, `conflict` and `badInput`. */
export const saveMoment = (context: MemberContext, input: Input<'save_own_moment'>): Promise<OwnMoments> =>
  context.db.transaction(async (transaction) => {
    const { p_video_id: videoId, p_moment_id: momentId } = input;
    await lockHandled(transaction, context.viewer, videoId);
    const said = await readMoment(transaction, input);
    if (momentId == null) {
      if ((await countSaid(transaction, videoId)) >= limits.momentsPerVideo)
        throw new AppError('conflict', `A video has at most ${limits.momentsPerVideo} such moments.`);
      await insertMoment(transaction, videoId, said);
    } else {
      const moment = await momentToChange(transaction, momentId);
      if (moment?.videoId !== videoId) throw noMoment();
      if (!moment.byHand) throw new AppError('conflict', 'This was found by measuring. Add one of your own.');
      await updateMoment(transaction, momentId, said);
    }
    if (said.kind !== 'warning') await leavePreview(transaction, videoId, said);
    await lockStoredCounts(transaction);
    await tieImplied(transaction, videoId);
    await announceChange(transaction, context, videoId);
    return answer(transaction, context.viewer, videoId);
  });

/** Throws `notFound` and `conflict`. */
export const removeMoment = (context: MemberContext, momentId: string): Promise<OwnMoments> =>
  context.db.transaction(async (transaction) => {
    const moment = await holdMoment(transaction, context.viewer, momentId);
    if (!moment.byHand)
      throw new AppError('conflict', 'This was found by measuring. Only an admin can dismiss it.');
    await deleteMoment(transaction, momentId);
    await dropCached(transaction, 'videos');
    return answer(transaction, context.viewer, moment.videoId);
  });

/** An admin’s word on what was found, on record. Throws `notFound`. */
export const dismissFlash = (
  context: CallContext,
  { p_moment_id: id, p_is_dismissed: isDismissed }: Input<'dismiss_found_flash'>,
): Promise<OwnMoments> =>
  context.db.transaction(async (transaction) => {
    const moment = await holdMoment(transaction, context.viewer, id);
    if (moment.byHand) throw noMoment();
    await writeDismissed(transaction, id, isDismissed);
    await recordAct(transaction, actorOf(context.viewer), {
      act: isDismissed ? 'video.flash_dismissed' : 'video.flash_restored',
      targetKind: 'video',
      targetId: moment.videoId,
      summary: isDismissed
        ? 'Said that flashing found in a video is none.'
        : 'Took back that flashing found in a video is none.',
    });
    await dropCached(transaction, 'videos');
    return answer(transaction, context.viewer, moment.videoId);
  });

/** A moment of a video that the viewer handles, locked, the video first, as whoever writes moments does. Throws `notFound`. */
async function holdMoment(transaction: TransactionExecutor, viewer: Viewer, id: string) {
  const videoId = await videoOfMoment(transaction, id);
  if (videoId === null) throw noMoment();
  await lockHandled(transaction, viewer, videoId).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'notFound' ? noMoment() : error;
  });
  const moment = await momentToChange(transaction, id);
  if (moment === null) throw noMoment();
  return moment;
}

/** The excerpt that lists play of a video goes if it shows what is said to flash. */
async function leavePreview(
  transaction: TransactionExecutor,
  videoId: string,
  { from, to }: SaidMoment,
): Promise<void> {
  const mediaId = await mediaOfVideo(transaction, videoId);
  if (mediaId != null && (await losePreview(transaction, mediaId, [{ from, to }])))
    await dropPreview(transaction, videoId);
}

async function readMoment(
  transaction: TransactionExecutor,
  input: Input<'save_own_moment'>,
): Promise<SaidMoment> {
  const { p_kind: kind, p_tag: tag, p_starts_at: from, p_ends_at: to } = input;
  if (to - from < 0.5)
    throw new AppError('badInput', 'It ends at least half a second after it begins.', { field: 'p_ends_at' });
  const length = await lengthOfVideo(transaction, input.p_video_id);
  if (length !== null && from > length + 1)
    throw new AppError('badInput', 'The video is over by then.', { field: 'p_starts_at' });
  if (length !== null && to > length + 1)
    throw new AppError('badInput', 'The video is over by then.', { field: 'p_ends_at' });
  if (kind !== 'warning') return { kind, tagId: null, from, to };
  const tagId = tag == null ? null : await warningNamed(transaction, tag);
  if (tagId === null) throw new AppError('badInput', 'Choose a warning.', { field: 'p_tag' });
  return { kind, tagId, from, to };
}

const noMoment = (): AppError => new AppError('notFound', 'There is no such moment of a video of yours.');

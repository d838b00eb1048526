import { AppError, badInput } from '../../../kit/app-error.ts';
import { cleanText } from '../../../kit/clean-text.ts';
import { actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import type { Platform, Viewer } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { languageLabel } from '../../media/index.ts';
import { lockHandled } from '../handling/lock-handled.ts';
import { videoReviewed } from '../reviewing/review-facts.ts';
import {
  type CaptionRow,
  lockCaptions,
  videoOfCaptions,
  writeRefused,
  writeShown,
} from './caption-queries.ts';
import { captionKey, letGo, show } from './change-captions.ts';

type Machines = Pick<Platform, 'db' | 'facts' | 'jobs' | 'config' | 'storage'>;

/** Subtitles that wait, with their video, for an admin who may know of it. Throws `notFound`. */
export async function lockWaiting(transaction: TransactionExecutor, viewer: Viewer, id: string) {
  const none = () => new AppError('notFound', 'These subtitles aren’t waiting for a review.');
  const videoId = await videoOfCaptions(transaction, id);
  if (videoId === null) throw none();
  const video = await lockHandled(transaction, viewer, videoId);
  const captions = await lockCaptions(transaction, id);
  if (captions?.state !== 'held') throw none();
  return { video, captions };
}

/** Passes waiting subtitles, on record: players offer them, in place of earlier ones in their language. Throws `notFound`. */
export async function approveCaptions(platform: Machines, viewer: Viewer, id: string): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    const { video, captions } = await lockWaiting(transaction, viewer, id);
    const { language, words } = captions;
    const key = captionKey(video.id, id);
    await platform.storage.put(key, words);
    await letGo(transaction, platform, { videoId: video.id, language, states: ['shown'] });
    await writeShown(transaction, id, key);
    await show(transaction, platform, video, language);
    await record(transaction, viewer, video, captions, { what: 'approved' });
    await tellSender(transaction, platform, video, captions, 'approved');
  });
}

/** Refuses waiting subtitles, on record and with the reason; what was offered before stays. Throws `notFound`, `badInput`. */
export async function refuseCaptions(
  platform: Machines,
  viewer: Viewer,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const words = cleanText(reason);
  if (words === '') throw badInput('p_reason', 'Say why, so that the uploader can fix it.');
  await platform.db.transaction(async (transaction) => {
    const { video, captions } = await lockWaiting(transaction, viewer, id);
    await writeRefused(transaction, id, words);
    await record(transaction, viewer, video, captions, { what: 'refused', reason: words });
    await tellSender(transaction, platform, video, captions, 'refused');
  });
}

const tellSender = (
  transaction: TransactionExecutor,
  { facts }: Pick<Platform, 'facts'>,
  { id: videoId, title }: { id: string; title: string },
  { senderId }: CaptionRow,
  outcome: 'approved' | 'refused',
): Promise<void> =>
  facts.state(transaction, videoReviewed, {
    videoId,
    uploaderId: senderId,
    title,
    outcome,
    of: 'captions',
  });

const record = (
  transaction: TransactionExecutor,
  viewer: Viewer,
  video: { id: string; title: string },
  { id, language }: CaptionRow,
  { what, ...details }: { what: 'approved' | 'refused'; reason?: string },
): Promise<void> =>
  recordAct(transaction, actorOf(viewer), {
    act: `video.captions_${what}`,
    targetKind: 'video',
    targetId: video.id,
    summary: `${what === 'approved' ? 'Approved' : 'Refused'} ${languageLabel(language)} subtitles of "${video.title}".`,
    details: { captions: id, language, ...details },
  });

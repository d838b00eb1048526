import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { tallFrom } from '../costs/cost-queries.ts';
import { filesAdded, qualityChanged } from '../media-facts.ts';
import { listRenditions, type Rendition } from '../media-queries.ts';
import { writeMaster } from '../second-generation/list-generation.ts';
import { dropRenditionsJob } from './drop-renditions.job.ts';
import { lockReady, takeRenditions } from './retention-queries.ts';

/** Who has begun to play a rendition goes on until the longest video that a site may allow is over, pauses included. */
const playedSeconds = 36 * 3600;

const heightOf = ({ name }: Pick<Rendition, 'name'>): number =>
  Number(/^(\d+)p$/.exec(name)?.[1] ?? Number.NaN);

/** The renditions above what stays; none where nothing of use would be left. */
export function tallOf(renditions: readonly Rendition[]): string[] {
  const heights = renditions.map(heightOf);
  if (!heights.some((height) => height <= tallFrom && height >= 480)) return [];
  return renditions.filter((rendition) => heightOf(rendition) > tallFrom).map(({ name }) => name);
}

/**
 * Takes the tallest renditions out of a ready file, in the transaction of the caller, who has asked whether it must stay. The
 * master goes first, so that nobody is sent to what is not there; the files follow once nobody can be playing them. Answers the
 * bytes that come free.
 */
export async function trimRenditions(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'config' | 'facts' | 'jobs' | 'storage'>,
  mediaId: string,
): Promise<number> {
  if (!(await lockReady(transaction, mediaId))) return 0;
  const all = await listRenditions(transaction, mediaId);
  const names = tallOf(all);
  if (names.length === 0) return 0;
  const gone = await takeRenditions(transaction, mediaId, names);
  await writeMaster(transaction, platform.storage, mediaId);
  await platform.jobs.enqueue(
    transaction,
    dropRenditionsJob,
    { mediaId, names },
    { singletonKey: mediaId, startAfterSeconds: playedSeconds },
  );
  // The master was written where nobody but us fetches it, if it is public.
  await platform.facts.state(transaction, filesAdded, { mediaId });
  const best = all.filter(({ name, kind }) => kind === 'video' && !names.includes(name)).at(-1)!;
  await platform.facts.state(transaction, qualityChanged, { mediaId, quality: best.name });
  return gone.reduce((sum, { bytes }) => sum + bytes, 0);
}

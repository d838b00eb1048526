import { stat } from 'node:fs/promises';
import { deleteStayDown, hashOfFile, insertStayDown, listStayDown } from '../../domains/media/index.ts';
import { barVideo } from '../../domains/videos/index.ts';
import { AppError, badInput } from '../../kit/app-error.ts';
import { recordAct, shell } from '../../platform/audit/record-act.ts';
import type { Database, Executor, TransactionExecutor } from '../../platform/db/database.ts';
import { createJobs } from '../../platform/jobs/pg-boss-jobs.ts';
import { slugInAddress } from '../video-address.ts';
import type { StayDownOptions } from './stay-down-options.ts';
import { fileOfVideo, videosOfHash } from './stay-down-queries.ts';

/** Does what was asked and returns the lines to print. Throws AppError with one sentence for a person. */
export async function runStayDown(
  db: Database,
  options: StayDownOptions,
  siteAddress: string,
): Promise<string[]> {
  if (options.action === 'list') {
    const entries = await listStayDown(db);
    if (entries.length === 0) return ['Nothing is on the list.'];
    return entries.map(({ sha256, reason, addedAt }) =>
      [sha256.toString('hex'), addedAt.toISOString().slice(0, 10), reason.replace(/\s+/g, ' ')].join('  '),
    );
  }
  const { sha256, videoId } = await fileOf(db, options.what);
  const hash = sha256.toString('hex');
  const { action } = options;
  return db.transaction(async (transaction) => {
    if (action === 'remove') {
      if (!(await deleteStayDown(transaction, sha256)))
        throw new AppError('notFound', `${hash} is not on the list.`);
      await record(transaction, 'removed', { sha256: hash });
      return [`${hash} may come in again.`];
    }
    const { reason } = options;
    const barred =
      videoId === null ? null : await barVideo(transaction, { jobs: createJobs(db) }, shell, videoId, reason);
    if (barred === null) {
      await insertStayDown(transaction, sha256, reason);
      await record(transaction, 'added', { sha256: hash, reason });
    }
    const videos = await videosOfHash(transaction, sha256);
    return [
      `${hash} stays down from now on.`,
      ...(barred !== null && barred.frames > 0
        ? [`It is known in other encodings too, by ${barred.frames} of its frames.`]
        : []),
      // Videos already on the site are not taken down by this: a job holds them for an admin.
      ...videos.map(
        ({ slug, publishStatus }) =>
          `A video here came from this file (${publishStatus}): ${siteAddress}/play/${slug}`,
      ),
    ];
  });
}

const record = (
  transaction: TransactionExecutor,
  what: 'added' | 'removed',
  details: Record<string, string>,
): Promise<void> =>
  recordAct(transaction, shell, {
    act: `stay_down.${what}`,
    targetKind: 'stay_down',
    targetId: null,
    summary:
      what === 'added'
        ? 'Put a file on the list of what stays down.'
        : 'Took a file off the list of what stays down.',
    details,
  });

/** A SHA-256 as it is written; else that of a file; else that of the file from which a video of this site came. */
async function fileOf(db: Executor, what: string): Promise<{ sha256: Buffer; videoId: string | null }> {
  if (/^[0-9a-f]{64}$/i.test(what)) return { sha256: Buffer.from(what, 'hex'), videoId: null };
  const facts = await stat(what).catch(() => null);
  if (facts?.isFile()) return { sha256: await hashOfFile(what), videoId: null };
  const slug = slugInAddress(what);
  const video = await fileOfVideo(db, slug);
  if (video === undefined)
    throw badInput('what', `"${what}" is no file, no SHA-256 and no video of this site.`);
  if (video.sha256 === null) throw badInput('what', `It is not known from which file "${slug}" came.`);
  return { sha256: video.sha256, videoId: video.id };
}

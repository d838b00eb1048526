import { stat } from 'node:fs/promises';
import { deleteStayDown, hashOfFile, insertStayDown, listStayDown } from '../../domains/media/index.ts';
import { AppError, badInput } from '../../kit/app-error.ts';
import type { Executor } from '../../platform/db/database.ts';
import { slugInAddress } from '../video-address.ts';
import type { StayDownOptions } from './stay-down-options.ts';
import { hashOfVideo, videosOfHash } from './stay-down-queries.ts';

/** Does what was asked for and answers the lines to say. Throws AppError with one sentence for a person. */
export async function runStayDown(
  db: Executor,
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
  const sha256 = await hashOf(db, options.what);
  if (options.action === 'remove') {
    if (!(await deleteStayDown(db, sha256)))
      throw new AppError('notFound', `${sha256.toString('hex')} is not on the list.`);
    return [`${sha256.toString('hex')} may come in again.`];
  }
  await insertStayDown(db, sha256, options.reason);
  const videos = await videosOfHash(db, sha256);
  return [
    `${sha256.toString('hex')} stays down from now on.`,
    // What is up already is not taken down by this.
    ...videos.map(
      ({ slug, publishStatus }) =>
        `A video here came from this file (${publishStatus}): ${siteAddress}/play/${slug}`,
    ),
  ];
}

/** A SHA-256 as it is written; else that of a file; else that of the file from which a video of this site came. */
async function hashOf(db: Executor, what: string): Promise<Buffer> {
  if (/^[0-9a-f]{64}$/i.test(what)) return Buffer.from(what, 'hex');
  const facts = await stat(what).catch(() => null);
  if (facts?.isFile()) return hashOfFile(what);
  const slug = slugInAddress(what);
  const sha256 = await hashOfVideo(db, slug);
  if (sha256 === undefined)
    throw badInput('what', `"${what}" is no file, no SHA-256 and no video of this site.`);
  if (sha256 === null) throw badInput('what', `It is not known from which file "${slug}" came.`);
  return sha256;
}

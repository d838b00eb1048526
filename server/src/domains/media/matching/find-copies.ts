import type { Executor } from '../../../platform/db/database.ts';
import { filesSharing, findFingerprint, identicalFiles } from './fingerprint-queries.ts';
import { bandsOfFile, mirrored } from './frame-hash-rules.ts';
import { likeness } from './match-rules.ts';

/** Files compared frame by frame: those that share the most parts. */
const mostCompared = 64;
const mostIdentical = 100;

export interface FileCopy {
  mediaId: string;
  kind: 'identical' | 'near';
  /** Share of one side's frames that the other has, 0 to 1. */
  share: number;
}

/** Files here that were made from the same bytes as this one. */
export const identicalMedia = (db: Executor, mediaId: string): Promise<string[]> =>
  identicalFiles(db, mediaId, mostIdentical);

/** Files here that were made from the same bytes as this one, or show the same by the rule for uploads; the likest first. */
export async function findCopies(db: Executor, mediaId: string): Promise<FileCopy[]> {
  const [identical, frames] = await Promise.all([
    identicalFiles(db, mediaId, mostIdentical),
    findFingerprint(db, mediaId),
  ]);
  const copies: FileCopy[] = identical.map((id) => ({ mediaId: id, kind: 'identical', share: 1 }));
  const hashes = (frames ?? []).map(({ hash }) => hash);
  if (hashes.length === 0) return copies;
  const bands = [...new Set([...bandsOfFile(hashes), ...bandsOfFile(hashes.map(mirrored))])];
  const near: FileCopy[] = [];
  for (const file of await filesSharing(db, mediaId, bands, mostCompared)) {
    const found = identical.includes(file.mediaId) ? null : likeness(hashes, file.hashes);
    if (found !== null) near.push({ mediaId: file.mediaId, kind: 'near', share: found.share });
  }
  return [...copies, ...near.sort((one, other) => other.share - one.share)];
}

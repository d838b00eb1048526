import type { Executor } from '../../../platform/db/database.ts';
import type { Match } from './check-queries.ts';
import { bandsOf, mirrored } from './frame-hash-rules.ts';
import { likeness, matchRule } from './match-rules.ts';
import { candidates, entryOfHash, framesOf, type ListedFrames } from './stay-down-queries.ts';

/** Entries compared frame by frame: those that share the most hash parts. */
const mostCompared = 64;

/**
 * What a file resembles on the local list, directly or mirrored. An index finds the entries that share one of
 * the 16 parts of any frame's hash; only those are compared in full, so the work does not grow with the list.
 */
export async function findLookalikes(db: Executor, frames: readonly Buffer[]): Promise<Match[]> {
  if (frames.length === 0) return [];
  const bands = [...frames, ...frames.map(mirrored)].map(bandsOf);
  const near = await candidates(db, bands, mostCompared);
  const entries = await framesOf(
    db,
    near.map(({ entryId }) => entryId),
  );
  return entries.flatMap((entry) => matchOf(frames, entry) ?? []);
}

/**
 * What a file has in common with an entry, by everything known about their frames; null: they are not alike.
 */
export function matchOf(frames: readonly Buffer[], entry: ListedFrames): Match | null {
  const { id, reason, hashes } = entry;
  const found = likeness(frames, hashes);
  if (found === null) return null;
  const share = Math.round(found.share * 1000) / 1000;
  return {
    list: 'stay-down',
    reason,
    entry_id: id,
    kind: 'frames',
    share,
    mirrored: found.isMirrored,
    rule: matchRule,
    ...minorMark(entry),
  };
}

const minorMark = ({ isMinorRelated }: { isMinorRelated: boolean }): Pick<Match, 'is_minor_related'> =>
  isMinorRelated ? { is_minor_related: true } : {};

/** A file is identical to an entry's. */
export const sameFile = (entry: { id: string; reason: string; isMinorRelated: boolean }): Match => ({
  list: 'stay-down',
  reason: entry.reason,
  entry_id: entry.id,
  kind: 'file',
  share: 1,
  ...minorMark(entry),
});

/** The entry of this exact file, which may have been listed after the file was taken in. */
export async function findEntryOf(db: Executor, sha256: Buffer | null): Promise<Match[]> {
  const entry = sha256 === null ? null : await entryOfHash(db, sha256);
  return entry === null ? [] : [sameFile(entry)];
}

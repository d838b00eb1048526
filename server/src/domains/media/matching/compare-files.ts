import { setImmediate as others } from 'node:timers/promises';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { mediaChecked } from '../media-facts.ts';
import { type Match, writeMatch } from './check-queries.ts';
import { filesAfter, filesOfEntries } from './compared-queries.ts';
import { matchOf, sameFile } from './find-lookalikes.ts';
import { writeFingerprint } from './fingerprint-queries.ts';
import { askedFrames, chosenFrames, mostFrames, touches } from './match-rules.ts';
import { framesOf, type ListedFrames } from './stay-down-queries.ts';
import { storyboardFrames } from './storyboard-frames.ts';

type Machines = Pick<Platform, 'db' | 'storage'>;

/** A file that is here, and a list entry it resembles. */
export interface FoundFile {
  mediaId: string;
  match: Match;
}

/** Files identical to those of these entries. */
export async function sameFiles(
  { db }: Pick<Platform, 'db'>,
  entryIds: readonly string[],
): Promise<FoundFile[]> {
  const files = await filesOfEntries(db, entryIds);
  return files.map(({ mediaId, ...entry }) => ({ mediaId, match: sameFile(entry) }));
}

/**
 * Compares the next files that are here with the frames of these entries, by the rule for uploads. `after`:
 * the asset compared last; null: none yet. Answers how many files there were, fewer than `limit` at the end.
 * Throws once `signal` is aborted.
 */
export async function compareFiles(
  platform: Machines,
  entryIds: readonly string[],
  { after, limit, signal }: { after: string | null; limit: number; signal: AbortSignal },
): Promise<{ found: FoundFile[]; compared: number; last: string | null }> {
  const entries = await framesOf(platform.db, entryIds);
  const files = entries.length === 0 ? [] : await filesAfter(platform.db, after, limit);
  const found: FoundFile[] = [];
  for (const { mediaId, frames } of files) {
    signal.throwIfAborted();
    // Comparing one takes 0.3 ms per entry of 64 frames: the process has other work.
    await others();
    const matches = await compareFile(platform, mediaId, frames, entries);
    found.push(...matches.map((match) => ({ mediaId, match })));
  }
  return { found, compared: files.length, last: files.at(-1)?.mediaId ?? null };
}

async function compareFile(
  platform: Machines,
  mediaId: string,
  known: Buffer[] | null,
  entries: readonly ListedFrames[],
): Promise<Match[]> {
  const own = known ?? (await takeFrames(platform, mediaId));
  const near = entries.filter(({ hashes }) => touches(own, hashes));
  if (near.length === 0) return [];
  // Not every frame of a long film is stored: if one matches, all are compared, as for an upload.
  const all = own.length < mostFrames ? null : await storyboardFrames(platform, mediaId);
  const frames = all === null ? own : askedFrames(all).map(({ hash }) => hash);
  return near.flatMap((entry) => matchOf(own, entry) ?? matchOf(frames, entry) ?? []);
}

/** The frames of a file that predates frame hashing. */
async function takeFrames(platform: Machines, mediaId: string): Promise<Buffer[]> {
  const frames = chosenFrames((await storyboardFrames(platform, mediaId)) ?? []);
  await writeFingerprint(platform.db, mediaId, frames);
  return frames.map(({ hash }) => hash);
}

/**
 * A file that is here resembles an entry: it is held for a person, unless one has passed it despite this very
 * entry. States `mediaChecked`. Answers whether anything is new.
 */
export async function holdFile(
  transaction: TransactionExecutor,
  { facts }: Pick<Platform, 'facts'>,
  { mediaId, match }: FoundFile,
): Promise<boolean> {
  if (!(await writeMatch(transaction, mediaId, match))) return false;
  await facts.state(transaction, mediaChecked, { mediaId, isHeld: true });
  return true;
}

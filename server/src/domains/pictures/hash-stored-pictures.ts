import { createHash } from 'node:crypto';
import { AppError } from '../../kit/app-error.ts';
import { newId } from '../../kit/ids.ts';
import { askForPicture, entryOfAny, findPictureLookalikes, type Match } from '../media/index.ts';
import { hold } from './compare-pictures.ts';
import { hashesOfDrawn } from './draw-picture.ts';
import { hashingProgress, noteHashed } from './hashing-queries.ts';
import { type Intake, type IntakeName, intakes } from './intakes.ts';
import { insertPicture, pictureOfKey } from './picture-queries.ts';
import type { PictureTarget, StoredPicture } from './picture-target.ts';
import type { SettlingMachines } from './settle-picture.ts';

/** Rows read at once. */
const together = 100;

interface Pace {
  signal: AbortSignal;
  /** Called after each picture. False: that is enough for now; another call continues from there. */
  afterEach(): Promise<boolean>;
}

/**
 * Adds hashes to pictures that predate them, one at a time, and holds listed ones as if they had just
 * arrived. Continues where it stopped. Throws MatcherFault if the matching service gives no answer: that
 * picture is asked about again.
 */
export async function hashStoredPictures(
  platform: SettlingMachines,
  targets: readonly PictureTarget[],
  pace: Pace,
): Promise<void> {
  const progress = await hashingProgress(platform.db);
  for (const target of targets)
    for (const intake of target.intakes) {
      const so = progress.find((one) => one.intake === intake);
      if (so?.isDone || isNotCompared(intake)) continue;
      if (!(await hashIntake(platform, targets, { target, intake, from: so?.nextPlace ?? null }, pace)))
        return;
    }
}

const isNotCompared = (name: IntakeName): boolean => {
  const intake: Intake = intakes[name];
  return intake.notCompared !== undefined;
};

/** False: it was told to stop. */
async function hashIntake(
  platform: SettlingMachines,
  targets: readonly PictureTarget[],
  { target, intake, ...begin }: { target: PictureTarget; intake: IntakeName; from: string | null },
  { signal, afterEach }: Pace,
): Promise<boolean> {
  let { from } = begin;
  // A killed run may have got this far: hashes written, but what they found not yet held.
  let isFirst = true;
  for (;;) {
    const rows = await target.stored(platform.db, intake, { from, limit: together + 1 });
    for (const [at, row] of rows.slice(0, together).entries()) {
      signal.throwIfAborted();
      const became = await hashOne(platform, targets, { target, intake, row, isFirst }, signal);
      isFirst = false;
      from = rows[at + 1]?.place ?? null;
      await noteHashed(platform.db, intake, { next: from, became });
      if (became !== 'known' && !(await afterEach())) return false;
    }
    if (rows.length === 0) await noteHashed(platform.db, intake, { next: null, became: 'none' });
    if (rows.length <= together) return true;
  }
}

async function hashOne(
  platform: SettlingMachines,
  targets: readonly PictureTarget[],
  {
    target,
    intake,
    row,
    isFirst,
  }: { target: PictureTarget; intake: IntakeName; row: StoredPicture; isFirst: boolean },
  signal: AbortSignal,
): Promise<'hashed' | 'found' | 'unreadable' | 'known'> {
  const { db, storage, config, log } = platform;
  const [largest] = row.keys;
  if (largest === undefined) return 'known';
  const known = await pictureOfKey(db, largest);
  if (known !== null && !isFirst) return 'known';
  const files: Buffer[] = [];
  for (const key of row.keys) {
    const bytes = await storage.get(key);
    if (bytes !== null) files.push(bytes);
  }
  const hashes = files.length < row.keys.length ? null : await hashesIfPicture(intake, files);
  if (hashes === null) {
    log.warn({ intake, subjectId: row.subjectId }, 'a stored picture is gone, or is none');
    return 'unreadable';
  }
  const sha256s: Buffer[] = files.map((bytes) => createHash('sha256').update(bytes).digest());
  if (row.sentSha256 !== null) sha256s.unshift(row.sentSha256);
  const { ownerId, subjectId, details, keys } = row;
  const id = known?.id ?? newId();
  const picture = { id, intake, ownerId, subjectId, details, sha256s, keys };
  const found: Match[] = [
    ...(await exactly(platform, sha256s)),
    ...(await findPictureLookalikes(db, hashes)),
  ];
  // Nothing is written before the service answers, so that the same picture is asked about again if it does
  // not.
  found.push(...(await askForPicture(config, { sha256: sha256s[0] ?? null, hashes }, signal)));
  const isThere = await db.transaction(async (transaction) => {
    if (known !== null) return true;
    // A replacement made now waits for this, and then forgets it along with its file.
    const [now] = await target.stored(transaction, intake, { from: row.place, limit: 1 });
    if (now?.keys.join() !== row.keys.join()) return false;
    await insertPicture(
      transaction,
      { ...picture, state: 'shown', found: [], isMinorRelated: false },
      hashes,
    );
    return true;
  });
  if (!isThere) return 'known';
  let isHeld = false;
  for (const match of found) isHeld = (await hold(platform, targets, id, match)) || isHeld;
  return isHeld ? 'found' : 'hashed';
}

async function hashesIfPicture(name: IntakeName, files: readonly Buffer[]): Promise<Buffer[] | null> {
  const intake: Intake = intakes[name];
  try {
    return await hashesOfDrawn(files, { isMoving: intake.isMoving === true });
  } catch (error) {
    if (error instanceof AppError && error.kind === 'badInput') return null;
    throw error;
  }
}

async function exactly({ db }: SettlingMachines, sha256s: readonly Buffer[]): Promise<Match[]> {
  const entry = await entryOfAny(db, sha256s);
  if (entry === null) return [];
  const about = {
    list: 'stay-down',
    reason: entry.reason,
    entry_id: entry.id,
    kind: 'file' as const,
    share: 1,
  };
  return [{ ...about, ...(entry.isMinorRelated ? { is_minor_related: true } : {}) }];
}

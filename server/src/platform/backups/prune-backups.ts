import type { BackupTarget } from './backup-target.ts';
import type { StoredFile } from './copy-files.ts';
import { keysIn, listBackups, objects } from './manifest.ts';
import { readLines } from './packed-lines.ts';

/** Milliseconds for which a copy that no backup names is kept: a backup may be under way. */
const strayAge = 2 * 86_400_000;
/** Copies whose names are held in memory at once. */
const mostHeld = 2_000_000;

/** Deletes all but the newest `keep` backups, and the copies that none of these needs. Answers how many backups went. */
export async function pruneBackups(target: BackupTarget, keep: number): Promise<number> {
  const ids = await listBackups(target);
  const [going, staying] = [ids.slice(0, -keep), ids.slice(-keep)];
  for (const id of going) {
    // Without its manifest it is no backup any more, should this be interrupted.
    await target.delete(keysIn(id).manifest);
    for await (const { key } of target.list(keysIn(id).folder)) await target.delete(key);
  }
  if (going.length > 0) await deleteStrays(target, staying);
  return going.length;
}

async function deleteStrays(target: BackupTarget, staying: string[]): Promise<void> {
  const old = Date.now() - strayAge;
  let lines = 0;
  for (const id of staying) for await (const _ of readLines(target, keysIn(id).files)) lines++;
  const rounds = Math.max(1, Math.ceil(lines / mostHeld));
  const roundOf = (copy: string): number => Number.parseInt(copy.slice(-8), 16) % rounds;
  for (let round = 0; round < rounds; round++) {
    const needed = new Set<string>();
    for (const id of staying)
      for await (const { copy } of readLines<StoredFile>(target, keysIn(id).files))
        if (roundOf(copy) === round) needed.add(copy);
    for await (const { key, modifiedAt } of target.list(objects))
      if (roundOf(key) === round && !needed.has(key) && modifiedAt.getTime() < old) await target.delete(key);
  }
}

import { chmod, chown, lchown, lstat, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Fence, FencedRun } from './fence-plan.ts';

/** A file that the fenced user may not read and that is not ours to open up. The message is for a person. */
export class NotLendable extends Error {}

/**
 * Opens the files of a run to the user it runs as, if that is not us: what it reads by group, and the folder
 * it writes to by group too. The folder stays ours and sticky, so that what we have taken over cannot be
 * swapped.
 */
export async function lend(
  { identity, dataDir }: Lending,
  { reads, writes }: Pick<FencedRun, 'reads' | 'writes'>,
): Promise<void> {
  if (identity === null) return;
  for (const file of reads) await lendFile(file, identity, dataDir);
  if (writes === null) return;
  const folders = (await readdir(writes, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  for (const folder of [writes, ...folders.map(({ name }) => path.join(writes, name))]) {
    await chown(folder, process.getuid!(), identity);
    await chmod(folder, 0o1770);
  }
}

type Lending = Pick<Fence, 'identity' | 'dataDir'>;

/** Whether a fenced program can be allowed to read a file: everybody may, or it is ours, under DATA_DIR. */
export const isLendable = async (fence: Lending, file: string): Promise<boolean> =>
  fence.identity === null || (await isOpen(file, fence.identity)) || isOurs(file, fence.dataDir);

async function isOpen(file: string, identity: number): Promise<boolean> {
  const { mode, gid } = await stat(file);
  return (mode & 0o004) !== 0 || (gid === identity && (mode & 0o040) !== 0);
}

const isOurs = async (file: string, dataDir: string): Promise<boolean> =>
  (await stat(file)).uid === process.getuid!() &&
  (await realpath(file)).startsWith(`${await realpath(dataDir)}/`);

async function lendFile(file: string, identity: number, dataDir: string): Promise<void> {
  if (await isOpen(file, identity)) return;
  const { mode, uid } = await stat(file);
  if (!(await isOurs(file, dataDir)))
    throw new NotLendable(
      'This file is closed to the user that looks at it. Make it readable for others (chmod o+r), and try again.',
    );
  await chown(file, uid, identity);
  await chmod(file, (mode & 0o7777) | 0o040);
}

/**
 * Whether a path in a lent folder is a plain file of that folder and not a way out of it: code that took over
 * a decoder may leave links for us to follow. Makes the file ours. False if there is none.
 */
export async function takeBack(folder: string, file: string): Promise<boolean> {
  if (process.getuid?.() === 0) await lchown(file, 0, 0).catch(() => {});
  const facts = await lstat(file).catch(() => null);
  if (facts === null) return false;
  const isPlain = facts.isFile() && facts.nlink === 1;
  const home = await realpath(path.dirname(file));
  const root = await realpath(folder);
  if (!isPlain || (home !== root && !home.startsWith(`${root}/`)))
    throw new Error(`${path.basename(file)} is no plain file of its folder`);
  return true;
}

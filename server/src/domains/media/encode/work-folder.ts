import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { diskFault } from '../source/source-rules.ts';

const ownerFile = 'owner.json';
export const pidFileOf = (folder: string): string => path.join(folder, 'ffmpeg.pid');

interface Owner {
  host: string;
  pid: number;
  /** Clock ticks at which the process began, if the system tells: process ids are reused. */
  started: string | null;
}

/** When a process began, from Linux; null if it is gone or the system does not say. */
async function startOf(pid: number): Promise<string | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return line?.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}
/** Who owns a folder; null if nothing says so. On a full disk the owner file may be truncated. */
async function ownerOf(folder: string): Promise<Owner | null> {
  try {
    return JSON.parse(await readFile(path.join(folder, ownerFile), 'utf8')) as Owner | null;
  } catch {
    return null;
  }
}
async function isAlive({ host, pid, started }: Owner): Promise<boolean> {
  if (host !== hostname()) return true;
  if (started !== null) return (await startOf(pid)) === started;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Ends the ffmpeg left by a killed worker, if it still works in this folder. */
async function endLeftover(folder: string): Promise<void> {
  const pid = Number(await readFile(pidFileOf(folder), 'utf8').catch(() => ''));
  if (!(pid > 1)) return;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (!command.includes(folder)) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}

const rootOf = (dataDir: string): string => path.join(dataDir, 'work');

/** An empty folder for one asset; anything left there by an earlier attempt is removed. */
export async function openWorkFolder(dataDir: string, mediaId: string): Promise<string> {
  const folder = path.join(rootOf(dataDir), mediaId);
  await closeWorkFolder(folder);
  await mkdir(folder, { recursive: true });
  const owner: Owner = { host: hostname(), pid: process.pid, started: await startOf(process.pid) };
  await writeFile(path.join(folder, ownerFile), JSON.stringify(owner));
  return folder;
}
export async function closeWorkFolder(folder: string): Promise<void> {
  await endLeftover(folder);
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}

const day = 86_400_000;

/**
 * Removes what killed processes left on this machine: folders without a living owner, and files that waited a
 * day to be taken in. Folders of living processes, here or on another machine, stay. Called when a worker
 * starts.
 */
export async function cleanWorkFolders(dataDir: string): Promise<number> {
  let removed = 0;
  for (const name of await readdir(rootOf(dataDir)).catch(() => [])) {
    const folder = path.join(rootOf(dataDir), name);
    const owner = await ownerOf(folder);
    if (owner !== null && (await isAlive(owner))) continue;
    await closeWorkFolder(folder);
    removed++;
  }
  for (const name of await readdir(incomingFolder(dataDir)).catch(() => [])) {
    const file = path.join(incomingFolder(dataDir), name);
    const facts = await stat(file).catch(() => null);
    if (facts === null || Date.now() - facts.mtimeMs < day) continue;
    await rm(file, { recursive: true, force: true });
    removed++;
  }
  return removed;
}

export const incomingFolder = (dataDir: string): string => path.join(dataDir, 'incoming');

/** A name for a file that is being received. */
export async function newIncomingFile(dataDir: string): Promise<string> {
  await mkdir(incomingFolder(dataDir), { recursive: true });
  return path.join(incomingFolder(dataDir), randomBytes(12).toString('hex'));
}

/** Too little room on the disk. The message is for a person. */
export class NotEnoughSpace extends Error {}

/** Throws NotEnoughSpace if work on a source of this many bytes would fill the disk of this folder. */
export async function checkDisk(folder: string, sourceBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const fault = diskFault(sourceBytes, bavail * bsize);
  if (fault !== null) throw new NotEnoughSpace(fault);
}

import { accessSync, constants, existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import path from 'node:path';
import { restoreMark } from '../../platform/backups/restore-mark.ts';
import { makeFolder } from '../../platform/make-folder.ts';

// What would stop the start, found before anything is touched: one line each, with what to do.

const megabyte = 2 ** 20;
const leastSpace = 300 * megabyte;
const littleSpace = 3 * 1024 * megabyte;

type Code = { code?: string };

function whoWeAre(): string {
  try {
    return userInfo().username;
  } catch {
    // Containers may run as a user id without a name.
    return `user ${process.getuid?.()}`;
  }
}

/** Null when the address is free. Port 0 always is. */
export async function portFault(host: string, port: number): Promise<string | null> {
  if (port === 0) return null;
  const code = await listenCode(host, port);
  if (code === 'EADDRINUSE') return takenWords(port);
  if (code === 'EACCES')
    return `Port ${port} may not be used by ${whoWeAre()}. Start with a port above 1023, e.g. PORT=3000, and put a proxy before it.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EINVAL')
    return `HOST is ${host}, which is no address of this machine. Set it to one, or leave it out to listen on this machine only.`;
  if (code !== null) return `The site can’t listen on ${host}, port ${port} (${code}).`;
  // `localhost` may mean either loopback address, and another program on the other one would answer in our place.
  if (host === '127.0.0.1' && (await listenCode('::1', port)) === 'EADDRINUSE') return takenWords(port);
  return null;
}

const takenWords = (port: number): string =>
  `Port ${port} is taken by another program. Stop it, or start on another port: PORT=${port + 1} npm start`;

function listenCode(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: Code) => resolve(error.code ?? 'unknown'));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

/** Null when files can be made in the folder; makes it if it is missing. */
export function dataFolderFault(folder: string): string | null {
  const probe = path.join(folder, `.writable-${process.pid}`);
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    writeFileSync(probe, '');
    rmSync(probe);
    return null;
  } catch (error) {
    const { code } = error as Code;
    if (code === 'ENOSPC') return spaceWords(folder, 0);
    return `The data folder ${folder} cannot be written by ${whoWeAre()} (${code}). Make it writable, or set DATA_DIR to another folder.`;
  }
}

/** A place that a backup is only half restored into is no site yet. */
export function restoreFault(folder: string): string | null {
  return existsSync(path.join(folder, restoreMark))
    ? `A restore into ${folder} did not come to its end. Run it again (npm run restore), and it goes on; or empty the folder.`
    : null;
}

export interface SpaceVerdict {
  fault: string | null;
  warning: string | null;
}

/** Whether the disk of the folder has room to start, and to work for a while. */
export function judgeSpace(folder: string, free: number = freeBytes(folder)): SpaceVerdict {
  if (free < leastSpace) return { fault: spaceWords(folder, free), warning: null };
  if (free >= littleSpace) return { fault: null, warning: null };
  const warning = `Only ${Math.floor(free / megabyte)} MB are free on the disk of ${folder}: videos may soon not fit.`;
  return { fault: null, warning };
}

const spaceWords = (folder: string, free: number): string =>
  `Only ${Math.floor(free / megabyte)} MB are free on the disk of ${folder}, and Tsukimi needs ${leastSpace / megabyte} MB to start. Free some space, or set DATA_DIR to another disk.`;

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

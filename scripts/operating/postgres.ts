import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';

// Debian's PostgreSQL and what runs beside it, for trials: none of it runs as root.

export const programs = '/usr/lib/postgresql/15/bin';
/** Password of its superuser. */
export const secret = 'trial';

const isRoot = process.getuid?.() === 0;

/** How a program is started as the user of PostgreSQL. */
export const asPostgres = (file: string, args: string[]): [string, string[]] =>
  isRoot
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', file, ...args]]
    : [file, args];

/** A new folder that belongs to that user. */
export function ownFolder(folder: string, name: string): string {
  const own = path.join(folder, name);
  mkdirSync(own);
  if (isRoot) {
    const id = Number(execFileSync('id', ['-u', 'postgres']).toString());
    chownSync(own, id, id);
  }
  return own;
}

export const serverUrl = (port: number, database: string): string =>
  `postgres://postgres:${secret}@127.0.0.1:${port}/${database}`;

import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../server/src/platform/db/embedded-postgres.ts';
import { type Trial, until } from './processes.ts';

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

/** A server with an empty database `site`; answers its port. */
export async function startServer(
  trial: Trial,
  { name = 'server', settings = [] }: { name?: string; settings?: readonly string[] } = {},
): Promise<number> {
  chmodSync(trial.folder, 0o755);
  const data = path.join(ownFolder(trial.folder, name), 'data');
  const password = path.join(trial.folder, 'password');
  writeFileSync(password, secret, { mode: 0o644 });
  execFileSync(
    ...asPostgres(path.join(programs, 'initdb'), [
      ...['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${password}`],
      ...['--encoding=UTF8', '--locale=C.UTF-8'],
    ]),
    { stdio: 'ignore' },
  );
  const port = await freePort();
  trial.run(
    ...asPostgres(path.join(programs, 'postgres'), [
      ...['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'],
      ...['-c', 'unix_socket_directories=', '-c', 'max_connections=100'],
      ...settings.flatMap((setting) => ['-c', setting]),
    ]),
    {},
    true,
  );
  await until(() => query(serverUrl(port, 'postgres'), 'select 1'), 20_000, 'PostgreSQL does not start');
  await query(serverUrl(port, 'postgres'), "create database site encoding 'UTF8' template template0");
  return port;
}

/** Whether a statement runs. */
export async function query(url: string, sql: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(sql);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

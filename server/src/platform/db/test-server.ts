import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { findSeat, runAs } from './postgres-identity.ts';

export interface TestServer {
  /** Address of its empty database `tsukimi`. */
  url: string;
  port: number;
  /** Kills it at once and starts it again on the same port. */
  restart(): Promise<void>;
  /** Stops it, until `restart`. */
  halt(): Promise<void>;
}

/** A test's own PostgreSQL, for what must not be done to a shared one. Removed at the end of the file. */
export async function testServer(): Promise<TestServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-server-'));
  const server = await startEmbeddedPostgres(folder);
  const seat = await findSeat(realpathSync(folder));
  const place = path.join(seat.home, 'server');
  const options = readFileSync(path.join(place, 'cluster/postmaster.opts'), 'utf8')
    .trim()
    .split(' ')
    .slice(1)
    .map((word) => word.replaceAll('"', ''))
    .join(' ');
  const control = (...words: string[]): Promise<string> => {
    const args = ['-D', path.join(place, 'cluster'), '-w', '-t', '60', ...words];
    return runAs(seat.identity, path.join(seat.programs, 'pg_ctl'), args, place);
  };
  after(async () => {
    await server.stop().catch(() => {});
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return {
    url: server.url,
    port: server.port,
    restart: async () =>
      void (await control('-m', 'fast', '-l', path.join(place, 'log'), '-o', options, 'restart')),
    halt: async () => void (await control('-m', 'fast', 'stop')),
  };
}

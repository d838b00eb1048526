import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findSeat, giveTo, runAs } from './postgres-identity.ts';

export interface TestCluster {
  /** Address that names both servers. */
  url: string;
  /** Addresses of the first, and of the one that follows it at first. */
  firstUrl: string;
  secondUrl: string;
  /** Kills the primary at once, as a machine that lost its power. */
  killPrimary(): void;
  /** Stops the primary and all it runs, without a word: as a network that is cut. */
  freezePrimary(): void;
  /** Kills the other server, and starts it again. */
  killStandby(): Promise<void>;
  startStandby(): Promise<void>;
  /** Stops the other server without a word. Answers how to let it go on. */
  freezeStandby(): () => void;
  /** Makes the other server the primary, as Patroni would. */
  promote(): Promise<void>;
}

/**
 * Two servers of one cluster: a primary, and a standby to which every acknowledged commit has gone, unless that is not wanted.
 * Removed at the end of the file.
 */
export async function testCluster({ isSynchronous = true } = {}): Promise<TestCluster> {
  const [folder, copy] = ['a', 'b'].map(() =>
    realpathSync(mkdtempSync(path.join(tmpdir(), 'tsukimi-cluster-'))),
  );
  const made = await startEmbeddedPostgres(folder!);
  const address = new URL(made.url);
  await made.stop();
  const homes = [(await findSeat(folder!)).home, (await findSeat(copy!)).home];
  const seat = await findSeat(folder!);
  const place = (home: string): string => path.join(home, 'server');
  cpSync(place(homes[0]!), place(homes[1]!), { recursive: true, preserveTimestamps: true });
  // Copied folders are open to others, which the server refuses.
  chmodSync(path.join(place(homes[1]!), 'cluster'), 0o700);
  const ports = [await freePort(), await freePort()];
  const follow = `host=127.0.0.1 port=${ports[0]} user=${address.username} password=${address.password} application_name=standby`;
  writeFileSync(path.join(place(homes[1]!), 'cluster/standby.signal'), '');
  writeFileSync(
    path.join(place(homes[1]!), 'cluster/postgresql.auto.conf'),
    `primary_conninfo = '${follow}'\n`,
  );
  giveTo(seat.identity, homes[1]!);
  const control = (home: string, ...args: string[]): Promise<string> =>
    runAs(
      seat.identity,
      path.join(seat.programs, 'pg_ctl'),
      ['-D', path.join(place(home), 'cluster'), '-w', '-t', '30', ...args],
      place(home),
    );
  const start = (home: string, port: number, more: string): Promise<string> =>
    control(
      home,
      ...['-l', path.join(place(home), 'log'), '-o'],
      `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200 ${more}`,
      'start',
    );
  await start(homes[0]!, ports[0]!, isSynchronous ? '-c synchronous_standby_names=standby' : '');
  await start(homes[1]!, ports[1]!, '');
  const pidOf = (home: string): number =>
    Number(readFileSync(path.join(place(home), 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  const primary = (): number => pidOf(homes[0]!);
  let frozen: number[] = [];
  const freeze = (home: string): void => {
    frozen = [pidOf(home), ...childrenOf(pidOf(home))];
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  };
  const thaw = (): void => {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
    frozen = [];
  };
  after(async () => {
    thaw();
    for (const home of homes) await control(home, '-m', 'immediate', 'stop').catch(() => {});
    for (const one of [folder, copy]) rmSync(one!, { recursive: true, force: true, maxRetries: 5 });
    for (const home of homes) rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  });
  const at = (...named: number[]): string => {
    const hosts = named.map((port) => `127.0.0.1:${port}`).join(',');
    return `postgres://${address.username}:${address.password}@${hosts}/tsukimi?sslmode=disable`;
  };
  return {
    url: `${at(...ports)}&target_session_attrs=read-write`,
    firstUrl: at(ports[0]!),
    secondUrl: at(ports[1]!),
    killPrimary: () => process.kill(primary(), 'SIGKILL'),
    freezePrimary: () => void freeze(homes[0]!),
    freezeStandby() {
      freeze(homes[1]!);
      return thaw;
    },
    async killStandby() {
      const pid = pidOf(homes[1]!);
      const children = childrenOf(pid);
      process.kill(pid, 'SIGKILL');
      // Its children notice, and end; until then it cannot be started again.
      for (const end = Date.now() + 10_000; children.some(isAlive) && Date.now() < end; ) await sleep(50);
    },
    startStandby: async () => void (await start(homes[1]!, ports[1]!, '')),
    promote: async () => void (await control(homes[1]!, 'promote')),
  };
}

const isAlive = (pid: number): boolean => existsSync(`/proc/${pid}`);
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

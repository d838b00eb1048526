import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../server/src/platform/db/embedded-postgres.ts';
import { startPooler } from './pgbouncer.ts';
import { asPostgres, ownFolder, programs, query, secret, serverUrl, startServer } from './postgres.ts';
import { conduct, isReady, say, type Trial, until } from './processes.ts';
import { fillWithVideos } from './trial-catalogue.ts';

// A site beside a primary and a real streaming standby made by pg_basebackup, as a role that owns its database and nothing
// else: what reads cost the primary without the standby and with it; a standby that replays nothing, is killed under load,
// and comes back; PgBouncer before the primary; and the standby promoted.
// Debian: apt install postgresql-15 pgbouncer
// node scripts/operating/replicas.ts
const perSecond = 50;
const seconds = 20;
const token = 'a-token-of-the-trial';

const data = (trial: Trial, name: string): string => path.join(trial.folder, name, 'data');

/** A copy of the primary that follows it; answers how it is started. */
async function makeStandby(trial: Trial, primary: number): Promise<{ port: number; start(): Promise<void> }> {
  const folder = path.join(ownFolder(trial.folder, 'standby'), 'data');
  const source = `host=127.0.0.1 port=${primary} user=postgres password=${secret} application_name=standby`;
  execFileSync(
    ...asPostgres(path.join(programs, 'pg_basebackup'), ['-D', folder, '-R', '-c', 'fast', '-d', source]),
    { stdio: 'ignore' },
  );
  const port = await freePort();
  const start = async (): Promise<void> => {
    trial.run(
      ...asPostgres(path.join(programs, 'postgres'), [
        ...['-D', folder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'],
        ...['-c', 'unix_socket_directories=', '-c', 'hot_standby_feedback=on'],
      ]),
      {},
      true,
    );
    await until(() => query(serverUrl(port, 'site'), 'select 1'), 20_000, 'the standby does not start');
  };
  await start();
  return { port, start };
}

const postmaster = (trial: Trial, name: string): number =>
  Number(readFileSync(path.join(data(trial, name), 'postmaster.pid'), 'utf8').split('\n')[0]);

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

/** Seconds of a processor that a server has used, with all its processes, those that have ended too. */
function processorTime(trial: Trial, name: string): number {
  const pid = postmaster(trial, name);
  const ticksOf = (one: number, withEnded: boolean): number => {
    try {
      const fields = readFileSync(`/proc/${one}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')
        .map(Number);
      return fields.slice(11, withEnded ? 15 : 13).reduce((sum, ticks) => sum + ticks, 0);
    } catch {
      return 0;
    }
  };
  const ticks = childrenOf(pid).reduce((sum, child) => sum + ticksOf(child, false), ticksOf(pid, true));
  return ticks / 100;
}

interface Tally {
  sent: number;
  failed: string[];
}

let asked = 0;
/** Reads at a steady rate, each with another question, so that no cache answers. */
function load(port: number): () => Promise<Tally> {
  const tally: Tally = { sent: 0, failed: [] };
  const pending = new Set<Promise<void>>();
  const send = (): void => {
    const n = asked++;
    const [name, input] = [
      ['get_all_videos_with_details', { p_limit: 24 - (Math.floor(n / 150) % 24), p_offset: n % 150 }],
      ['search_videos', { p_query: `lantern ${n}` }],
      ['get_random_videos', {}],
    ][n % 3] as [string, object];
    tally.sent++;
    const answer = fetch(`http://127.0.0.1:${port}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
      .then(async (response) => {
        const text = await response.text();
        if (!response.ok) tally.failed.push(`${name}: ${response.status} ${text.slice(0, 100)}`);
      })
      .catch((error: Error) => void tally.failed.push(`${name}: ${error.message}`))
      .finally(() => pending.delete(answer));
    pending.add(answer);
  };
  const timer = setInterval(send, 1000 / perSecond);
  return async () => {
    clearInterval(timer);
    await Promise.all(pending);
    return tally;
  };
}

async function metrics(port: number): Promise<Map<string, number>> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(' ');
      return [line.slice(0, space), Number(line.slice(space + 1))];
    }),
  );
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

await conduct('replicas', async (trial) => {
  const primary = await startServer(trial, { name: 'primary' });
  const superuser = serverUrl(primary, 'site');
  await ask(superuser, `create role tsukimi login password '${secret}'`);
  await ask(superuser, 'alter database site owner to tsukimi');
  await ask(superuser, 'alter schema public owner to tsukimi');
  const standby = await makeStandby(trial, primary);
  const at = (port: number): string => `postgres://tsukimi:${secret}@127.0.0.1:${port}/site`;
  const env = { ROLE: 'web', SIGNUP_VERIFICATION: 'after', METRICS_TOKEN: token };
  const [plain, sharing] = [await freePort(), await freePort()];
  await trial.startSite(plain, { ...env, DATABASE_URL: at(primary) });
  await fillWithVideos(at(primary), trial.folder);
  const shared = { ...env, DATABASE_REPLICA_URLS: at(standby.port) };
  await trial.startSite(sharing, { ...shared, DATABASE_URL: at(primary) });
  const inUse = (port: number) => async () =>
    (await metrics(port)).get(`tsukimi_replica_in_use{replica="127.0.0.1:${standby.port}"}`) === 1;
  const readThere = async (port: number): Promise<number> =>
    (await metrics(port)).get(`tsukimi_shared_reads_total{server="127.0.0.1:${standby.port}"}`) ?? 0;
  await until(inUse(sharing), 20_000, 'the standby is not read');
  let isWell = true;
  const check = (is: boolean, words: string): void => {
    isWell &&= is;
    say(`${is ? 'ok  ' : 'FAIL'} ${words}`);
  };

  // What reads cost.
  const cost = async (port: number): Promise<[number, number, Tally]> => {
    const before = [processorTime(trial, 'primary'), processorTime(trial, 'standby')];
    const stop = load(port);
    await sleep(seconds * 1000);
    const tally = await stop();
    const used = ['primary', 'standby'].map((name, n) => processorTime(trial, name) - before[n]!);
    return [(used[0]! * 1000) / tally.sent, (used[1]! * 1000) / tally.sent, tally];
  };
  for (let round = 0; round < 2; round++)
    for (const [words, port] of [
      ['without', plain],
      ['with', sharing],
    ] as const) {
      const [ofPrimary, ofStandby, { failed, sent }] = await cost(port);
      check(
        failed.length === 0,
        `${sent} reads, ${perSecond} a second, ${words} the standby: ${ofPrimary.toFixed(2)} ms of the primary's processor each, ${ofStandby.toFixed(2)} of the standby's; ${failed.length} failed.`,
      );
    }
  const [counted] = await ask(
    serverUrl(standby.port, 'site'),
    `select xact_commit::int as n from pg_stat_database where datname = 'site'`,
  );
  say(
    `     ${await readThere(sharing)} statements answered by the standby, which counts ${counted!.n} transactions.`,
  );

  // It replays nothing.
  const nameOf = async (): Promise<string> => {
    const answer = await fetch(
      `http://127.0.0.1:${sharing}/rest/v1/videos?limit=1&order=slug.asc&select=title,slug`,
    );
    return ((await answer.json()) as { title: string }[])[0]!.title;
  };
  const old = await nameOf();
  await ask(serverUrl(standby.port, 'site'), 'select pg_wal_replay_pause()');
  await ask(
    superuser,
    `begin; update videos set title = 'Renamed' where title = '${old}';
     select pg_notify('tsukimi', '{"topic":"cache","drop":["videos"]}'); commit`,
  );
  const pausedAt = performance.now();
  await until(async () => (await nameOf()) === 'Renamed', 5000, 'the change is not seen');
  check(
    true,
    `Replay stands still: the change is seen after ${(performance.now() - pausedAt).toFixed(0)} ms.`,
  );
  await ask(serverUrl(standby.port, 'site'), 'select pg_wal_replay_resume()');
  await until(inUse(sharing), 20_000, 'the standby is not read again');

  // It dies.
  const stop = load(sharing);
  await sleep(3000);
  process.kill(postmaster(trial, 'standby'), 'SIGKILL');
  await sleep(5000);
  check(!(await inUse(sharing)()) && (await isReady(sharing)), 'It is killed: the site is ready without it.');
  const startedAt = performance.now();
  await standby.start();
  const upAt = performance.now();
  await until(inUse(sharing), 20_000, 'the standby is not read again');
  const before = await readThere(sharing);
  await sleep(2000);
  const tally = await stop();
  check(
    tally.failed.length === 0 && (await readThere(sharing)) > before,
    `${tally.sent} reads meanwhile, ${tally.failed.length} failed${tally.failed.length === 0 ? '' : ` (${tally.failed[0]})`}. It starts in ${((upAt - startedAt) / 1000).toFixed(1)} s and is read ${((performance.now() - upAt) / 1000 - 2).toFixed(1)} s later.`,
  );

  // PgBouncer before the primary.
  const pooler = await startPooler(trial, primary);
  const pooled = await freePort();
  await trial.startSite(pooled, {
    ...{ ...shared, DATABASE_URL: serverUrl(pooler, 'site'), DATABASE_DIRECT_URL: at(primary) },
  });
  await until(inUse(pooled), 20_000, 'behind PgBouncer the standby is not read');
  const stopPooled = load(pooled);
  await sleep(3000);
  const through = await stopPooled();
  check(
    through.failed.length === 0 && (await readThere(pooled)) > 50,
    `Behind PgBouncer: ${through.sent} reads, ${through.failed.length} failed, ${await readThere(pooled)} statements answered by the standby.`,
  );

  // It becomes the primary.
  const several = await freePort();
  const both = `postgres://tsukimi:${secret}@127.0.0.1:${primary},127.0.0.1:${standby.port}/site`;
  await trial.startSite(several, {
    ...{ ...env, DATABASE_URL: `${both}?target_session_attrs=read-write`, DATABASE_REPLICA_URLS: both },
  });
  await until(inUse(several), 20_000, 'the standby is not read');
  const stopSeveral = load(several);
  await sleep(1000);
  process.kill(postmaster(trial, 'primary'), 'SIGKILL');
  await ask(serverUrl(standby.port, 'site'), 'select pg_promote()');
  await sleep(3000);
  const upTo = await readThere(several);
  const during = await stopSeveral();
  const afterwards = load(several);
  await sleep(3000);
  const { failed, sent } = await afterwards();
  check(
    failed.length === 0 && (await readThere(several)) === upTo && !(await inUse(several)()),
    `Promoted: it is a replica no more. ${during.failed.length} of ${during.sent} reads failed in the moment of the change, ${failed.length} of ${sent} afterwards.`,
  );
  return isWell;
});

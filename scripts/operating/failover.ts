import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../server/src/platform/db/embedded-postgres.ts';
import { asPostgres, ownFolder, programs, secret, serverUrl } from './postgres.ts';
import { conduct, say, type Trial, until } from './processes.ts';

// Kills the primary of a real Patroni cluster (three PostgreSQL, etcd) under a site that is written to, and counts what was
// acknowledged and is lost. Then a planned switchover. Debian: apt install patroni etcd-server postgresql-15
// node scripts/operating/failover.ts
const writers = 4;
const ttl = 20;

interface Member {
  name: string;
  port: number;
  api: number;
  config: string;
}

const patroniConfig = (folder: string, etcd: number, { name, port, api }: Member): string => `
scope: tsukimi
name: ${name}
restapi: { listen: "127.0.0.1:${api}", connect_address: "127.0.0.1:${api}" }
etcd3: { host: "127.0.0.1:${etcd}" }
bootstrap:
  dcs:
    ttl: ${ttl}
    loop_wait: 5
    retry_timeout: 5
    synchronous_mode: true
    postgresql:
      parameters: { max_connections: 200, wal_level: replica }
  initdb: [{ encoding: UTF8 }, { locale: C.UTF-8 }]
  pg_hba:
    - host replication all 127.0.0.1/32 scram-sha-256
    - host all all 127.0.0.1/32 scram-sha-256
postgresql:
  listen: 127.0.0.1:${port}
  connect_address: 127.0.0.1:${port}
  data_dir: ${folder}/${name}/data
  bin_dir: ${programs}
  pgpass: ${folder}/${name}/pgpass
  authentication:
    superuser: { username: postgres, password: ${secret} }
    replication: { username: replicator, password: ${secret} }
  parameters: { unix_socket_directories: "" }
`;

/** Starts etcd and three members; answers them once one is the primary and another its synchronous standby. */
async function startCluster(trial: Trial): Promise<Member[]> {
  const { folder } = trial;
  chmodSync(folder, 0o755);
  const [etcd, peer] = [await freePort(), await freePort()];
  const at = (port: number): string => `http://127.0.0.1:${port}`;
  trial.run(
    'etcd',
    [
      ...['--data-dir', path.join(folder, 'etcd'), '--log-level', 'error', '--name', 'one'],
      ...['--listen-client-urls', at(etcd), '--advertise-client-urls', at(etcd)],
      ...['--listen-peer-urls', at(peer), '--initial-advertise-peer-urls', at(peer)],
      ...['--initial-cluster', `one=${at(peer)}`],
    ],
    {},
    true,
  );
  await until(() => answers(`${at(etcd)}/health`), 20_000, 'etcd does not start: apt install etcd-server');
  const members: Member[] = [];
  for (const name of ['a', 'b', 'c']) {
    const member = {
      name,
      port: await freePort(),
      api: await freePort(),
      config: path.join(folder, `${name}.yml`),
    };
    ownFolder(folder, name);
    writeFileSync(member.config, patroniConfig(folder, etcd, member));
    chmodSync(member.config, 0o644);
    trial.run(...asPostgres('patroni', [member.config]), {}, true);
    members.push(member);
  }
  await until(
    async () => (await rolesOf(members)).includes('sync_standby'),
    120_000,
    'the cluster does not form: apt install patroni postgresql-15',
  );
  return members;
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** As Patroni calls them: leader, sync_standby, replica. */
async function rolesOf(members: readonly Member[]): Promise<string[]> {
  const cluster = await fetch(`http://127.0.0.1:${members.find(({ api }) => api)?.api}/cluster`)
    .then((answer) => answer.json() as Promise<{ members: { name: string; role: string; state: string }[] }>)
    .catch(() => ({ members: [] }));
  return cluster.members.map(({ role }) => role);
}

async function leaderOf(members: readonly Member[]): Promise<Member | null> {
  for (const member of members) if (await answers(`http://127.0.0.1:${member.api}/primary`)) return member;
  return null;
}

/** Writers each rename a playlist of their own to the next number, and remember the last that was acknowledged. */
class Writing {
  readonly #url: string;
  readonly playlists: string[] = [];
  readonly acknowledged: number[] = [];
  readonly statuses = new Map<number | string, number>();
  #cookie = '';
  #isOver = false;
  #lastAt = 0;
  longest = 0;
  longestFrom = 0;

  constructor(url: string) {
    this.#url = url;
  }

  call(name: string, input: object): Promise<Response> {
    return fetch(`${this.#url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.#cookie, origin: this.#url },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(20_000),
    });
  }

  async begin(confirm: () => Promise<unknown>): Promise<() => Promise<void>> {
    const joined = await this.call('sign_up', {
      ...{ p_email: 'writer@example.test', p_password: 'blue-heron-under-9-bridges', p_username: 'writer' },
    });
    if (!joined.ok) throw new Error(`sign_up: ${await joined.text()}`);
    this.#cookie = joined.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    await confirm();
    for (let n = 0; n < writers; n++) {
      const made = await this.call('create_playlist', { p_name: `list ${n}` });
      if (!made.ok) throw new Error(`create_playlist: ${await made.text()}`);
      this.playlists.push(((await made.json()) as { id: string }).id);
      this.acknowledged.push(0);
    }
    const running = this.playlists.map((_, index) => this.#write(index));
    return async () => {
      this.#isOver = true;
      await Promise.all(running);
    };
  }

  async #write(index: number): Promise<void> {
    for (let n = 1; !this.#isOver; n++) {
      const outcome = await this.call('update_playlist_details', {
        ...{
          p_playlist_id: this.playlists[index],
          p_name: `list ${n}`,
          p_description: null,
          p_is_public: false,
        },
      }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        (error: Error) => error.name,
      );
      this.statuses.set(outcome, (this.statuses.get(outcome) ?? 0) + 1);
      if (outcome === 200) {
        const now = performance.now();
        if (this.#lastAt > 0 && now - this.#lastAt > this.longest) {
          this.longest = now - this.#lastAt;
          this.longestFrom = this.#lastAt;
        }
        this.#lastAt = now;
        this.acknowledged[index] = n;
      } else await sleep(50);
    }
  }
}

/** Lists whose name is older than what was acknowledged. */
async function lost(writing: Writing, server: string): Promise<number> {
  const client = new pg.Client(server);
  await client.connect();
  const { rows } = await client.query<{ id: string; name: string }>(
    'select id, name from playlists where id = any($1)',
    [writing.playlists],
  );
  await client.end();
  return writing.playlists.filter((id, index) => {
    const name = rows.find((row) => row.id === id)?.name ?? 'list -1';
    return Number(name.slice(5)) < writing.acknowledged[index]!;
  }).length;
}

await conduct('failover', async (trial) => {
  const members = await startCluster(trial);
  const hosts = members.map(({ port }) => `127.0.0.1:${port}`).join(',');
  const first = (await leaderOf(members))!;
  const client = new pg.Client(serverUrl(first.port, 'postgres'));
  await client.connect();
  await client.query("create database site encoding 'UTF8' template template0");
  await client.end();

  const port = await freePort();
  await trial.startSite(port, {
    DATABASE_URL: `postgres://postgres:${secret}@${hosts}/site?target_session_attrs=read-write`,
    SIGNUP_VERIFICATION: 'after',
  });
  const url = `http://127.0.0.1:${port}`;
  const writing = new Writing(url);
  const end = await writing.begin(async () => {
    const database = new pg.Client(serverUrl(first.port, 'site'));
    await database.connect();
    await database.query('update accounts set email_verified_at = now()');
    await database.end();
  });
  let [pages, badPages, slowest] = [0, 0, 0];
  const browsing = setInterval(async () => {
    const began = performance.now();
    pages++;
    const isWell = await answers(`${url}/faq`);
    slowest = Math.max(slowest, performance.now() - began);
    if (!isWell) badPages++;
  }, 50);
  await sleep(5000);

  say(`The primary ${first.name} is killed.`);
  const killedAt = performance.now();
  // Patroni first, else it would only start the server again.
  spawnSync('pkill', ['-KILL', '-f', first.config]);
  spawnSync('pkill', ['-KILL', '-f', path.join(trial.folder, first.name, 'data')]);
  let second: Member | null = null;
  await until(
    async () => {
      second = await leaderOf(members.filter(({ name }) => name !== first.name));
      return second !== null;
    },
    120_000,
    'no other primary',
  );
  const promotedAt = performance.now();
  const before = [...writing.acknowledged];
  await until(
    () => writing.acknowledged.every((n, index) => n > before[index]!),
    60_000,
    'writes do not go on',
  );
  const backAt = performance.now();
  const seconds = (from: number, to: number): string => ((to - from) / 1000).toFixed(1);
  say(
    `${second!.name} is primary after ${seconds(killedAt, promotedAt)} s (ttl ${ttl}); all writers go on ${seconds(promotedAt, backAt)} s later.`,
  );
  await sleep(3000);

  writing.longest = 0;
  const third = members.find(({ name }) => name !== first.name && name !== second!.name)!;
  await until(
    async () => (await rolesOf([second!])).includes('sync_standby'),
    60_000,
    'no synchronous standby',
  );
  say(`A switchover from ${second!.name} to ${third.name}.`);
  const asked = await fetch(`http://127.0.0.1:${second!.api}/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader: second!.name, candidate: third.name }),
  });
  if (!asked.ok) throw new Error(`the switchover was refused: ${await asked.text()}`);
  await sleep(10_000);
  await end();
  clearInterval(browsing);
  const missing = await lost(writing, serverUrl(third.port, 'site'));
  say(`The longest time without an acknowledged write in it: ${(writing.longest / 1000).toFixed(1)} s.`);
  say(
    `Answers to writes: ${[...writing.statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}.`,
  );
  say(
    `${pages} cached pages meanwhile, ${badPages} not answered, the slowest took ${slowest.toFixed(0)} ms.`,
  );
  say(`Acknowledged and lost: ${missing}.`);
  return missing === 0 && badPages === 0;
});

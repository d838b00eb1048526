import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../server/src/platform/db/embedded-postgres.ts';
import {
  answers,
  connectMember,
  killMember,
  leaderOf,
  type Member,
  rolesOf,
  startCluster,
  tell,
  ttl,
  urlOf,
} from './cluster.ts';
import { secret } from './postgres.ts';
import { conduct, say, type Trial, until } from './processes.ts';
import { lost, Writing } from './writing.ts';

// Takes the primary of a real Patroni cluster (three PostgreSQL, etcd) from under a site that is written to, and counts what was
// acknowledged and is lost:
//   kill     kills it with -9, then a planned switchover
//   haproxy  the same, where the site knows HAProxy alone
//   lag      kills it while the standby that is not synchronous replays nothing
//   cut      cuts its network, so that it goes on by itself and nobody hears of it, and joins it again (as root)
// All three are named as replicas too: whichever follows is read. Debian: apt install patroni etcd-server postgresql-15 haproxy iproute2
// node scripts/operating/failover.ts [kill | haproxy | lag | cut]
const way = process.argv[2] ?? 'kill';

const seconds = (from: number, to: number): string => ((to - from) / 1000).toFixed(1);

/** HAProxy leads to whichever server Patroni calls the primary, and cuts what leads to another. */
async function startProxy(trial: Trial, members: readonly Member[]): Promise<string> {
  const port = await freePort();
  const config = path.join(trial.folder, 'haproxy.cfg');
  writeFileSync(
    config,
    `global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${members.map(({ name, host, port: own, api }) => `  server ${name} ${host}:${own} check port ${api}`).join('\n')}
`,
  );
  if (spawnSync('haproxy', ['-c', '-f', config]).status !== 0)
    throw new Error('HAProxy does not start: apt install haproxy');
  trial.run('haproxy', ['-f', config], {}, true);
  return `postgres://postgres:${secret}@127.0.0.1:${port}/site`;
}

/** How many replicas the site reads from, and what they have answered. */
async function replicasOf(url: string): Promise<{ used: number; reads: number }> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${secret}` } });
  const lines = (await answer.text()).split('\n');
  const used = lines.filter((line) => /^tsukimi_replica_in_use\{.*\} 1$/.test(line)).length;
  const counts = lines.filter((line) => /^tsukimi_shared_reads_total\{server="[^p]/.test(line));
  return { used, reads: counts.reduce((sum, line) => sum + Number(line.split(' ')[1]), 0) };
}

/** Waits until so many replicas are read. */
async function replicasAreRead(url: string, count: number, when: string): Promise<void> {
  const began = performance.now();
  await until(
    async () => (await replicasOf(url)).used === count,
    60_000,
    `${count} replicas are not read ${when}`,
  );
  say(
    `${count} read ${when}, ${seconds(began, performance.now())} s later; ${(await replicasOf(url)).reads} reads of visitors were answered by replicas.`,
  );
}

/** Looks at a cached page twenty times a second, and at what is not cached. */
class Browsing {
  pages = 0;
  bad = 0;
  slowest = 0;
  readonly #timer: NodeJS.Timeout;

  constructor(url: string) {
    this.#timer = setInterval(async () => {
      const began = performance.now();
      this.pages++;
      void answers(`${url}/rest/v1/rpc/get_random_videos`);
      const isWell = await answers(`${url}/faq`);
      this.slowest = Math.max(this.slowest, performance.now() - began);
      if (!isWell) this.bad++;
    }, 50);
  }

  end(): void {
    clearInterval(this.#timer);
  }
}

/** Waits until another is the primary and all writers go on; answers it. */
async function followsOn(writing: Writing, others: readonly Member[], since: number): Promise<Member> {
  let next: Member | null = null;
  await until(
    async () => {
      next = await leaderOf(others);
      return next !== null;
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
  say(
    `${next!.name} is primary after ${seconds(since, promotedAt)} s (ttl ${ttl}); all writers go on ${seconds(promotedAt, performance.now())} s later.`,
  );
  return next!;
}

/** A planned one; answers the new primary. */
async function switchOver(writing: Writing, from: Member, to: Member): Promise<void> {
  writing.longest = 0;
  await until(async () => (await rolesOf([from])).has('sync_standby'), 60_000, 'no synchronous standby');
  say(`A switchover from ${from.name} to ${to.name}.`);
  const asked = await fetch(`http://${from.host}:${from.api}/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader: from.name, candidate: to.name }),
  });
  if (!asked.ok) throw new Error(`the switchover was refused: ${await asked.text()}`);
  await sleep(10_000);
  say(`The longest time without an acknowledged write in it: ${(writing.longest / 1000).toFixed(1)} s.`);
}

await conduct('failover', async (trial) => {
  const members = await startCluster(trial, way === 'cut');
  const first = (await leaderOf(members))!;
  await tell(first, 'postgres', "create database site encoding 'UTF8' template template0");
  const hosts = members.map(({ host, port }) => `${host}:${port}`).join(',');
  const port = await freePort();
  const all = `postgres://postgres:${secret}@${hosts}/site?target_session_attrs=read-write`;
  await trial.startSite(port, {
    ...{ DATABASE_URL: way === 'haproxy' ? await startProxy(trial, members) : all },
    ...{ DATABASE_REPLICA_URLS: all, SIGNUP_VERIFICATION: 'after', METRICS_TOKEN: secret },
  });
  const url = `http://127.0.0.1:${port}`;
  await replicasAreRead(url, 2, 'at first');
  const writing = new Writing(url);
  const end = await writing.begin(() => tell(first, 'site', 'update accounts set email_verified_at = now()'));
  const browsing = new Browsing(url);
  await sleep(5000);
  const others = members.filter(({ name }) => name !== first.name);

  if (way === 'lag') {
    const name = (await rolesOf(members)).get('replica');
    const slow = others.find((member) => member.name === name)!;
    await tell(slow, 'postgres', 'select pg_wal_replay_pause()');
    await sleep(5000);
    say(
      `${slow.name} has replayed nothing for five seconds; ${(await rolesOf(members)).get('sync_standby')} is the synchronous one.`,
    );
  }
  const since = performance.now();
  if (way === 'cut') {
    say(`The network of the primary ${first.name} is cut.`);
    connectMember(first, false);
  } else {
    say(`The primary ${first.name} is killed.`);
    killMember(trial, first);
  }
  const second = await followsOn(writing, others, since);
  if (way !== 'lag') await replicasAreRead(url, 1, 'after writes went on');
  await sleep(3000);
  let last = second;
  if (way === 'cut') {
    connectMember(first, true);
    await until(
      async () => [...(await rolesOf([second])).values()].includes(first.name),
      120_000,
      'it does not come back',
    );
    await until(
      async () =>
        !(await answers(`http://${first.host}:${first.api}/primary`)) &&
        (await answers(`http://${first.host}:${first.api}/replica`)),
      120_000,
      'it does not follow the new primary',
    );
    say(
      `${first.name} is joined again, and follows ${second.name} ${seconds(since, performance.now())} s after the cut.`,
    );
    await replicasAreRead(url, 2, 'after it is joined');
  } else if (way !== 'lag') {
    last = others.find(({ name }) => name !== second.name)!;
    await switchOver(writing, second, last);
    await replicasAreRead(url, 1, 'after the switchover');
  }
  await end();
  browsing.end();
  const missing = await lost(writing, urlOf(last, 'site'));
  say(
    `Answers to writes: ${[...writing.statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}.`,
  );
  say(
    `${browsing.pages} cached pages meanwhile, ${browsing.bad} not answered, the slowest took ${browsing.slowest.toFixed(0)} ms.`,
  );
  say(`Acknowledged and lost: ${missing}.`);
  return missing === 0 && browsing.bad === 0;
});

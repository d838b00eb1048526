import assert from 'node:assert/strict';
import { type AddressInfo, connect, createServer } from 'node:net';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLog } from '../../log.ts';
import { inTrace, traceTo } from '../../tracing/tracing.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { listen, notify } from '../notifications.ts';
import { testCluster } from '../test-cluster.ts';
import { readReplicaAddresses } from './replica-address.ts';
import { Replicas } from './replicas.ts';

const cluster = await testCluster({ isSynchronous: false });
await migrate(cluster.firstUrl);
const log = createLog('silent', {});
const db = openDatabase(cluster.url, { connections: 4 });
await db.query('create table lanterns (id integer primary key, title text)');
await db.query(`insert into lanterns values (1, 'first')`);
const second = openDatabase(cluster.secondUrl, { connections: 2 });
const listener = await listen(cluster.url, log, { beat: 500, patience: 2000 });
const addresses = readReplicaAddresses(cluster.url);
assert.ok(typeof addresses !== 'string');
const replicas = new Replicas({ addresses, connections: 4, listener, log, quiet: new Set(['quiet']) });
after(async () => {
  await replicas.close();
  await listener.close();
  await second.close();
  await db.close();
});

/** The title as a reader finds it, and which server said it. */
async function read(age = 10_000): Promise<{ title: string; isReplica: boolean }> {
  const [row] = await replicas
    .reading(db, age)
    .query<{ title: string; replica: boolean }>(
      'select title, pg_is_in_recovery() as replica from lanterns where id = 1',
      [],
      'lantern',
    );
  return { title: row!.title, isReplica: row!.replica };
}
const change = (title: string, topic = 'cache'): Promise<void> =>
  db.transaction(async (transaction) => {
    await transaction.query('update lanterns set title = $1 where id = 1', [title]);
    await notify(transaction, topic);
  });
/** Waits until a notice has been heard of everything before. */
const heard = async (): Promise<void> => {
  const done = new Promise<void>((resolve) => {
    const stop = listener.on('quiet', () => {
      stop();
      resolve();
    });
  });
  await notify(db, 'quiet');
  await done;
};
async function until(words: string, is: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 15_000; !(await is()); await sleep(20))
    if (Date.now() > end) throw new Error(`${words}: ${JSON.stringify(replicas.report())}`);
}
const isRead = async (): Promise<boolean> => (await read()).isReplica;

test('the standby of two servers is read, and the primary among them is not', async () => {
  await until('it is not read', isRead);
  const [first, other] = replicas.report();
  assert.equal(first!.isUsed, false);
  assert.equal(first!.reason, 'it is the primary');
  assert.equal(other!.isUsed, true);
  await until('it stays late', () => replicas.report()[1]!.lagSeconds === 0);
  assert.equal(replicas.state(), 'ok', 'the primary is not missed');
  // Nothing is written: the log does not grow, and the replica stays good.
  await sleep(1200);
  const reads = await Promise.all(Array.from({ length: 50 }, () => read(1500)));
  assert.ok(reads.every(({ isReplica }) => isReplica));
});

test('a change that was heard of is never read from before it, however late the replica', async () => {
  await second.query('select pg_wal_replay_pause()');
  for (let n = 0; n < 20; n++) {
    await change(`title ${n}`);
    await heard();
    assert.deepEqual(await read(), { title: `title ${n}`, isReplica: false });
  }
  await second.query('select pg_wal_replay_resume()');
  await until('it is not read again', isRead);
  assert.equal((await read()).title, 'title 19');
});

test('while it replays, changes are found at once as well, and it is read between them', async () => {
  let readThere = 0;
  for (let n = 0; n < 60; n++) {
    await change(`fast ${n}`);
    await heard();
    for (let again = 0; again < 15; again++, await sleep(n % 12)) {
      const { title, isReplica } = await read();
      assert.equal(title, `fast ${n}`);
      if (isReplica) readThere++;
    }
  }
  assert.ok(readThere > 150, `${readThere} of 900`);
});

test('a change that nobody told of is found within the age that is allowed', async () => {
  await until('it is not read', isRead);
  await second.query('select pg_wal_replay_pause()');
  await change('silent', 'quiet');
  const changedAt = Date.now();
  await until('it stays', async () => (await read(1500)).title === 'silent');
  const late = Date.now() - changedAt;
  assert.ok(late < 2000, `${late} ms`);
  assert.ok((await read(10_000)).isReplica, 'who may read what is older still reads there');
  await until('it is read although it is too late', async () => replicas.state() === '1 of 2 not in use');
  assert.match(replicas.report()[1]!.reason!, /^it is 1\d s behind$/);
  assert.ok(replicas.report()[1]!.behindBytes! > 0);
  assert.equal((await read(10_000)).isReplica, false);
  await second.query('select pg_wal_replay_resume()');
  await until('it is not read again', isRead);
});

test('a trace says which server answered', async (t) => {
  await until('it is not read', isRead);
  const servers: unknown[] = [];
  const span = { traceId: '', spanId: '', parent: '', rename() {}, note() {}, fail() {}, end() {} };
  traceTo({
    begin(_name, { facts }) {
      servers.push(facts?.['tsukimi.database']);
      return span;
    },
    close: async () => {},
    metrics: () => [],
  });
  t.after(() => traceTo(null));
  const { isReplica } = await inTrace('a request', {}, null, () => read());
  await inTrace('another', {}, null, () => db.query('select 1'));
  assert.deepEqual(servers, [undefined, isReplica ? addresses[1]!.name : 'primary', undefined, 'primary']);
});

test('what would write is refused there, and is done at the primary', async () => {
  const [row] = await replicas
    .reading(db, 10_000)
    .query<{ title: string }>(`update lanterns set title = 'written' where id = 1 returning title`);
  assert.equal(row!.title, 'written');
  assert.equal(replicas.report()[1]!.failures, 1);
});

/** Stands before both servers, as a balancer does: one connection goes to the standby, the next to the primary. */
async function balancer(): Promise<string> {
  const [one, two] = [cluster.secondUrl, cluster.firstUrl].map((url) => Number(new URL(url).port));
  let count = 0;
  const server = createServer((client) => {
    const behind = connect({ host: '127.0.0.1', port: count++ % 2 === 0 ? one! : two! });
    client.pipe(behind).pipe(client);
    for (const [end, other] of [
      [client, behind],
      [behind, client],
    ] as const)
      end.on('error', () => {}).on('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => server.close());
  const url = new URL(cluster.secondUrl);
  url.port = String((server.address() as AddressInfo).port);
  return url.href;
}

test('connections that a balancer leads to another server are not read from, and nothing fails', async () => {
  const found = readReplicaAddresses(await balancer());
  assert.ok(typeof found !== 'string');
  const behind = new Replicas({ ...{ addresses: found, connections: 2 }, listener, log, quiet: new Set() });
  await until('it is never well', () => behind.report()[0]!.isUsed);
  for (let n = 0; n < 20; n++, await sleep(50))
    assert.equal((await behind.reading(db, 10_000).query('select 1')).length, 1);
  const [report] = behind.report();
  assert.equal(report!.reads, 0);
  assert.ok(report!.failures > 0);
  await behind.close();
});

test('when it dies under load no read fails, and it is read again when it is back', async () => {
  await until('it is not read', isRead);
  let [asked, failed] = [0, 0];
  const reading = setInterval(() => {
    asked++;
    read().catch(() => failed++);
  }, 5);
  await sleep(300);
  await cluster.killStandby();
  await sleep(1500);
  assert.equal((await read()).isReplica, false);
  assert.equal(replicas.state(), '1 of 2 not in use');
  await cluster.startStandby();
  await until('it is not read again', isRead);
  clearInterval(reading);
  await sleep(100);
  assert.ok(asked > 200);
  assert.equal(failed, 0);
});

test('when it falls silent, reads that wait for it go on at the primary', async () => {
  await until('it is not read', isRead);
  const goOn = cluster.freezeStandby();
  const began = performance.now();
  const reads = await Promise.all(Array.from({ length: 20 }, () => read()));
  const seconds = (performance.now() - began) / 1000;
  goOn();
  assert.ok(reads.every(({ isReplica }) => !isReplica));
  assert.ok(seconds < 5, `${seconds.toFixed(1)} s`);
  await until('it is not read again', isRead);
});

const marks = async (): Promise<number> =>
  (await db.query<{ id: string }>('select id from replica_marks')).length;

test('when changes are not heard nothing is read there, and from then on by a new mark', async () => {
  await until('it is not read', isRead);
  const before = await marks();
  const { losses } = listener;
  await db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tsukimi-listen'`,
  );
  await until('the loss is not noticed', () => listener.losses > losses);
  assert.equal((await read()).isReplica, false);
  await until('it is not read again', isRead);
  assert.equal(await marks(), before + 1);
  // Whoever does not have the mark follows another primary.
  await db.query('delete from replica_marks');
  await until('it is still read', () => replicas.state() === '1 of 2 not in use');
  assert.equal(replicas.report()[1]!.reason, 'it does not follow this primary, or is far behind');
  assert.equal((await read()).isReplica, false);
  await db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tsukimi-listen'`,
  );
  await until('it is not read again', isRead);
});

test('after a failover the old server is not read, and reads are right', async () => {
  await until('it is not read', isRead);
  cluster.killPrimary();
  await cluster.promote();
  await until('no change is heard', () => listener.connected);
  await change('after');
  await heard();
  assert.deepEqual(await read(), { title: 'after', isReplica: false });
  await until('it is still taken for a replica', () => replicas.report()[1]!.reason === 'it is the primary');
  await until('the old one is not missed', () => /ECONNREFUSED/.test(replicas.report()[0]!.reason ?? ''));
});

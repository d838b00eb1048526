import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openDatabase } from './database.ts';
import { isOutage, outageWords } from './outage.ts';
import { testDatabase } from './test-database.ts';
import { testProxy } from './test-proxy.ts';

const { db: direct, url } = await testDatabase();
const out = (error: unknown): void => assert.ok(isOutage(error), String(error));

test('statements on a frozen database end in time, each as an outage, and go on when it is there again', async () => {
  const proxy = await testProxy(url);
  const db = openDatabase(proxy.url, { connections: 4, statementPatience: 200 });
  after(() => db.close());
  await Promise.all(Array.from({ length: 4 }, () => db.query('select pg_sleep(0.05)')));
  proxy.swallow('both');
  const began = performance.now();
  const asked = [
    db.query('select 1'),
    db.query('select $1::int', [1], 'prepared'),
    db.transaction((transaction) => transaction.query('select 1')),
    ...Array.from({ length: 6 }, () => db.query('select 1')),
  ];
  for (const one of await Promise.allSettled(asked)) {
    assert.equal(one.status, 'rejected');
    out(one.reason);
  }
  // A statement's own limit, and that of a connection for those waiting behind it.
  assert.ok(performance.now() - began < 8000);
  proxy.pass();
  assert.deepEqual(await db.query('select 1 as one'), [{ one: 1 }]);
  await db.transaction((transaction) => transaction.query('select 1'));
});

test('a statement that takes too long is ended by the server', async () => {
  const db = openDatabase(url, { connections: 1, statementPatience: 100 });
  after(() => db.close());
  const began = performance.now();
  await assert.rejects(db.query('select pg_sleep(5)'), { code: '57014' });
  assert.ok(performance.now() - began < 2000);
});

test('what a database out of service says is told from what is wrong with a statement', async () => {
  for (const code of ['57P01', '57P03', '53300', '08006', '25006', 'ECONNREFUSED', 'ECONNRESET', '57014'])
    assert.ok(isOutage(Object.assign(new Error('words'), { code })), code);
  for (const message of ['Connection terminated', 'Connection terminated unexpectedly', 'Query read timeout'])
    assert.ok(isOutage(new Error(message)), message);
  for (const code of ['23505', '42P01', '22023', '40001'])
    assert.ok(!isOutage(Object.assign(new Error('Connection terminated'), { code })), code);
  assert.ok(!isOutage(new Error('a bug')) && !isOutage(null) && !isOutage(undefined));
  const readOnly = await direct
    .transaction(async (transaction) => {
      await transaction.query('set transaction read only');
      await transaction.query('create table never (id integer)');
    })
    .catch((error: unknown) => error);
  assert.ok(isOutage(readOnly));
  assert.match(outageWords(readOnly), /^Nothing can be changed here right now/);
});

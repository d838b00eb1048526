import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { testDatabase } from '../db/test-database.ts';
import { dayAfter, daysAhead, dropOldDays, faultsOfDays, makeDays, settleStrays } from './day-partitions.ts';

const { db } = await testDatabase();
const today = new Date().toISOString().slice(0, 10);

beforeEach(async () => {
  await db.query('drop table if exists knocks, rings');
  await db.query(
    `create table knocks (id bigint not null, at timestamptz not null default now(), is_waiting boolean not null default false,
       primary key (at, id)) partition by range (at)`,
  );
  await db.query('create index knocks_waiting on knocks (id) where is_waiting');
  await db.query('create table knocks_rest partition of knocks default with (fillfactor = 70)');
  await db.query('create table rings (day date primary key) partition by range (day)');
  await db.query('create table rings_rest partition of rings default');
});

const tables = new Set(['knocks', 'rings']);
const make = (since?: string): Promise<number> =>
  makeDays(db, since === undefined ? { tables } : { tables, since });
const knock = (day: string, id: number): Promise<unknown> =>
  db.query('insert into knocks (id, at) values ($1, $2)', [id, `${day}T13:00:00Z`]);
const placeOf = async (id: number): Promise<string | undefined> =>
  (
    await db.query<{ place: string }>('select tableoid::regclass::text as place from knocks where id = $1', [
      id,
    ])
  )[0]?.place;
const partition = (day: string): string => `knocks_${day.replaceAll('-', '')}`;

test('today and the days to come have a partition, made as the rest is', async () => {
  assert.equal(await make(), 2 * (daysAhead + 1));
  assert.equal(await make(), 0);
  await knock(today, 1);
  await knock(dayAfter(today, daysAhead), 2);
  await knock(dayAfter(today, daysAhead + 1), 3);
  assert.deepEqual(
    [await placeOf(1), await placeOf(2), await placeOf(3)],
    [partition(today), partition(dayAfter(today, daysAhead)), 'knocks_rest'],
  );
  const [made] = await db.query(
    `select array_to_string(reloptions, ' ') as options,
       (select count(*)::int from pg_index where indrelid = c.oid and indisvalid) as indexes from pg_class c where relname = $1`,
    [partition(today)],
  );
  assert.deepEqual(made, { options: 'fillfactor=70', indexes: 2 });
});

test('the bounds of a day are those of UTC, in whatever time zone is asked', async () => {
  await db.transaction(async (tx) => {
    await tx.query(`set local timezone = 'Pacific/Auckland'`);
    await makeDays({ ...tx, transaction: (work) => work(tx) }, { tables });
    await tx.query(`insert into knocks (id, at) values (1, $1), (2, $2)`, [
      `${today}T00:00:00Z`,
      `${today}T23:59:59.999Z`,
    ]);
  });
  assert.deepEqual([await placeOf(1), await placeOf(2)], [partition(today), partition(today)]);
});

test('a day without a partition refuses nothing, and its rows are moved once it is over', async () => {
  await knock(today, 1);
  await knock(dayAfter(today, -1), 2);
  await knock(dayAfter(today, -2), 3);
  await knock(dayAfter(today, -5), 4);
  assert.deepEqual(await faultsOfDays(db).then((all) => all.filter((one) => /knocks/.test(one))), [
    'knocks has no partition for tomorrow',
    'Rows of knocks lie in no partition of their day',
  ]);
  // Today's rows lie among the rest: others may be on their way there.
  assert.equal(await make(), 2 * (daysAhead + 1) - 1);
  assert.equal(await settleStrays(db), 2);
  assert.deepEqual(await Promise.all([1, 2, 3, 4].map(placeOf)), [
    'knocks_rest',
    'knocks_rest',
    ...[-2, -5].map((days) => partition(dayAfter(today, days))),
  ]);
  assert.equal(await settleStrays(db), 0);
});

test('no row is refused while partitions are made, moved into and dropped', async () => {
  let id = 0;
  let isOver = false;
  const writer = async (days: number): Promise<number> => {
    let written = 0;
    for (; !isOver; written++) await knock(dayAfter(today, days), ++id);
    return written;
  };
  const writers = [0, 0, 0, -1, 1].map(writer);
  for (let round = 0; round < 5; round++) {
    for (let days = -9; days < -2; days++) await knock(dayAfter(today, days), ++id);
    await Promise.all([make(), make(dayAfter(today, -1)), settleStrays(db)]);
    await dropOldDays(db, 'knocks', { days: 3 });
  }
  isOver = true;
  const written = (await Promise.all(writers)).reduce((sum, one) => sum + one, 0);
  const [left] = await db.query<{ rows: number }>('select count(*)::int as rows from knocks where at >= $1', [
    `${dayAfter(today, -1)}T00:00:00Z`,
  ]);
  assert.equal(left?.rows, written);
});

test('a row on its way to the rest while its day is made is neither refused nor in the way', async () => {
  const open = db.openSession();
  await open.connect();
  try {
    await open.query('begin');
    await open.query('insert into knocks (id) values (1)');
    const making = make();
    await sleep(200);
    const next = knock(today, 2);
    await sleep(100);
    await open.query('commit');
    await next;
    assert.equal(await making, 2 * (daysAhead + 1) - 1);
  } finally {
    await open.end();
  }
  assert.deepEqual([await placeOf(1), await placeOf(2)], ['knocks_rest', 'knocks_rest']);
});

test('old days go as a whole, but not before somebody has added up what waits in them', async () => {
  await make(dayAfter(today, -5));
  for (let days = 0; days <= 5; days++) await knock(dayAfter(today, -days), days);
  await db.query('update knocks set is_waiting = true where id = 4');
  assert.equal(await dropOldDays(db, 'knocks', { days: 2, onceAdded: true }), false);
  const left = async (): Promise<number[]> =>
    (await db.query<{ id: number }>('select id from knocks order by id')).map((row) => row.id);
  assert.deepEqual(await left(), [0, 1, 4]);
  await db.query('update knocks set is_waiting = false');
  assert.equal(await dropOldDays(db, 'knocks', { days: 2, onceAdded: true }), true);
  assert.deepEqual(await left(), [0, 1]);
});

test('whoever reads a table for long is not waited for: its old days go the next time', async () => {
  await make(dayAfter(today, -3));
  await db.transaction(async (tx) => {
    await tx.query('select from knocks');
    const began = performance.now();
    assert.equal(await dropOldDays(db, 'knocks', { days: 3 }), false);
    assert.ok(performance.now() - began < 10_000);
    await knock(today, 1);
  });
  assert.equal(await dropOldDays(db, 'knocks', { days: 3 }), true);
});

test('whoever begins to make days while another makes them comes through', async () => {
  assert.equal(
    (await Promise.all([make(), make(), make()])).reduce((sum, one) => sum + one, 0),
    2 * (daysAhead + 1),
  );
});

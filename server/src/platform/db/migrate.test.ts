import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { migrate, migrateAnd, newerWords, readMigrations, schemaState } from './migrate.ts';
import { testDatabase } from './test-database.ts';

const { db, url } = await testDatabase();

test('migrations are applied once, and each is told from one that was changed', async () => {
  assert.deepEqual(await migrate(url), []);
  assert.deepEqual(await schemaState(db), { pending: [], unknown: [] });
  const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-migrations-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, '2030-01-01-0000-create-lanterns.sql');
  writeFileSync(file, 'create table lanterns (id integer primary key)');
  const known = readMigrations().map(({ name }) => name);
  const ahead = { pending: ['2030-01-01-0000-create-lanterns.sql'], unknown: known };
  assert.deepEqual(await schemaState(db, folder), ahead);
  assert.deepEqual(await migrate(url, folder), ['2030-01-01-0000-create-lanterns.sql']);
  assert.deepEqual(await migrate(url, folder), []);
  writeFileSync(file, 'create table lanterns (id bigint primary key)');
  await assert.rejects(migrate(url, folder), /was changed after it had been applied/);
});

/** A folder with a migration for each name. */
function folderOf(...names: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-migrations-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of names) writeFileSync(path.join(folder, name), 'select 1');
  return folder;
}

test('a database of a newer version is told in words, and is no reason to stop', async () => {
  const { pending, unknown } = await schemaState(db);
  assert.deepEqual(pending, []);
  assert.deepEqual(unknown, ['2030-01-01-0000-create-lanterns.sql']);
  assert.match(
    newerWords({ pending, unknown }) ?? '',
    /newer version .+ does not know 2030-01-01-0000-create-lan/,
  );
  assert.equal(newerWords({ pending: ['x'], unknown: [] }), null);
  assert.deepEqual(await migrate(url), []);
});

test('a migration that would have come before the last is refused with a clear message, and none is applied', async () => {
  const folder = folderOf('2029-12-31-2359-come-late.sql', '2030-01-03-0000-come-in-time.sql');
  await assert.rejects(migrate(url, folder), {
    message:
      /^2029-12-31-2359-come-late\.sql would have to be applied before 2030-01-01-0000-create-lanterns\.sql/,
  });
  const { pending } = await schemaState(db, folder);
  assert.equal(pending.length, 2);
});

test('the name of a migration says when it was made', () => {
  for (const name of [
    'create-boats.sql',
    '2030-13-01-0000-a.sql',
    '2030-01-01-2460-a.sql',
    '2030-01-01-0000.sql',
  ])
    assert.throws(() => readMigrations(folderOf(name)), /must be named by the day and time/, name);
  const names = readMigrations().map(({ name }) => name);
  for (const name of names) {
    const day = name.slice(0, 10);
    assert.equal(new Date(day).toISOString().slice(0, 10), day, name);
  }
  assert.equal(
    new Set(names.map((name) => name.slice(0, 15))).size,
    names.length,
    'two were made at one time',
  );
});

test('what follows the migrations is done by one process at a time', async () => {
  let running = 0;
  let most = 0;
  const rest = async (): Promise<void> => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 50));
    running--;
  };
  await Promise.all([migrateAnd(url, rest), migrateAnd(url, rest), migrateAnd(url, rest)]);
  assert.equal(most, 1);
});

/** A folder with one migration. */
function folderWith(name: string, sql: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-migrations-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, name), sql);
  return folder;
}

test('a migration that meets a lock steps aside for those behind it, says so once, and goes on when the table is free', async () => {
  await db.query('create table moorings (id integer)');
  const directory = folderWith(
    '2030-01-01-0300-widen-moorings.sql',
    'alter table moorings add column name text',
  );
  const holder = db.openSession();
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from moorings');
  const said: string[] = [];
  const migrating = migrateAnd(url, async () => {}, { directory, say: (words) => void said.push(words) });
  while (said.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  // It is not in the way of others while it waits.
  await db.query('select from moorings');
  assert.match(said[0]!, /widen-moorings[.]sql waits for a table/);
  await holder.query('commit');
  assert.deepEqual(await migrating, ['2030-01-01-0300-widen-moorings.sql']);
  assert.equal(said.length, 1);
  await holder.end();
});

test('a migration without a transaction builds an index while others write', async () => {
  await db.query('create table buoys (id integer)');
  const sql =
    '-- without a transaction\n-- A comment; with a stop.\ndrop index concurrently if exists buoys_id;\ncreate index concurrently buoys_id on buoys (id);\n';
  await migrate(url, folderWith('2030-01-01-0400-index-buoys.sql', sql));
  const [row] = await db.query<{ valid: boolean }>(
    "select indisvalid as valid from pg_index where indexrelid = 'buoys_id'::regclass",
  );
  assert.equal(row?.valid, true);
});

test('a migration that fails leaves nothing of itself', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-migrations-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(
    path.join(folder, '2030-01-02-0000-create-boats.sql'),
    'create table boats (id integer); select 1 / 0',
  );
  await assert.rejects(migrate(url, folder), /create-boats\.sql failed: division by zero/);
  assert.deepEqual(await db.query(`select to_regclass('boats') as made`), [{ made: null }]);
});

test('a database that cannot hold every script is refused with a clear message', async () => {
  const name = `${new URL(url).pathname.slice(1)}_ascii`;
  await db.query(
    `create database ${name} encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`,
  );
  try {
    const address = new URL(url);
    address.pathname = `/${name}`;
    await assert.rejects(migrate(address.href), {
      message: "The database's encoding is SQL_ASCII: UTF8 is needed.",
    });
  } finally {
    await db.query(`drop database ${name} with (force)`);
  }
});

/** A message of PostgreSQL's protocol: its letter, the length of the rest, the rest. */
function message(letter: string, ...parts: (string | Buffer)[]): Buffer {
  const rest = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(rest.length + 4, 1);
  return Buffer.concat([head, rest]);
}
const number = (bits: 16 | 32, value: number): Buffer => {
  const bytes = Buffer.alloc(bits / 8);
  bytes.writeIntBE(value, 0, bits / 8);
  return bytes;
};

/** Answers each statement with one row of these texts, and nothing to one with parameters. */
function standIn(socket: Socket, row: Readonly<Record<string, string>>): void {
  const ready = message('Z', 'I');
  const columns = Object.keys(row).map((name) =>
    Buffer.concat([
      Buffer.from(`${name}\0`),
      number(32, 0),
      number(16, 0),
      number(32, 25),
      number(16, -1),
      number(32, -1),
      number(16, 0),
    ]),
  );
  const values = Object.values(row).map((value) =>
    Buffer.concat([number(32, value.length), Buffer.from(value)]),
  );
  const answers: Readonly<Record<string, Buffer>> = {
    P: message('1'),
    B: message('2'),
    D: message('n'),
    E: message('C', 'SELECT 1\0'),
    S: ready,
    Q: Buffer.concat([
      message('T', number(16, columns.length), ...columns),
      message('D', number(16, values.length), ...values),
      message('C', 'SELECT 1\0'),
      ready,
    ]),
  };
  let waiting = Buffer.alloc(0);
  let greeted = false;
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    waiting = Buffer.concat([waiting, chunk as Buffer]);
    for (;;) {
      // Only the first message has no letter.
      const at = greeted ? 1 : 0;
      if (waiting.length < at + 4 || waiting.length < at + waiting.readInt32BE(at)) return;
      const letter = greeted ? waiting.toString('latin1', 0, 1) : '';
      waiting = waiting.subarray(at + waiting.readInt32BE(at));
      socket.write(
        greeted ? (answers[letter] ?? Buffer.alloc(0)) : Buffer.concat([message('R', number(32, 0)), ready]),
      );
      greeted = true;
    }
  });
}

test('a server that is too old is refused with a clear message, and asked nothing more', async () => {
  for (const [name, version] of [
    ['14.13', '140013'],
    ['9.6.24', '90624'],
  ] as const) {
    const server = createServer((socket) => standIn(socket, { number: version, name, encoding: 'UTF8' }));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    try {
      await assert.rejects(migrate(`postgres://somebody@127.0.0.1:${port}/site`), {
        message: `PostgreSQL ${name} is too old: 15 or newer is needed.`,
      });
    } finally {
      server.close();
    }
  }
});

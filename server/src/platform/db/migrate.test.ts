import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { migrate, pendingMigrations } from './migrate.ts';
import { testDatabase } from './test-database.ts';

const { db, url } = await testDatabase();

test('migrations are applied once, and each is told from one that was changed', async () => {
  assert.deepEqual(await migrate(url), []);
  assert.deepEqual(await pendingMigrations(db), []);
  const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-migrations-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, '2030-01-01-0000-create-lanterns.sql');
  writeFileSync(file, 'create table lanterns (id integer primary key)');
  assert.deepEqual(await pendingMigrations(db, folder), ['2030-01-01-0000-create-lanterns.sql']);
  assert.deepEqual(await migrate(url, folder), ['2030-01-01-0000-create-lanterns.sql']);
  assert.deepEqual(await migrate(url, folder), []);
  writeFileSync(file, 'create table lanterns (id bigint primary key)');
  await assert.rejects(migrate(url, folder), /was changed after it had been applied/);
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

test('a database that cannot hold every script is refused in words', async () => {
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

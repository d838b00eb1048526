import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { computedIn, quotedIn, tablesIn, tablesOf } from './sql-tables.ts';
import { roomOf } from './table-borders.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('rooms are domains, and folders of the platform and of main', () => {
  assert.equal(roomOf('domains/videos/counts/count-queries.ts'), 'videos');
  assert.equal(roomOf('platform/evidence/purge-queries.ts'), 'platform/evidence');
  assert.equal(roomOf('main/web.ts'), 'main');
});

test('tables are found wherever SQL names them', () => {
  const tables = new Set(['videos', 'tags', 'profiles', 'sessions']);
  const found = (sql: string) => tablesIn(`db.query(\`${sql}\`)`, tables);
  const nothing = { reads: [], writes: [] };
  assert.deepEqual(found('select 1 from videos v join tags t on true'), {
    ...nothing,
    reads: ['tags', 'videos'],
  });
  assert.deepEqual(found('select 1 from videos v, tags as t'), { ...nothing, reads: ['tags', 'videos'] });
  assert.deepEqual(found('update videos v set a = 1 from tags'), { reads: ['tags'], writes: ['videos'] });
  assert.deepEqual(found('insert into videos (id) select 1'), { ...nothing, writes: ['videos'] });
  assert.deepEqual(found('delete from videos using tags'), { reads: ['tags'], writes: ['videos'] });
  assert.deepEqual(found('select videos, c.tags from c for no key update skip locked'), nothing);
  assert.deepEqual(found('select 1 from c -- from videos\n'), nothing);
  assert.deepEqual(tablesIn('/** Reads from videos. */ // join tags', tables), nothing);
});

test('a table whose name is put together is seen, whatever the name is made of', () => {
  const found = (sql: string) => computedIn(`db.query(\`${sql}\`)`);
  for (const before of [
    'select from',
    'update',
    'insert into',
    'delete from',
    'a join',
    'delete from b using',
  ])
    assert.deepEqual(found(`${before} \${place.table} where true`), ['place.table'], before);
  assert.deepEqual(found(`select from only \${a} join \${b} on true join \${a} on true`), ['a', 'b']);
  assert.deepEqual(found(`where a is distinct from \${a} and extract(epoch from \${b}) > \${c}`), []);
  assert.deepEqual(quotedIn(`const all = ['tags', 'no_table']; // 'videos'`, new Set(['tags', 'videos'])), [
    'tags',
  ]);
});

test('migrations are read in their order', () => {
  assert.deepEqual(
    tablesOf([
      'create table a (id int); create unlogged table b (); create table a_rest partition of a default;',
      'drop table a; alter table b rename to c;',
    ]),
    ['c'],
  );
});

test('a walk along an index says where it begins: an `or` reads all that was walked before', () => {
  const walks = /\$\d+(::[\w${}]+)? is null or \(?[\w.]+(, ?[\w.]+\))?\s[<>]=?\s/;
  assert.match('where ($1::uuid is null or v.id > $1::uuid)', walks);
  assert.match('where ($1::$' + '{idType} is null or id >= $1)', walks);
  assert.match('and ($3::bigint is null or (v.published_at, v.id) < (', walks);
  const files = globSync('server/src/**/*-queries.ts', { cwd: root });
  assert.ok(files.length > 100);
  const found = files.filter((file) => walks.test(readFileSync(path.join(root, file), 'utf8')));
  assert.deepEqual(found, [], 'coalesce the parameter with what stands before all');
});

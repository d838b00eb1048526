import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { dataFolders } from './data-folders.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = globSync('server/src/**/*.ts', { cwd: root })
  .filter((name) => !/\.test\.ts$|\/test-[\w-]+\.ts$|\/fixtures\//.test(name))
  .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }));

/** Constants that name a place, and variables that go through places which stand elsewhere in the list. */
const constants: Readonly<Record<string, string>> = { backupMark: 'last-backup', restoreMark: 'restoring' };
const variables = new Set(['name', 'to.path']);

/** What a source joins to DATA_DIR, also where that was handed on as `folder`. */
function joined(text: string): string[] {
  const direct = [
    ...text.matchAll(/path\.join\((?:path\.resolve\()?[\w.#]*dataDir\)?,\s*(?:['`]([\w.-]+)|([\w.]+)[,)])/g),
  ];
  const named = [...text.matchAll(/path\.join\(folder, [`']([\w.-]+)/g)];
  return [
    ...direct.map(([, literal, variable]) => literal ?? constants[variable!] ?? variable!),
    ...(/folderState\(config\.dataDir\)/.test(text) ? named.map(([, literal]) => literal!) : []),
  ].filter((place) => !variables.has(place));
}

test('every place below DATA_DIR says what another machine finds there', () => {
  const known = new Set(dataFolders.map(({ name }) => name));
  const found = sources.flatMap(({ name, text }) => joined(text).map((place) => ({ name, place })));
  assert.deepEqual(
    found.filter(({ place }) => !known.has(place)).map(({ name, place }) => `${name}: ${place}`),
    [],
    'scripts/walls/data-folders.ts says nothing about it',
  );
  const used = new Set(found.map(({ place }) => place));
  assert.deepEqual(
    [...known].filter((name) => !used.has(name)),
    [],
    'nothing uses it any more',
  );
});

test('a place that nobody described is noticed', () => {
  assert.deepEqual(joined(`path.join(config.dataDir, 'cards', id)`), ['cards']);
  assert.deepEqual(joined('path.join(dataDir, `cards-$' + '{id}`)'), ['cards-']);
  assert.deepEqual(joined('path.join(dataDir, backupMark)'), ['last-backup']);
  assert.deepEqual(joined('path.join(dataDir, elsewhere)'), ['elsewhere']);
});

test('files of members are in the bucket, and only what may be lost is on one machine alone', () => {
  for (const { name, what, because } of dataFolders) {
    assert.ok(what.length > 10, name);
    assert.ok(because.length > 5, name);
  }
  const inBucket = dataFolders.filter(({ elsewhere }) => elsewhere === 'bucket').map(({ name }) => name);
  assert.deepEqual(inBucket, ['storage', 'uploads']);
});

test('docs/operating/machines.md tells operators of each of them', () => {
  const page = readFileSync(path.join(root, 'docs/operating/machines.md'), 'utf8');
  const named = new Set([...page.matchAll(/`([\w.-]+)`/g)].map(([, name]) => name));
  const missing = dataFolders
    // Gone at once.
    .filter(({ name }) => !/^\.|-$/.test(name))
    .filter(({ name }) => !named.has(name));
  assert.deepEqual(
    missing.map(({ name }) => name),
    [],
  );
});

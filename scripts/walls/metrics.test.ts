import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const shape = /\b(?:tsukimi|process)_[a-z0-9_]+\b/g;
/** What a histogram is asked for by. */
const plain = (name: string): string => name.replace(/_(bucket|sum|count)$/, '');

const emitted = new Set(
  globSync('server/src/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [
        ...textOf(file).matchAll(
          /# TYPE ([a-z0-9_]+) |(?:gauge|line)\(\s*'((?:tsukimi|process)_[a-z0-9_]+)'/g,
        ),
      ].map(([, typed, named]) => typed ?? named!),
    ),
);
/** What a warehouse follows is called so, too. */
const published = new Set(
  globSync('server/migrations/*.sql', { cwd: root }).flatMap((file) =>
    [...textOf(file).matchAll(/create publication (\w+)/g)].map(([, name]) => name!),
  ),
);
const named = (files: string[]): Set<string> =>
  new Set(files.flatMap((file) => [...textOf(file).matchAll(shape)].map(([name]) => plain(name))));

test('whatever rules, dashboard and documents ask for is what the processes say', () => {
  assert.ok(emitted.size > 25, 'the names of metrics are found in the code');
  const asked = named(globSync('docs/operating/**/*.{yml,json,md}', { cwd: root }));
  assert.deepEqual(
    [...asked].filter((name) => !emitted.has(name) && !published.has(name)),
    [],
  );
});

test('each thing that the processes say has its place in the list of docs/operating/watch.md', () => {
  const listed = named(['docs/operating/watch.md']);
  assert.deepEqual(
    [...emitted].filter((name) => !listed.has(name)),
    [],
  );
});

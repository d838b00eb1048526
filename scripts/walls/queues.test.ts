import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const statements = (pattern: string): { file: string; text: string }[] =>
  globSync(pattern, { cwd: root }).map((file) => ({
    file,
    // A statement with what is interpolated is still one; other words between are none of its.
    text: readFileSync(path.join(root, file), 'utf8').replaceAll(/\s+/g, ' '),
  }));
const queries = statements('server/src/**/*-queries.ts');
const migrations = statements('server/migrations/*.sql');

/** Tables from which rows are taken by whoever comes first. */
const queues = [
  ...new Set(
    queries.flatMap(({ text }) =>
      [...text.matchAll(/\bfrom ([a-z_]+)\b[^`']{0,300}?\bfor update(?: of [a-z_]+)? skip locked/g)].map(
        ([, table]) => table!,
      ),
    ),
  ),
].sort();

/** Where a row of a queue is left as it stands, and why nothing is lost by that. */
const leftAsItIs: Readonly<Record<string, string>> = {
  'works in server/src/domains/works/demo-queries.ts': 'a work of the demo is there or is not',
};

const leaves = (table: string, text: string): boolean =>
  [
    ...text.matchAll(
      new RegExp(`insert into ${table}\\b[^;\`]*?on conflict[^;\`]*?do (nothing|update)`, 'g'),
    ),
  ].some(([, way]) => way === 'nothing');

test('what waits is noted anew where it waits already: whoever is just taking it may have read what is no longer true', () => {
  assert.ok(queues.length > 5, queues.join());
  const found = queues.flatMap((table) =>
    [...queries, ...migrations]
      .filter(({ text }) => leaves(table, text))
      .map(({ file }) => `${table} in ${file}`),
  );
  assert.deepEqual(found.sort(), Object.keys(leftAsItIs).sort());
});

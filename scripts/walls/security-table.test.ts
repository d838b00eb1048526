import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

/** Requirements of ASVS 4.0.3 at levels 1 and 2 in these chapters, without those that were withdrawn. */
const required: Readonly<Record<string, readonly number[]>> = {
  '4.1': [1, 2, 3, 5],
  '4.2': [1, 2],
  '4.3': [1, 2, 3],
  '7.1': [1, 2, 3, 4],
  '7.2': [1, 2],
  '7.3': [1, 3, 4],
  '7.4': [1, 2, 3],
  '8.1': [1, 2, 3, 4],
  '8.2': [1, 2, 3],
  '8.3': [1, 2, 3, 4, 5, 6, 7, 8],
  '11.1': [1, 2, 3, 4, 5, 6, 7, 8],
  '12.1': [1, 2, 3],
  '12.2': [1],
  '12.3': [1, 2, 3, 4, 5, 6],
  '12.4': [1, 2],
  '12.5': [1, 2],
  '12.6': [1],
};

test('the table of security says something of every requirement, once and in order', () => {
  const wanted = Object.entries(required).flatMap(([chapter, ones]) =>
    ones.map((one) => `${chapter}.${one}`),
  );
  const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \|/gm)].map(([, number]) => number);
  assert.deepEqual(rows, wanted);
});

test('each row that says it is met names a file, and every file that is named is there', () => {
  for (const line of text.split('\n').filter((one) => /^\| \d/.test(one))) {
    const [, number, , here] = line.split(' | ').join('|').split('|');
    assert.ok(!/^\s*Met/.test(here ?? '') || /`[\w-]+\/|\]\(/.test(here ?? ''), `${number} names no file`);
  }
  const named = [
    ...[...text.matchAll(/`((?:server|web|contract|scripts|docs)\/[^`\s]+)`/g)].map(
      ([, name]) => name as string,
    ),
    ...[...text.matchAll(/\]\((?!http)([^)#]+)\)/g)].map(([, name]) => `docs/${name}`),
  ];
  assert.ok(named.length > 60);
  for (const name of new Set(named)) assert.ok(existsSync(path.join(root, name)), name);
});

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.resolve(import.meta.dirname, '../..');

test('no budget is an address’s own: whoever has an IPv6 network has addresses without end', () => {
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const counting = files.filter((file) => /\blimiter\??\.(take|allows)\(/.test(read(file)));
  assert.ok(counting.length > 20, 'the routes that count are found');
  const bare = files.filter((file) => /\.(take|allows)\(\s*(request|req)\.ip\b/.test(read(file)));
  assert.deepEqual(bare, []);
});

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

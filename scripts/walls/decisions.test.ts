import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../docs/decisions', import.meta.url));

test('the index of decisions names every record by its number and its title', () => {
  const records = readdirSync(folder).filter((name) => /^\d{4}-[a-z0-9-]+\.md$/.test(name));
  const lines = records.sort().map((name) => {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(readFileSync(path.join(folder, name), 'utf8')) ?? [];
    assert.equal(Number(name.slice(0, 4)), Number(number), `${name} is headed by another number`);
    return `- [${number}](${name}) ${title}`;
  });
  const index = readFileSync(path.join(folder, 'README.md'), 'utf8').split('\n');
  assert.deepEqual(
    index.filter((line) => line.startsWith('- ')),
    lines,
  );
});

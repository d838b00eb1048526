import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.join(root, 'docs/decisions');
const records = readdirSync(folder)
  .filter((name) => /^\d{4}-[a-z0-9-]+\.md$/.test(name))
  .sort();

test('the index of decisions names every record by its number and its title', () => {
  const lines = records.map((name) => {
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

test('every record says in its third line which files and folders it governs, and they are there', () => {
  const faults = records.flatMap((name) => {
    const lines = readFileSync(path.join(folder, name), 'utf8').split('\n');
    const governs = /^Governs: (.+)$/.exec(lines[2] ?? '')?.[1];
    if (lines.some((line, i) => i !== 2 && /^Governs\b/.test(line))) return [`${name}: says it twice`];
    if (governs === undefined) return [`${name}: has no line "Governs: …"`];
    return governs
      .split(', ')
      .filter((place) => !existsSync(path.join(root, place)))
      .map((place) => `${name}: there is no ${place}`);
  });
  assert.deepEqual(faults, []);
});

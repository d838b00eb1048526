import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const server = path.join(import.meta.dirname, '../../../../..');
const read = (file: string): string => readFileSync(path.join(server, file), 'utf8');

/** Statements that write rows of the index, by their file, and why the postings do not tell what was there before. */
const writers: Readonly<Record<string, string>> = {
  'src/domains/discovery/search/index-queries.ts': 'notes what it writes in `search_changes`',
  'src/domains/discovery/search/rebuild-queries.ts':
    'a draft, which forgets the postings as it takes its place',
  'src/domains/discovery/search/tier-queries.ts': 'tiers and what weighs, no lexemes',
};
const writes = /\b(?:insert\s+into|update)\s+video_search(?:_draft)?\b/;
const discards = /\bdelete\s+from\s+search_edition\b/;

test('whoever writes the index past its noted changes is known, and a migration that does discards the postings', () => {
  const files = globSync('src/**/*.ts', { cwd: server }).filter((file) => !file.endsWith('.test.ts'));
  assert.deepEqual(files.filter((file) => writes.test(read(file))).sort(), Object.keys(writers).sort());
  const migrations = globSync('migrations/*.sql', { cwd: server }).sort();
  const later = migrations.filter((file) => path.basename(file) > '2026-12-11-0000');
  assert.ok(later.length > 0);
  for (const file of later) assert.ok(!writes.test(read(file)) || discards.test(read(file)), file);
});

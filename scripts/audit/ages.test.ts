import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { openAges } from './ages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'audit-ages-'));
after(() => rmSync(folder, { recursive: true }));
const fileNamed = (name: string): URL => pathToFileURL(path.join(folder, name, 'ages.json'));
const published = { time: { created: '2010-01-01', '1.0.0': '2020-05-05' } };

test('every package is asked of once in a week, and one that is not answered is named with why', async () => {
  const asked: string[] = [];
  let now = Date.parse('2026-11-20');
  const open = () =>
    openAges(
      fileNamed('kept'),
      async (name) => {
        asked.push(name);
        if (name === 'gone') throw new Error('it answers 404');
        return name === 'silent' ? {} : published;
      },
      { now: () => now },
    );
  const first = await open().of(['a', '@x/b', 'gone', 'silent']);
  assert.deepEqual([...first.touched.keys()], ['a', '@x/b']);
  assert.equal(first.touched.get('a')?.toISOString().slice(0, 10), '2020-05-05');
  assert.deepEqual(
    first.unanswered.map(({ name, why }) => `${name}: ${why}`),
    ['gone: the registry: it answers 404', 'silent: the registry does not say when it was published'],
  );
  asked.length = 0;
  await open().of(['a', '@x/b', 'gone']);
  assert.deepEqual(asked, ['gone']);
  now += 8 * 86_400_000;
  asked.length = 0;
  await open().of(['a']);
  assert.deepEqual(asked, ['a']);
});

test('what there is no time for is told, and not taken for young', async () => {
  let now = 0;
  const ages = await openAges(
    fileNamed('slow'),
    async () => {
      now += 1000;
      return published;
    },
    { now: () => now, longest: 1 },
  ).of(Array.from({ length: 12 }, (_, n) => `p${n}`));
  assert.equal(ages.touched.size + ages.unanswered.length, 12);
  assert.ok(ages.unanswered.some(({ why }) => why === 'there was no time left to ask'));
});

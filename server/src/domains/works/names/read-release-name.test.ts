import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { readReleaseName } from './read-release-name.ts';
import { blankReading, type ReleaseName } from './release-name.ts';

/** A line of the table: a name, and the whole reading that is expected. */
function expectedOf(line: string): readonly [string, ReleaseName] {
  const [, name, title, fields] = /^(.+?) => (.+?) \|(.*)$/.exec(line)!;
  const expected = { ...blankReading(), title: title! };
  for (const field of fields!.split(';').map((one) => one.trim())) {
    const [key, value = ''] = field.split(/=(.*)/s);
    const lists = { a: 'audio', sub: 'subtitles', l: 'languages' } as const;
    const numbers = { e: 'number', s: 'season', p: 'part', v: 'version', y: 'year' } as const;
    const flags = { w: 'isWeak', b: 'isBatch', x: 'isExtra' } as const;
    const words = { k: 'kind', t: 'episodeTitle', g: 'group', q: 'resolution', src: 'source' } as const;
    if (key === '') continue;
    else if (key! in lists) expected[lists[key as 'a']] = value.split(',');
    else if (key! in numbers) expected[numbers[key as 'e']] = Number(value);
    else if (key! in flags) expected[flags[key as 'w']] = true;
    else if (key! in words) Object.assign(expected, { [words[key as 'k']]: value });
    else if (key === 'voice' || key === 'cut') Object.assign(expected, { [key]: value });
    else if (key === 'r') expected.range = value.split('-').map(Number) as [number, number];
    else throw new Error(`No field "${key}" in: ${line}`);
  }
  return [name!, expected];
}

const table = (await readFile(new URL('./release-names.txt', import.meta.url), 'utf8'))
  .split('\n')
  .filter((line) => line.includes(' => ') && !line.startsWith('#'))
  .map(expectedOf);

test('the table has at least 300 names, each once, and dozens in which a number is no episode', () => {
  assert.ok(table.length >= 300, `${table.length} names`);
  assert.equal(new Set(table.map(([name]) => name)).size, table.length);
  const traps = table.filter(
    ([name, { number, range }]) => /\d/.test(name) && number === null && range === null,
  );
  assert.ok(traps.length >= 36, `${traps.length} traps`);
});

test('every name of the table is read whole', () => {
  const wrong = table.flatMap(([name, expected]) => {
    const read = readReleaseName(name);
    const fields = Object.keys(expected) as (keyof ReleaseName)[];
    const faults = fields.filter((field) => JSON.stringify(read[field]) !== JSON.stringify(expected[field]));
    return faults.length === 0
      ? []
      : [
          `${name}: ${faults.map((field) => `${field} ${JSON.stringify(read[field])}, not ${JSON.stringify(expected[field])}`).join('; ')}`,
        ];
  });
  assert.equal(
    wrong.length,
    0,
    `${table.length - wrong.length} of ${table.length} are read right. Not:\n${wrong.join('\n')}`,
  );
});

test('any text is read quickly and without a fault', () => {
  const odd = [
    '',
    ' ',
    '[',
    '[]',
    '((()))',
    '- - -',
    '¦¦',
    '~'.repeat(300),
    '1 '.repeat(150),
    '[a]'.repeat(100),
    'S'.repeat(300),
    '第'.repeat(300),
    `${'a.'.repeat(150)}`,
  ];
  for (const name of odd) {
    const begun = performance.now();
    readReleaseName(name);
    assert.ok(performance.now() - begun < 500, name.slice(0, 20));
  }
});

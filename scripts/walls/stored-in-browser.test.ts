import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { cookies, type Kept, stored } from '../../contract/src/stored-in-browser.ts';

const root = new URL('../..', import.meta.url).pathname;
const sources = globSync('web/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }));
const named = (text: string, key: string): string | undefined =>
  /^'(.*)'$/.exec(key)?.[1] ?? new RegExp(`const ${key} = '([^']+)'`).exec(text)?.[1];

/** Stores under the names it is made with. */
const store = { file: 'web/src/state/tab-memory.ts', made: /makeTabMemory<[^(]*>\(('[^']+')\)/g };

/** What libraries keep; a journey finds others. */
const ofLibraries = ['react-router-scroll-positions'];
/** What must allow something before it is kept. */
const guards: Readonly<Record<Kept['group'], string | null>> = {
  necessary: null,
  preferences: 'keepsPreferences',
  statistics: 'keepsStatistics',
  advertising: 'keepsAdvertising',
};

test('whatever pages keep in a browser is in the Cookie Notice, and nothing else is', () => {
  const found = new Set<string>();
  for (const { file, text } of sources) {
    const writes = [...text.matchAll(/\b(local|session)Storage\s*\.setItem\(\s*([^,\s]+)/g)];
    const made = [...text.matchAll(store.made)].map(([, key]) => ['', 'session', key!] as const);
    for (const [, where, key = ''] of file === store.file ? [] : [...writes, ...made]) {
      const name = named(text, key);
      assert.ok(name !== undefined, `${file} keeps something under ${key}, whose name is not in the file`);
      assert.equal(stored[name]?.where, `${where} storage`, `${file} keeps ${name}`);
      const guard = guards[stored[name]!.group];
      if (guard !== null)
        assert.ok(text.includes(`${guard}()`), `${file} keeps ${name} without asking ${guard}()`);
      found.add(name);
    }
    assert.doesNotMatch(text, /\b(local|session)Storage\[|indexedDB\.open|caches\.open/, file);
  }
  assert.deepEqual([...found, ...ofLibraries].sort(), Object.keys(stored).sort());
});

test('cookies that scripts set are in the Cookie Notice; the server’s are by their type', () => {
  const set = sources.flatMap(({ text }) => [...text.matchAll(/document\.cookie = [`'](\w+)=/g)]);
  assert.deepEqual(
    set.map(([, name]) => name),
    ['layout'],
  );
  assert.ok('layout' in cookies);
  for (const { file, text } of sources)
    if (/document\.cookie = /.test(text)) assert.ok(text.includes('keepsPreferences()'), file);
  assert.ok(sources.every(({ text }) => !/cookieStore\.set\(/.test(text)));
});

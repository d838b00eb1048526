import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileAt, readWith, webTexts } from './web-imports.ts';

const stylesOf = (files: Set<string>): string[] => [...files].filter((name) => name.endsWith('.css'));

/** Styles of what is there only after somebody did something. */
const afterAnAct: Readonly<Record<string, readonly string[]>> = {
  '../features/profile/post-box.tsx': ['ui/character-count.css'],
  './home-rows.tsx': ['ui/field.css'],
};

test('what the server draws and comes to life later has its styles with the page, so that nothing moves', () => {
  const atFirst = readWith('root.tsx');
  let parts = 0;
  const late: string[] = [];
  for (const [name, text] of webTexts) {
    if (!name.endsWith('.tsx') || !text.includes('laterPart(')) continue;
    const there = new Set([...atFirst, ...readWith(name)]);
    for (const [, address] of text.matchAll(/(?<!lazyPart\([^)]{0,40})import\('([^']+)'\)/g)) {
      parts++;
      for (const style of stylesOf(readWith(fileAt(name, address!))))
        if (!there.has(style) && !afterAnAct[address!]?.includes(style))
          late.push(`${name} draws ${address} without ${style}`);
    }
  }
  assert.ok(parts > 8);
  assert.deepEqual(late, []);
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { pageQueries } from '../../contract/src/page.ts';
import {
  adminPagesBeside,
  memberPages,
  noSuchPage,
  notWalked,
  visitorPages,
  walkedElsewhere,
} from '../../e2e/walked-pages.ts';
import * as adminPaths from '../../web/src/admin-paths.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** What the navigation of the back office leads to, which `back-office.e2e.ts` follows. */
const inNavigation = [...read('web/src/parts/admin-pages.ts').matchAll(/to: adminPaths\.(\w+)\(\)/g)].map(
  ([, name]) => (adminPaths as unknown as Record<string, () => string>)[name!]!(),
);

const video = { slug: 'a-video', title: 'A video', category_slug: 'a-category' };
const walked = [
  ...visitorPages({ video, tag: 'a-tag', playlist: 'a-playlist', series: 'a-series', studio: 'a-studio' }),
  ...memberPages({ video }),
  ...adminPagesBeside('an-admin'),
  ...inNavigation,
].map((address) => address.split('?')[0]!);

const patterns = Object.keys(pageQueries);
/** The most exact pattern that an address is of. */
const patternOf = (address: string): string | undefined =>
  patterns
    .filter((pattern) =>
      new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`).test(address),
    )
    .sort((a, b) => (a.match(/[:*]/g) ?? []).length - (b.match(/[:*]/g) ?? []).length)[0];

test('every page is looked at by a journey, or shows nothing of its own', () => {
  assert.ok(inNavigation.length > 10);
  const seen = new Set(walked.map(patternOf));
  const said = new Set([...seen, ...Object.keys(walkedElsewhere), ...Object.keys(notWalked)]);
  assert.deepEqual(
    patterns.filter((pattern) => !said.has(pattern)),
    [],
    'add it to e2e/walked-pages.ts',
  );
  assert.deepEqual(
    walked.filter((address) => address !== noSuchPage && patternOf(address) === undefined),
    [],
    'no such page is left',
  );
  assert.deepEqual(
    [...Object.keys(walkedElsewhere), ...Object.keys(notWalked)].filter(
      (pattern) => !(pattern in pageQueries) || seen.has(pattern),
    ),
    [],
    'listed, and gone or looked at by itself',
  );
});

test('a journey that looks at a page for others does', () => {
  for (const [pattern, [journey, words]] of Object.entries(walkedElsewhere))
    assert.match(
      read(`e2e/${journey}.e2e.ts`),
      new RegExp(`looksRight\\([\\w.]+, '${words}'\\)`),
      `${pattern} in ${journey}`,
    );
});

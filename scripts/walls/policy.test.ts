import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { policy, policyCategoryNames } from '#contract/policy.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const home = 'contract/src/policy.ts';
/** What the product is made of: no tests, and no migrations, which say what was once true. */
const sources = globSync('{contract,server,web}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((name) => name !== home && !/\.test\.tsx?$|\/test-[a-z0-9-]+\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }));

test('a list of what the site forbids is written in one file', () => {
  assert.ok(sources.length > 1000 && policyCategoryNames.length > 5);
  // Code may single out one category, and beside it the one that holds the rest; three are a list.
  const named = (text: string): number =>
    policyCategoryNames.filter((name) => new RegExp(`\\b${name}\\b`).test(text)).length;
  assert.deepEqual(
    sources.filter(({ text }) => named(text) > 2).map(({ name }) => name),
    [],
  );
});

test('the words of the policy are written in one file', () => {
  // A short name is a word like any other: "Copyright".
  const words = Object.values(policy).flatMap(({ choice, rule }) =>
    [choice, rule].filter((one) => /\s/.test(one)),
  );
  assert.ok(words.length >= 2 * policyCategoryNames.length - 1);
  assert.deepEqual(
    sources.flatMap(({ name, text }) =>
      words.filter((one) => text.includes(one)).map((one) => `${name}: ${one}`),
    ),
    [],
  );
});

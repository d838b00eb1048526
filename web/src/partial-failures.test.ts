import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('web/src/**/*.{ts,tsx}')
  .filter((name) => !name.includes('.test.'))
  .map((name) => ({ name, text: readFileSync(name, 'utf8') }));

/** What stands between the parentheses after each `name(` in a text. */
function argumentsOf(name: string, text: string): string[] {
  return [...text.matchAll(new RegExp(`(?<!function )\\b${name}\\(`, 'g'))].map(({ index, 0: opening }) => {
    const start = index + opening.length;
    let depth = 1;
    let end = start;
    while (depth > 0) depth += { '(': 1, ')': -1 }[text[end++] ?? ')'] ?? 0;
    return text
      .slice(start, end - 1)
      .trim()
      .replace(/,$/, '');
  });
}

test('a part of a page that could not be had is not taken for an empty one', () => {
  const parts = sources.flatMap(({ name, text }) =>
    argumentsOf('orElse', text).map((inner) => ({ name, inner })),
  );
  expect(parts.length).toBeGreaterThan(12);
  // Buttons work even if they do not know what a member did before.
  const known = /(,|\?\?)\s*(null|untouched\(video\))$/;
  expect(parts.filter(({ inner }) => !known.test(inner))).toEqual([]);
});

test('such a part looks the same on every page', () => {
  const own = sources.filter(({ text }) => /className="failed/.test(text)).map(({ name }) => name);
  expect(own).toEqual(['web/src/ui/failed-part.tsx']);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const rules = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => {
    const css = readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
      ([, selector = '', body = '']) => `${file}: ${selector.trim()} {${body}}`,
    );
  });

// A gradient has no shape of its own: the dot of a radio with one measure was a tall oval.
test('a gradient that is given a size is given both of its measures', () => {
  expect(rules.length).toBeGreaterThan(500);
  const found = rules.filter(
    (rule) => /image:[^;]*gradient\(/.test(rule) && /background-size:\s*[^\s;,]+\s*;/.test(rule),
  );
  expect(found).toEqual([]);
});

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { type CallName, calls } from '#contract/calls.ts';

const domains = path.join(import.meta.dirname, '../domains');

/** Files that answer calls, with the names of those calls. */
const files = globSync('**/calls/*.ts', { cwd: domains }).map((file) => {
  const text = readFileSync(path.join(domains, file), 'utf8');
  const names = [...text.matchAll(/\bimplement\(\s*'([^']+)'/g)].map(([, name]) => name as CallName);
  return { file, text, names };
});

test('calls that only members may make know who calls, and do not ask again', () => {
  const asking = files.filter(
    ({ text, names }) =>
      names.length > 0 && names.every((name) => calls[name].access !== 'anyone') && /\buserId\b/.test(text),
  );
  assert.deepEqual(
    asking.map(({ file }) => file),
    [],
  );
});

test('ids come to calls in lower case, and none of them sees to it itself', () => {
  const lowering = files.filter(({ text }) => /[iI]ds?\??\.toLowerCase\(\)/.test(text));
  assert.deepEqual(
    lowering.map(({ file }) => file),
    [],
  );
});

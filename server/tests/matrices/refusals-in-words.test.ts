import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

/** Refusals that only a program can cause are told by the names that it sends. */
const forPrograms = [
  'accounts/protocol/protocol-bodies.ts', // bodies of /auth/v1
];

test('no rule of a domain names a parameter to the person who reads it', () => {
  const folder = path.join(import.meta.dirname, '../../src/domains');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replaceAll(path.sep, '/'));
  assert.ok(files.length > 300);
  const naming = files.filter((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return [...text.matchAll(/(?:badInput|AppError)\(([^;]*?)\);/g)].some(([, inside = '']) =>
      /"\$\{(?:field|column|parameter|fields?\.\w+)\}"|[`'"][^`'",]*\bp_[a-z_]+[^`'",]* [^`'"]*[`'"]/.test(
        inside,
      ),
    );
  });
  assert.deepEqual(
    naming.filter((file) => !forPrograms.includes(file)),
    [],
    'say what is wrong in words: the field is the first argument, and a form marks it',
  );
});

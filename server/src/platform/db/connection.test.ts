import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const sources = path.resolve(import.meta.dirname, '../..');
const isTest = (file: string): boolean => /[.]test[.]ts$|(^|\/)test-[a-z0-9-]+[.]ts$|\/fixtures\//.test(file);

/** Files of the server except tests, with their text. */
const files = globSync('**/*.ts', { cwd: sources })
  .filter((file) => !isTest(file))
  .map((file) => ({ file, text: readFileSync(path.join(sources, file), 'utf8') }));

test('connections are made in one place, which hears their loss and bounds what waits for them', () => {
  const makers = files
    .filter(({ text }) => /new pg[.](Client|Pool)\b|^import (?!type )[^;]* from 'pg'/m.test(text))
    .map(({ file }) => file);
  // The other two are what it makes them of where there are several servers.
  assert.deepEqual(makers, [
    'platform/db/connection.ts',
    'platform/db/primary-client.ts',
    'platform/db/primary.ts',
  ]);
});

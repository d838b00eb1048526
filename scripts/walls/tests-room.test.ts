import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Tests whose subject is the address or the protocol of calls, so that they write requests themselves. */
const makeAddresses = [
  'server/tests/http/http.slow.test.ts',
  'server/tests/inputs/contract-samples.ts',
  'server/tests/matrices/bad-input-matrix.slow.test.ts',
  'server/tests/matrices/barred-places.slow.test.ts',
  'server/tests/matrices/published-only.slow.test.ts',
  'server/tests/matrices/refused-texts.slow.test.ts',
  'server/tests/matrices/role-matrix.slow.test.ts',
  'server/tests/matrices/route-matrix.slow.test.ts',
  'server/tests/members/email-addresses.slow.test.ts',
  'server/tests/members/security-log.slow.test.ts',
  'server/tests/support/test-calls.ts',
];

test('tests make calls by `call` and `ask` of their site; only those about addresses put one together', () => {
  const ofTests = globSync(['server/tests/**/*.ts', 'server/src/**/{*.test,test-*}.ts'], { cwd: root });
  assert.ok(ofTests.length > 200);
  const address = /(rest\/v1\/rpc|functions\/v1)(\/?['`]|\/\$\{)|callPath\(|pathOf\(/;
  const found = ofTests.filter((file) => address.test(readFileSync(path.join(root, file), 'utf8'))).sort();
  assert.deepEqual(found, makeAddresses, 'see server/tests/support/test-calls.ts');
});

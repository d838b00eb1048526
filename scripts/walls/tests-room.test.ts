import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ofTests = globSync(['server/tests/**/*.ts', 'server/src/**/{*.test,test-*}.ts', 'e2e/**/*.ts'], {
  cwd: root,
}).sort();
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Tests that write requests to calls themselves, and why `call` and `ask` of their site do not do. */
const makeAddresses: Readonly<Record<string, string>> = {
  'e2e/hostile-requests.ts': 'Requests that are none, to every call.',
  'e2e/journeys.e2e.ts': 'Waits for what the page reports.',
  'e2e/viewers.ts': 'A crowd counts what is lost on the way; a call that is refused would end its test.',
  'server/tests/http/http.slow.test.ts': 'Headers, methods and bodies of calls are its subject.',
  'server/tests/http/stale-pages.slow.test.ts': 'Whether GET of a call is served from the cache.',
  'server/tests/inputs/contract-samples.ts': 'Gives the matrices the address of every call.',
  'server/tests/matrices/bad-input-matrix.slow.test.ts': 'Calls, methods and addresses that are none.',
  'server/tests/matrices/barred-places.slow.test.ts': 'Whether GET of a call is cached by place.',
  'server/tests/matrices/published-only.slow.test.ts': 'Every call, named by the contract.',
  'server/tests/matrices/refused-texts.slow.test.ts': 'Every call and route that takes a text.',
  'server/tests/matrices/role-matrix.slow.test.ts': 'Every call by every role, with and without a body.',
  'server/tests/matrices/route-matrix.slow.test.ts': 'Every route, calls included.',
  'server/tests/members/security-log.slow.test.ts': 'Calls and the account protocol by one helper.',
  'server/tests/operating/restarted-database.slow.test.ts':
    'The answer of a site without its database, by GET and POST.',
  'server/tests/support/test-calls.ts': '`call` and `ask` themselves.',
  'server/src/domains/accounts/entering/sign-in.slow.test.ts': 'A body that is no JSON.',
  'server/src/domains/videos/managing/moderated-videos.slow.test.ts':
    'A route that answers bytes and is no call.',
};

test('tests make calls by `call` and `ask` of their site; only those about addresses put one together', () => {
  assert.ok(ofTests.length > 300);
  const address = /\/?rest\/v1\/rpc\b|\bfunctions\/v1\b|callPath\(|pathOf\(/;
  const found = ofTests.filter((file) => address.test(textOf(file)));
  assert.deepEqual(found, Object.keys(makeAddresses).sort(), 'see server/tests/support/test-calls.ts');
});

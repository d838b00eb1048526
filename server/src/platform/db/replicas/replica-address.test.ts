import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readReplicaAddresses } from './replica-address.ts';

const named = (text: string): unknown => {
  const read = readReplicaAddresses(text);
  return typeof read === 'string' ? read : read.map(({ name, url }) => [name, url]);
};

test('replicas are named one by one, or as the hosts of one address, and each once', () => {
  assert.deepEqual(named('postgres://u:p@a/site, postgresql://u:p@b:5433/site?sslmode=disable'), [
    ['a:5432', 'postgres://u:p@a/site'],
    ['b:5433', 'postgresql://u:p@b:5433/site?sslmode=disable'],
  ]);
  assert.deepEqual(
    named('postgres://u@a,b:5433/site?target_session_attrs=standby,postgres://u@b:5433/site'),
    [
      ['a:5432', 'postgres://u@a/site'],
      ['b:5433', 'postgres://u@b:5433/site'],
    ],
  );
});

test('what is no address is said in words', () => {
  assert.match(String(named('db2:5432')), /must be an address like/);
  assert.match(String(named('postgres://u@a/site,db2')), /each replica a whole address, and says "site,db2"/);
});

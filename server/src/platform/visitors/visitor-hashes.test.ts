import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDatabase } from '../db/database.ts';
import { testDatabase } from '../db/test-database.ts';
import { personHash, saltOf, viewerHash, visitorHash } from './visitor-hashes.ts';

const { db, url } = await testDatabase();
const home = { userId: null, anonymousId: 'browser one', address: '192.0.2.1' };

test('every process has the same salt of a day, and another of another day', async () => {
  const second = openDatabase(url, { connections: 1 });
  try {
    const [mine, theirs] = await Promise.all([saltOf(db, '2030-01-01'), saltOf(second, '2030-01-01')]);
    assert.equal(mine, theirs);
    assert.notEqual(await saltOf(db, '2030-01-02'), mine);
  } finally {
    await second.close();
  }
});

test('clearing cookies makes a new viewer but not a new person, and a new day makes both', async () => {
  const salt = await saltOf(db, '2030-01-01');
  const next = await saltOf(db, '2030-01-02');
  const cleared = { ...home, anonymousId: 'browser two' };
  assert.notEqual(viewerHash(salt, home), viewerHash(salt, cleared));
  assert.equal(personHash(salt, home), personHash(salt, cleared));
  assert.notEqual(personHash(salt, home), personHash(next, home));
  assert.notEqual(personHash(salt, home), personHash(salt, { ...home, userId: 'a member' }));
});

test('the hash of a page view knows no address', async () => {
  const salt = await saltOf(db, '2030-01-01');
  assert.equal(visitorHash(salt, home), visitorHash(salt, { ...home, address: '198.51.100.1' }));
  assert.equal(visitorHash(salt, { ...home, anonymousId: null }), null);
});

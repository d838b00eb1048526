import assert from 'node:assert/strict';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { findSeat } from './postgres-identity.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-seat-'));
after(() => rmSync(folder, { recursive: true, force: true }));

test('a command of root leaves the data of a site that another user runs where and whose it is', {
  skip: process.getuid?.() !== 0 && 'takes root',
}, async () => {
  // As a unit's state folder: closed, and the user's own.
  const [dataDir, user] = [path.join(folder, 'data'), 4711];
  const directory = path.join(dataDir, 'postgres');
  for (const at of [dataDir, directory, path.join(directory, 'server')]) {
    mkdirSync(at, { mode: 0o700 });
    chownSync(at, user, user);
  }
  const { identity, home } = await findSeat(directory);
  assert.deepEqual(identity, { prefix: [], uid: user, gid: user });
  assert.equal(home, directory);
  assert.equal(existsSync(path.join(directory, 'moved-to')), false);
});

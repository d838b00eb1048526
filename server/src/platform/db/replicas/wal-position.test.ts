import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastRecordEnd, readWalPosition } from './wal-position.ts';

test('a place in the log is read as a number, beyond four gigabytes too', () => {
  assert.equal(readWalPosition('0/15D68C8'), 0x15d68c8n);
  assert.equal(readWalPosition('16/B374D848'), 0x16b374d848n);
  assert.ok(readWalPosition('A/0') > readWalPosition('9/FFFFFFFF'));
  assert.throws(() => readWalPosition('here'));
});

test('behind the head of a page nothing is waited for that a replica has passed', () => {
  const end = (text: string): bigint => lastRecordEnd(readWalPosition(text), 8192, 16 * 2 ** 20);
  assert.equal(end('0/15D68C8'), readWalPosition('0/15D68C8'), 'in the middle of a page');
  assert.equal(end('0/2002018'), readWalPosition('0/2002000'), 'behind the head of a page');
  assert.equal(end('0/3000028'), readWalPosition('0/3000000'), 'behind the head of a file');
  assert.equal(end('0/2002028'), readWalPosition('0/2002028'), 'the head of a page is shorter');
});

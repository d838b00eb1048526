import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashOfReceipt, newReceipt, readReceipt } from './receipts.ts';

test('receipts have 16 characters of the whole alphabet, and none comes twice', () => {
  const receipts = Array.from({ length: 2000 }, newReceipt);
  assert.equal(new Set(receipts).size, receipts.length);
  assert.ok(receipts.every((receipt) => receipt.length === 16 && readReceipt(receipt) === receipt));
  assert.equal([...new Set(receipts.join(''))].sort().join(''), '0123456789abcdefghjkmnpqrstvwxyz');
});

test('a receipt is read however it was copied', () => {
  assert.equal(readReceipt(' 0123-4567 89AB-CDEF '), '0123456789abcdef');
  assert.equal(readReceipt('oil3-4567-89ab-cdef'), '0113456789abcdef');
});

test('what cannot be a receipt is not looked up', () => {
  for (const typed of [
    '',
    '0123456789abcde',
    '0123456789abcdef0',
    'u123456789abcdef',
    "' or 1=1 --",
    '0'.repeat(100_000),
  ])
    assert.equal(readReceipt(typed), null, typed.slice(0, 40));
});

test('the hash of a receipt says nothing about it', () => {
  const receipt = newReceipt();
  assert.equal(hashOfReceipt(receipt).length, 32);
  assert.deepEqual(hashOfReceipt(receipt), hashOfReceipt(receipt));
  assert.ok(!hashOfReceipt(receipt).toString('latin1').includes(receipt));
});

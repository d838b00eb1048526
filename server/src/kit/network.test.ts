import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLoopback, neighbourhoodOf } from './network.ts';

test('addresses next to each other lie in one network', () => {
  assert.equal(neighbourhoodOf('203.0.113.7'), neighbourhoodOf('203.0.113.250'));
  assert.notEqual(neighbourhoodOf('203.0.113.7'), neighbourhoodOf('203.0.114.7'));
  assert.equal(neighbourhoodOf('::ffff:203.0.113.7'), '203.0.113');
  assert.equal(neighbourhoodOf('2001:db8:7:1::9'), neighbourhoodOf('2001:db8:7:ffff:1:2:3:4'));
  assert.notEqual(neighbourhoodOf('2001:db8:7:1::9'), neighbourhoodOf('2001:db8:8:1::9'));
});

test('this machine itself is nobody’s network', () => {
  for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.8.8.8']) assert.ok(isLoopback(own), own);
  for (const other of ['10.0.0.1', '2001:db8::1', '::', '128.0.0.1', 'fe80::1'])
    assert.ok(!isLoopback(other), other);
});

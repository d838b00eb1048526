import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSuspended, readEnd, suspensionWords } from './suspension-rules.ts';

const now = Date.UTC(2026, 0, 1);

test('a suspension ends at a moment ahead, or never by itself', () => {
  assert.equal(readEnd(null, 'p_until', now), null);
  assert.equal(readEnd(undefined, 'p_until', now), null);
  assert.equal(readEnd('2026-02-01T00:00:00Z', 'p_until', now)?.getTime(), Date.UTC(2026, 1, 1));
  assert.equal(readEnd('2026-02-01T02:00+02:00', 'p_until', now)?.getTime(), Date.UTC(2026, 1, 1));
  for (const wrong of [
    '',
    'tomorrow',
    '2026-02-01',
    '2026-02-31T99:00:00Z',
    '2025-12-31T23:59:59Z',
    '2090-01-01T00:00:00Z',
  ])
    assert.throws(() => readEnd(wrong, 'p_until', now), { kind: 'badInput', field: 'p_until' }, wrong);
});

test('who is suspended is so until the end, which is no longer part of it', () => {
  const at = { suspended_at: new Date(now - 1000), suspension_reason: 'spam' };
  assert.ok(isSuspended({ ...at, suspended_until: null }, now));
  assert.ok(isSuspended({ ...at, suspended_until: new Date(now + 1) }, now));
  assert.ok(!isSuspended({ ...at, suspended_until: new Date(now) }, now));
  assert.ok(!isSuspended({ suspended_at: null, suspended_until: null, suspension_reason: null }, now));
});

test('whoever is shut out reads until when and why', () => {
  assert.equal(
    suspensionWords({
      suspended_at: new Date(now),
      suspended_until: new Date(now),
      suspension_reason: 'Spam.',
    }),
    'This account is suspended until 1 January 2026 at 00:00 UTC. Reason: Spam.',
  );
  assert.equal(
    suspensionWords({ suspended_at: new Date(now), suspended_until: null, suspension_reason: 'Spam.' }),
    'This account is suspended. Reason: Spam.',
  );
});

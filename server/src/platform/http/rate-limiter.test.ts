import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rateBudgets } from '#contract/limits.ts';
import { AppError } from '../../kit/app-error.ts';
import { testDatabase } from '../db/test-database.ts';
import { createLog } from '../log.ts';
import { clientKey, RateLimiter } from './rate-limiter.ts';

const { db } = await testDatabase();
const log = createLog('silent');

test('a client past its budget is refused with the seconds to wait; others are not', () => {
  const limiter = new RateLimiter(db, log, 1);
  for (let i = 0; i < rateBudgets.write.requests; i++) limiter.take('203.0.113.1', 'write');
  assert.throws(
    () => limiter.take('203.0.113.1', 'write'),
    (error: unknown) =>
      error instanceof AppError && error.kind === 'rateLimited' && (error.retryAfter ?? 0) > 0,
  );
  limiter.take('203.0.113.2', 'write');
  limiter.take('203.0.113.1', 'read');
  limiter.close();
});

test('processes share one budget', async () => {
  const first = new RateLimiter(db, log, 1);
  const second = new RateLimiter(db, log, 1);
  const half = Math.ceil(rateBudgets.write.requests / 2);
  for (let i = 0; i < half; i++) first.take('203.0.113.9', 'write');
  for (let i = 0; i < half - 1; i++) second.take('203.0.113.9', 'write');
  let refused = false;
  for (let wait = 0; wait < 50 && !refused; wait++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    try {
      if (wait % 10 === 9) second.take('203.0.113.9', 'write');
    } catch {
      refused = true;
    }
  }
  assert.ok(refused);
  first.close();
  second.close();
});

test('an IPv6 client is its network', () => {
  assert.equal(clientKey(null, '2001:db8:1:2:aaaa::1'), clientKey(null, '2001:db8:1:2:bbbb::2'));
  assert.notEqual(clientKey(null, '2001:db8:1:2::1'), clientKey(null, '2001:db8:1:3::1'));
  assert.equal(clientKey('member', '203.0.113.1'), 'member');
});

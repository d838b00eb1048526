import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rateBudgets } from '#contract/limits.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/test-database.ts';
import { createLog } from '../log.ts';
import { cleanRateCountsHandler } from './clean-rate-counts.handler.ts';
import { addRateCounts } from './rate-count-queries.ts';
import { rateKey } from './rate-key.ts';
import { clientKey, RateLimiter } from './rate-limiter.ts';

const { db } = await testDatabase();
const log = createLog('silent');
const config = { rateLimitFactor: 1, secret: 'x'.repeat(32) };

test('a client past its budget is refused with the seconds to wait; others are not', () => {
  const limiter = new RateLimiter(db, log, config);
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

test('processes share one budget, and the table they share it through does not say whose it is', async () => {
  // Budgets begin anew with each window: this may not stretch over two.
  const window = rateBudgets.write.seconds * 1000;
  const left = window - (Date.now() % window);
  if (left < 10_000) await new Promise((resolve) => setTimeout(resolve, left));
  const first = new RateLimiter(db, log, config);
  const second = new RateLimiter(db, log, { ...config });
  const half = Math.ceil(rateBudgets.write.requests / 2);
  for (let i = 0; i < half; i++) first.take('203.0.113.9', 'write');
  for (let i = 0; i < half - 1; i++) second.take('203.0.113.9', 'write');
  for (let i = 0; i < half; i++) first.take('2001:db8:1:2', 'write');
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
  const rows = await db.query<{ client_key: string }>('select client_key from rate_counts');
  assert.equal(rows.length, 2, 'both processes wrote under one key');
  for (const { client_key: key } of rows) assert.match(key, /^write [\w-]{22}$/);
});

test('counts are given once, however long the database takes', async () => {
  const slow: Database = {
    ...db,
    query: async (...question) => {
      await new Promise((resolve) => setTimeout(resolve, 2500));
      return db.query(...question);
    },
  };
  const limiter = new RateLimiter(slow, log, config);
  const count = rateBudgets.read.requests / 4;
  // Not at the end of a window, whose counts would be useless.
  while ((Date.now() / 1000) % rateBudgets.read.seconds > rateBudgets.read.seconds - 3)
    await new Promise((resolve) => setTimeout(resolve, 200));
  const began = Math.floor(Date.now() / (rateBudgets.read.seconds * 1000));
  for (let i = 0; i < count; i++) limiter.take('203.0.113.77', 'read');
  await new Promise((resolve) => setTimeout(resolve, 6500));
  limiter.close();
  const key = rateKey(config.secret, began * rateBudgets.read.seconds * 1000, 'read', '203.0.113.77');
  const rows = await db.query('select requests from rate_counts where client_key = $1', [key]);
  assert.deepEqual(rows, [{ requests: count }]);
});

test('the key of a client is the same in every process, and another on another day or with another secret', () => {
  const noon = Date.UTC(2030, 0, 31, 12);
  const key = rateKey(config.secret, noon, 'read', '203.0.113.9');
  assert.equal(rateKey(config.secret, Date.UTC(2030, 0, 31, 23, 59, 59), 'read', '203.0.113.9'), key);
  const others = [
    rateKey(config.secret, Date.UTC(2030, 1, 1), 'read', '203.0.113.9'),
    rateKey('y'.repeat(32), noon, 'read', '203.0.113.9'),
    rateKey(config.secret, noon, 'read', '203.0.113.8'),
    rateKey(config.secret, noon, 'search', '203.0.113.9'),
  ];
  assert.equal(new Set([key, ...others]).size, 5);
});

test('what is past is removed by a job, though nobody asks for anything; what counts stays', async () => {
  await db.query('delete from rate_counts');
  await addRateCounts(db, [
    { key: 'read old', window: 1, requests: 9 },
    { key: 'read new', window: 2, requests: 9 },
  ]);
  await db.query(
    `update rate_counts set counted_at = now() - interval '61 seconds' where client_key = 'read old'`,
  );
  const job = { id: '1', payload: {}, attempt: 0, lastAttempt: true, signal: new AbortController().signal };
  const handler = cleanRateCountsHandler({ db });
  await handler.run(job);
  assert.deepEqual(await db.query('select client_key from rate_counts'), [{ client_key: 'read new' }]);
  assert.match(handler.schedule ?? '', /^\*\/5 /);
});

test('an IPv6 client is its network', () => {
  assert.equal(clientKey(null, '2001:db8:1:2:aaaa::1'), clientKey(null, '2001:db8:1:2:bbbb::2'));
  assert.notEqual(clientKey(null, '2001:db8:1:2::1'), clientKey(null, '2001:db8:1:3::1'));
  assert.equal(clientKey('member', '203.0.113.1'), 'member');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CachedAnswers } from './cached-answers.ts';

const megabyte = 1024 * 1024;
const text = (value: string) => async () => Buffer.from(value);

test('an answer is filled once for all who ask at the same time', async () => {
  const cache = new CachedAnswers(megabyte);
  let fills = 0;
  const fill = async () => {
    fills++;
    await new Promise((resolve) => setTimeout(resolve, 10));
    return Buffer.from('one');
  };
  const answers = await Promise.all(Array.from({ length: 20 }, () => cache.get('key', 60, ['videos'], fill)));
  assert.equal(fills, 1);
  assert.ok(answers.every(({ answer }) => answer.bytes.toString() === 'one'));
});

test('an answer is dropped when one of its topics changes, and only then', async () => {
  const cache = new CachedAnswers(megabyte);
  await cache.get('videos', 60, ['videos'], text('old'));
  await cache.get('categories', 60, ['categories'], text('old'));
  cache.drop(['videos']);
  assert.equal((await cache.get('videos', 60, ['videos'], text('new'))).answer.bytes.toString(), 'new');
  assert.equal(
    (await cache.get('categories', 60, ['categories'], text('new'))).answer.bytes.toString(),
    'old',
  );
});

test('what changed while an answer was read is not cached, and the next request does not join the old read', async () => {
  const cache = new CachedAnswers(megabyte);
  let finish = (_value: Buffer): void => {};
  const slow = cache.get(
    'key',
    60,
    ['videos'],
    () =>
      new Promise<Buffer>((resolve) => {
        finish = resolve;
      }),
  );
  cache.drop(['videos']);
  const fresh = await cache.get('key', 60, ['videos'], text('new'));
  finish(Buffer.from('old'));
  assert.equal((await slow).answer.bytes.toString(), 'old');
  assert.equal(fresh.answer.bytes.toString(), 'new');
  assert.equal((await cache.get('key', 60, ['videos'], text('newer'))).answer.bytes.toString(), 'new');
});

test('a failed fill is told to all who waited and is tried again', async () => {
  const cache = new CachedAnswers(megabyte);
  const failing = () => Promise.reject(new Error('no database'));
  await assert.rejects(cache.get('key', 60, ['videos'], failing), /no database/);
  assert.equal((await cache.get('key', 60, ['videos'], text('back'))).answer.bytes.toString(), 'back');
});

test('the cache stays within its bytes', async () => {
  const cache = new CachedAnswers(100_000);
  let fills = 0;
  const fill = async () => {
    fills++;
    return Buffer.alloc(10_000);
  };
  for (let round = 0; round < 2; round++)
    for (let i = 0; i < 50; i++) await cache.get(`key ${i}`, 60, ['videos'], fill);
  assert.ok(fills > 90, 'old answers made room');
});

const away = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
const read = async (cache: CachedAnswers, fill: () => Promise<Buffer>) => {
  const { answer, staleSince } = await cache.get('key', 1, ['videos'], fill);
  return [answer.bytes.toString(), staleSince !== null];
};

test('while the database is away an answer that is past is given, for a day, and marked', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const cache = new CachedAnswers(megabyte);
  await read(cache, text('cached'));
  t.mock.timers.tick(1500);
  assert.deepEqual(await read(cache, away), ['cached', true]);
  // Nobody waits for another attempt, and once it is back the current answer is given.
  assert.deepEqual(await read(cache, text('new')), ['cached', true]);
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(await read(cache, text('newer')), ['new', false]);
  t.mock.timers.tick(86_400_000 + 1000);
  await assert.rejects(read(cache, away), { code: 'ECONNREFUSED' });
});

test('what was dropped is never given again, and a bug is no outage', async () => {
  const cache = new CachedAnswers(megabyte);
  await read(cache, text('removed'));
  cache.drop(['videos']);
  await assert.rejects(read(cache, away), { code: 'ECONNREFUSED' });
  await read(cache, text('removed'));
  cache.expire(['videos']);
  await assert.rejects(
    read(cache, () => {
      cache.drop(['videos']);
      return away();
    }),
    { code: 'ECONNREFUSED' },
  );
  await read(cache, text('cached'));
  cache.expireAll();
  await assert.rejects(
    read(cache, () => Promise.reject(new Error('a bug'))),
    /a bug/,
  );
  assert.deepEqual(await read(cache, away), ['cached', true]);
  cache.dropAll();
  await assert.rejects(read(cache, away), { code: 'ECONNREFUSED' });
});

test('where changes are not heard and nothing is said, a stale answer is given after a second, and at once from then on', async () => {
  const cache = new CachedAnswers(megabyte);
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  await cache.get('key', 60, ['videos'], text('old'));
  cache.expireAll();
  const began = performance.now();
  const first = await cache.get('key', 60, ['videos'], () => promise);
  assert.equal(first.answer.bytes.toString(), 'old');
  assert.ok(first.staleSince !== null);
  const waited = performance.now() - began;
  assert.ok(waited > 900 && waited < 3000, `${waited}`);
  const second = await cache.get('key', 60, ['videos'], () => promise);
  assert.ok(second.staleSince !== null && performance.now() - began < waited + 500);
  // Once it answers, all is as before.
  resolve(Buffer.from('new'));
  await promise;
  await new Promise((done) => setTimeout(done, 20));
  assert.equal((await cache.get('key', 60, ['videos'], text('newer'))).answer.bytes.toString(), 'new');
});

test('a source that is silent is not waited for longer than some seconds, suspected or not', async () => {
  const cache = new CachedAnswers(megabyte);
  await cache.get('key', 60, ['videos'], text('old'));
  cache.expire(['videos']);
  const began = performance.now();
  const { answer } = await cache.get('key', 60, ['videos'], () => new Promise(() => {}));
  assert.equal(answer.bytes.toString(), 'old');
  const waited = performance.now() - began;
  assert.ok(waited > 2400 && waited < 4500, `${waited}`);
});

test('what was dropped meanwhile is not given, however long it takes', async () => {
  const cache = new CachedAnswers(megabyte);
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  await cache.get('key', 60, ['videos'], text('old'));
  cache.expireAll();
  const asked = cache.get('key', 60, ['videos'], () => promise);
  cache.drop(['videos']);
  setTimeout(() => resolve(Buffer.from('new')), 1300);
  assert.equal((await asked).answer.bytes.toString(), 'new');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DecodeQueue } from './decode-queue.ts';

test('one piece of work runs at a time, in the order in which it came, whatever fails', async () => {
  const queue = new DecodeQueue({ most: 10, patience: 1000 });
  const seen: string[] = [];
  let running = 0;
  const work = (name: string) => async () => {
    assert.equal(++running, 1);
    seen.push(name);
    await new Promise(setImmediate);
    running--;
    if (name === 'b') throw new Error('broken');
  };
  const all = await Promise.allSettled(['a', 'b', 'c'].map((name) => queue.run(work(name))));
  assert.deepEqual(
    all.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  );
  assert.deepEqual(seen, ['a', 'b', 'c']);
});

test('who finds too many waiting, or waits too long, is told when to come again; a job waits', async () => {
  const queue = new DecodeQueue({ most: 1, patience: 5 });
  let end = (): void => {};
  const first = queue.run(() => new Promise<void>((resolve) => (end = resolve)));
  const impatient = queue.run(async () => 'never');
  const job = queue.run(async () => 'done', { isJob: true });
  const refusal = { kind: 'unavailable', status: 503, retryAfter: 5 };
  await assert.rejects(
    queue.run(async () => 'never'),
    refusal,
  );
  await assert.rejects(impatient, refusal);
  end();
  await first;
  assert.equal(await job, 'done');
  assert.equal(await queue.run(async () => 'free'), 'free');
});

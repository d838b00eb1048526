import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Batcher } from './batcher.ts';

const options = { patience: 1, largestBatch: 100, mostWaiting: 1000 };
const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

test('items that come together are written together, and each gets its own result', async () => {
  const batches: number[][] = [];
  const batcher = new Batcher({
    ...options,
    write: async (items: number[]) => {
      batches.push(items);
      return items.map((item) => item * 2);
    },
  });
  assert.deepEqual(
    await Promise.all(range(10).map((i) => batcher.add(i))),
    range(10).map((i) => i * 2),
  );
  assert.equal(batches.length, 1);
});

test('what comes during a write is the next batch, of bounded size', async () => {
  const sizes: number[] = [];
  const first = Promise.withResolvers<void>();
  const batcher = new Batcher({
    ...options,
    write: async (items: number[]) => {
      sizes.push(items.length);
      if (sizes.length === 1) await first.promise;
      return items;
    },
  });
  const early = batcher.add(0);
  await new Promise((resolve) => setTimeout(resolve, 5));
  const late = range(250).map((i) => batcher.add(i));
  assert.deepEqual(sizes, [1]);
  first.resolve();
  await Promise.all([early, ...late]);
  assert.deepEqual(sizes, [1, 100, 100, 50]);
});

test('a write that fails fails its items alone', async () => {
  let writes = 0;
  const batcher = new Batcher({
    ...options,
    write: async (items: number[]) => {
      if (++writes === 1) throw new Error('disk full');
      return items;
    },
  });
  const results = await Promise.allSettled([batcher.add(1), batcher.add(2)]);
  assert.deepEqual(
    results.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  assert.equal(await batcher.add(3), 3);
});

test('when too many wait, more are refused at once', async () => {
  const stuck = Promise.withResolvers<void>();
  const batcher = new Batcher({
    ...options,
    mostWaiting: 2,
    write: async (items: number[]) => {
      await stuck.promise;
      return items;
    },
  });
  const accepted = [batcher.add(1), batcher.add(2)];
  await assert.rejects(batcher.add(3), /2 items wait/);
  stuck.resolve();
  assert.deepEqual(await Promise.all(accepted), [1, 2]);
});

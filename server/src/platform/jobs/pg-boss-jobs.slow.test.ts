import assert from 'node:assert/strict';
import { once } from 'node:events';
import { afterEach, test } from 'node:test';
import { listen } from '../db/notifications.ts';
import { testDatabase } from '../db/test-database.ts';
import { createLog } from '../log.ts';
import type { AnyJobHandler, JobDefinition } from './jobs.ts';
import { createJobs } from './pg-boss-jobs.ts';
import { type RunningWorker, startWorker } from './pg-boss-worker.ts';
import { isWorkerAlive } from './worker-presence.ts';

const { db, url } = await testDatabase();
const log = createLog('silent');
const jobs = createJobs(db);

let running: RunningWorker[] = [];
const work = async (...handlers: AnyJobHandler[]): Promise<RunningWorker> => {
  const worker = await startWorker({ db, databaseUrl: url, log, handlers });
  running.push(worker);
  return worker;
};
afterEach(async () => {
  await Promise.all(running.map((worker) => worker.stop()));
  running = [];
});

interface Word {
  word: string;
}
const define = (name: string, options: Partial<JobDefinition<Word>> = {}): JobDefinition<Word> => ({
  name,
  retryLimit: 2,
  retryDelay: 1,
  expireInSeconds: 60,
  ...options,
});

/** A handler that records what it was given, and a promise of the nth call. */
function notes(job: JobDefinition<Word>) {
  const words: string[] = [];
  const events = new EventTarget();
  const handler: AnyJobHandler = {
    job,
    run: async ({ payload }) => {
      words.push(payload.word);
      events.dispatchEvent(new Event('noted'));
    },
  };
  const count = async (wanted: number): Promise<void> => {
    while (words.length < wanted) await once(events, 'noted');
  };
  return { words, handler, count };
}

test('a job of a transaction that rolls back never runs, one of a committed transaction does', async () => {
  const job = define('transactional');
  const { words, handler, count } = notes(job);
  await assert.rejects(
    db.transaction(async (tx) => {
      await jobs.enqueue(tx, job, { word: 'undone' });
      throw new Error('undo');
    }),
    /undo/,
  );
  await db.transaction((tx) => jobs.enqueue(tx, job, { word: 'done' }));
  await work(handler);
  await count(1);
  assert.deepEqual(words, ['done']);
});

test('a worker that listens takes a job at once', async () => {
  const job = define('quick');
  const { handler, count } = notes(job);
  const listener = await listen(url, log);
  try {
    running.push(await startWorker({ db, databaseUrl: url, log, handlers: [handler], listener }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const started = performance.now();
    await jobs.enqueue(db, job, { word: 'now' });
    await count(1);
    assert.ok(performance.now() - started < 500, `it took ${performance.now() - started} ms`);
  } finally {
    await listener.close();
  }
});

test('one job of a key waits at a time, jobs without a key do not stand in each other’s way', async () => {
  const job = define('keyed');
  for (const word of ['a', 'b']) await jobs.enqueue(db, job, { word }, { singletonKey: 'same' });
  for (const word of ['c', 'd']) await jobs.enqueue(db, job, { word });
  const rows = await db.query(`select data->>'word' as word from jobs.job where name = 'keyed' order by 1`);
  assert.deepEqual(rows, [{ word: 'a' }, { word: 'c' }, { word: 'd' }]);
});

test('jobs of higher priority go first, and a waiting one can be moved to the front', async () => {
  const job = define('ordered');
  await jobs.enqueue(db, job, { word: 'low' });
  await jobs.enqueue(db, job, { word: 'raised' }, { singletonKey: 'raised' });
  await jobs.enqueue(db, job, { word: 'high' }, { priority: 5 });
  await jobs.raisePriority(db, job, 'raised', 10);
  await jobs.raisePriority(db, job, 'raised', 1);
  const { words, handler, count } = notes(job);
  await work(handler);
  await count(3);
  assert.deepEqual(words, ['raised', 'high', 'low']);
});

test('a job that keeps failing is tried again, knows its last attempt, and its handler is told the reason', async () => {
  const job = define('failing', { retryLimit: 1 });
  const attempts: [number, boolean][] = [];
  const told = Promise.withResolvers<[Word, string]>();
  await jobs.enqueue(db, job, { word: 'bad' });
  await work({
    job,
    run: async ({ attempt, lastAttempt }) => {
      attempts.push([attempt, lastAttempt]);
      throw new Error('The file is broken.');
    },
    failed: async (payload, reason) => told.resolve([payload, reason]),
  });
  assert.deepEqual(await told.promise, [{ word: 'bad' }, 'The file is broken.']);
  assert.deepEqual(attempts, [
    [0, false],
    [1, true],
  ]);
});

test('a worker that stops gives its job back, and another goes on with it though it was the last attempt', async () => {
  const job = define('interrupted', { retryLimit: 0 });
  const started = Promise.withResolvers<void>();
  await jobs.enqueue(db, job, { word: 'long' });
  const first = await work({
    job,
    run: ({ signal }) => {
      started.resolve();
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  });
  await started.promise;
  await first.stop();
  const { words, handler, count } = notes(job);
  await work(handler);
  await count(1);
  assert.deepEqual(words, ['long']);
});

test('work that repeats is planned, and what no handler repeats any longer is not', async () => {
  const job = define('repeating');
  const plan = () => db.query(`select name, cron from jobs.schedule order by name`);
  const first = await work({ job, schedule: '0 4 * * *', run: async () => {} });
  assert.deepEqual(await plan(), [{ name: 'repeating', cron: '0 4 * * *' }]);
  await first.stop();
  await work({ job, run: async () => {} });
  assert.deepEqual(await plan(), []);
});

test('anybody can ask whether a worker lives', async () => {
  assert.equal(await isWorkerAlive(db), false);
  const worker = await work();
  assert.equal(await isWorkerAlive(db), true);
  await worker.stop();
  assert.equal(await isWorkerAlive(db), false);
});

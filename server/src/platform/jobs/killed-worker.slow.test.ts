import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { test } from 'node:test';
import { testDatabase } from '../db/test-database.ts';
import { createLog } from '../log.ts';
import { fragile, resumable } from './fixtures/endless-worker.ts';
import type { AnyJobHandler } from './jobs.ts';
import { createJobs } from './pg-boss-jobs.ts';
import { startWorker } from './pg-boss-worker.ts';

const { db, url } = await testDatabase();
const log = createLog('error');
const jobs = createJobs(db);

const endlessWorker = (): ChildProcess =>
  fork(path.join(import.meta.dirname, 'fixtures/endless-worker.ts'), {
    env: { ...process.env, DATABASE_URL: url },
  });

async function kill(worker: ChildProcess): Promise<void> {
  worker.kill('SIGKILL');
  await once(worker, 'exit');
}

function catcher() {
  const resumed = Promise.withResolvers<string>();
  const failed = Promise.withResolvers<string>();
  const handlers: AnyJobHandler[] = [
    {
      job: resumable,
      run: async ({ payload, attempt }) => resumed.resolve(`${payload.word} at attempt ${attempt}`),
    },
    {
      job: fragile,
      run: async () => {},
      failed: async (payload, reason) => failed.resolve(`${payload.word}: ${reason}`),
    },
  ];
  return { handlers, resumed: resumed.promise, failed: failed.promise };
}

test('a job of the only worker goes on as soon as a new one starts', async () => {
  await jobs.enqueue(db, resumable, { word: 'alone' });
  const victim = endlessWorker();
  await once(victim, 'message');
  await kill(victim);

  const started = performance.now();
  const { handlers, resumed } = catcher();
  const worker = await startWorker({ db, databaseUrl: url, log, handlers });
  assert.equal(await resumed, 'alone at attempt 1');
  assert.ok(performance.now() - started < 5000, `it took ${performance.now() - started} ms`);
  await worker.stop();
});

test('beside a living worker a killed one’s job goes on within 25 s, and one without a try left ends as failed', async () => {
  const victim = endlessWorker();
  const taken = new Promise<void>((resolve) => {
    const names = new Set<unknown>();
    victim.on('message', (name) => {
      if (names.add(name).size === 2) resolve();
    });
  });
  await jobs.enqueue(db, resumable, { word: 'shared' });
  await jobs.enqueue(db, fragile, { word: 'fragile' });
  await taken;
  const { handlers, resumed, failed } = catcher();
  const worker = await startWorker({ db, databaseUrl: url, log, handlers });
  await kill(victim);

  const started = performance.now();
  assert.equal(await resumed, 'shared at attempt 1');
  assert.ok(performance.now() - started < 25_000, `it took ${performance.now() - started} ms`);
  assert.equal(await failed, 'fragile: The worker ended while it was at work.');
  await worker.stop();
});

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Job } from '#contract/jobs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { insertTestMedia } from '#tests/support/test-media-assets.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { newId } from '../../../kit/ids.ts';
import { type AnyJobHandler, type JobDefinition, JobGivenUp } from '../../../platform/jobs/jobs.ts';
import { startWorker } from '../../../platform/jobs/pg-boss-worker.ts';

const web = await testWeb();
const { ask } = web;
const { db, jobs, log } = web.platform;
const admin = await web.memberNamed('warden', { role: 'admin' });

const list = async (
  query: object = {},
): Promise<{
  items: Job[];
  next_cursor: string | null;
  counts: Record<string, number>;
  has_worker: boolean;
}> => {
  const { status, body } = await ask('list_jobs', query, admin);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
};
const jobOf = async (name: string): Promise<Job> => {
  const [job] = (await list({ p_name: name })).items;
  assert.ok(job, name);
  return job;
};
const until = async <T>(what: string, ask: () => Promise<T | null | undefined | false>): Promise<T> => {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await ask();
    if (answer) return answer;
    await wait(50);
  }
  assert.fail(`it never came to be: ${what}`);
};
const stateIs = (name: string, state: Job['state']) =>
  until(`${name} is ${state}`, async () => {
    const job = await jobOf(name);
    return job.state === state && job;
  });

const define = (name: string, more: Partial<JobDefinition<object>> = {}): JobDefinition<object> => ({
  name,
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 60,
  ...more,
});
/** A worker of this test, for handlers of its own. */
const work = async (...handlers: AnyJobHandler[]) => {
  const worker = await startWorker({
    db,
    databaseUrl: web.databaseUrl,
    listener: web.listener,
    log,
    handlers,
  });
  after(() => worker.stop());
  return worker;
};

test('jobs are told in words, newest first, with what they are about, and filtered by state and name', async () => {
  const video = await buildVideo(web.platform, { title: 'Paper lanterns' });
  await jobs.enqueue(db, define('announce-video'), { videoId: video.id });
  await jobs.enqueue(db, define('send-account-mail'), { kind: 'export-ready', accountId: admin.id });
  await jobs.enqueue(db, define('refresh-search'), {});
  const { items, counts, has_worker } = await list();
  assert.deepEqual(
    items
      .slice(0, 3)
      .map(({ title, subject, state, attempts }) => [title, subject?.words ?? null, state, attempts]),
    [
      ['Bring the search up to date', null, 'waiting', 0],
      ['Send an email about an account', 'warden', 'waiting', 0],
      ['Tell subscribers of a video', 'Paper lanterns', 'waiting', 0],
    ],
  );
  assert.equal(items[2]?.subject?.video_slug, video.slug);
  assert.equal(counts.waiting, items.length);
  assert.equal(has_worker, false);
  assert.deepEqual(
    (await list({ p_name: 'refresh-search', p_state: 'waiting' })).items.map(({ name }) => name),
    ['refresh-search'],
  );
  assert.deepEqual((await list({ p_state: 'failed' })).items, []);
});

test('housekeeping is left out where that is asked for, unless it failed or is asked for by its name', async () => {
  const names = async (query: object) => (await list(query)).items.map(({ name }) => name);
  assert.ok((await names({})).includes('refresh-search'));
  const without = await list({ p_hides_housekeeping: true });
  assert.ok(!without.items.some(({ name }) => name === 'refresh-search'));
  assert.equal(without.counts.waiting, without.items.length, 'it is not counted either');
  assert.deepEqual(await names({ p_hides_housekeeping: true, p_name: 'refresh-search' }), ['refresh-search']);
  await db.query(`update jobs.job set state = 'failed' where name = 'refresh-search'`);
  assert.ok((await names({ p_hides_housekeeping: true })).includes('refresh-search'));
  await db.query(`update jobs.job set state = 'created' where name = 'refresh-search'`);
});

test('what is queued for something that is none is listed all the same', async () => {
  await jobs.enqueue(db, define('announce-video'), { videoId: 'none' });
  await jobs.enqueue(db, define('announce-video'), { videoId: newId() });
  const { items } = await list({ p_name: 'announce-video', p_limit: 2 });
  assert.deepEqual(
    items.map(({ subject }) => subject),
    [null, null],
  );
});

test('a list goes on where the page before ended, and has each job once', async () => {
  for (let i = 0; i < 7; i++) await jobs.enqueue(db, define('clean-views'), { i });
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: Job[]; next_cursor: string | null } = await list({
      p_name: 'clean-views',
      p_limit: 3,
      p_cursor: cursor,
    });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor;
  } while (cursor !== null);
  assert.equal(seen.length, 7);
  assert.equal(new Set(seen).size, 7);
  assert.equal((await ask('list_jobs', { p_cursor: 'nonsense' }, admin)).status, 400);
});

test('a failed job says why and how often it was tried, is tried again by an admin, and it is on record', async () => {
  let isMended = false;
  const job = define('reindex-videos', { retryLimit: 1 });
  const worker = await work({
    job,
    run: async () => {
      if (!isMended) throw new Error('The index is locked.');
    },
  });
  await jobs.enqueue(db, job, {});
  const failed = await stateIs(job.name, 'failed');
  assert.deepEqual([failed.error, failed.attempts, failed.most_attempts], ['The index is locked.', 2, 2]);
  assert.ok((await list()).counts.failed! >= 1);
  isMended = true;
  assert.equal((await ask('retry_job', { p_id: failed.id }, admin)).status, 200);
  const done = await stateIs(job.name, 'done');
  assert.deepEqual([done.id, done.error], [failed.id, null]);
  const { status, body } = await ask('retry_job', { p_id: failed.id }, admin);
  assert.deepEqual([status, body.message], [409, 'This job has not failed.']);
  const acts = await db.query(
    `select actor_name, act, target_id, summary from admin_acts where target_kind = 'job' order by id`,
  );
  assert.deepEqual(acts, [
    {
      actor_name: 'warden',
      act: 'job.retried',
      target_id: failed.id,
      summary: 'Tried again the job "Index videos again for the search".',
    },
  ]);
  await worker.stop();
});

test('one that waits for its next try is tried at once when an admin says so', async () => {
  let tries = 0;
  const job = define('send-notification-mail', { retryLimit: 3, retryDelay: 600 });
  const worker = await work({
    job,
    run: async () => {
      if (tries++ === 0) throw new Error('The server is away.');
    },
  });
  await jobs.enqueue(db, job, { notificationId: newId() });
  const waiting = await until('its next try', async () => {
    const one = await jobOf(job.name);
    return one.next_try_at !== null && one;
  });
  assert.deepEqual([waiting.state, waiting.error], ['waiting', 'The server is away.']);
  assert.equal((await ask('retry_job', { p_id: waiting.id }, admin)).status, 200);
  await stateIs(job.name, 'done');
  await worker.stop();
});

test('a waiting job that is cancelled is never done, and its handler is told as of a failure', async () => {
  const job = define('announce-video');
  const ran: unknown[] = [];
  const told = Promise.withResolvers<string>();
  const worker = await work({
    job,
    run: async ({ payload }) => void ran.push(payload),
    failed: async (_payload, reason) => told.resolve(reason),
  });
  await worker.stop();
  await jobs.enqueue(db, job, { videoId: newId(), word: 'cancelled' });
  const { id } = await jobOf(job.name);
  assert.equal((await ask('cancel_job', { p_id: id }, admin)).status, 200);
  assert.equal((await jobOf(job.name)).state, 'cancelled');
  const next = await work({
    job,
    run: async ({ payload }) => void ran.push(payload),
    failed: async (_payload, reason) => told.resolve(reason),
  });
  assert.equal(await told.promise, 'An admin stopped it.');
  assert.ok(!ran.some((payload) => (payload as { word?: string }).word === 'cancelled'));
  await next.stop();
});

test('a running job that is cancelled is stopped within seconds', async () => {
  const job = define('finish-media', { heartbeatSeconds: 10 });
  const stopped = Promise.withResolvers<unknown>();
  const worker = await work({
    job,
    run: ({ signal }) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => {
          stopped.resolve(signal.reason);
          reject(signal.reason);
        }),
      ),
  });
  await jobs.enqueue(db, job, { mediaId: newId() });
  const running = await stateIs(job.name, 'running');
  assert.equal((await list()).counts.running, 1);
  const began = Date.now();
  assert.equal(
    (await ask('cancel_job', { p_id: running.id }, admin)).body.message,
    'It stops within seconds.',
  );
  await stopped.promise;
  assert.ok(Date.now() - began < 8000, `it took ${Date.now() - began} ms`);
  await wait(200);
  assert.equal((await jobOf(job.name)).state, 'cancelled');
  const { status, body } = await ask('cancel_job', { p_id: running.id }, admin);
  assert.deepEqual([status, body.message], [409, 'This job is over.']);
  await worker.stop();
});

test('what deletes cannot be cancelled', async () => {
  await jobs.enqueue(db, define('delete-media-objects'), { mediaId: newId(), sourceKey: null });
  const job = await jobOf('delete-media-objects');
  assert.equal(job.can_cancel, false);
  const { status, body } = await ask('cancel_job', { p_id: job.id }, admin);
  assert.deepEqual([status, body.message], [409, 'You can’t cancel jobs of this kind.']);
});

test('a job that gives up by itself has failed with its own reason, is not tried again, and its handler is not told', async () => {
  const job = define('refresh-search', { retryLimit: 5 });
  let tries = 0;
  let told = 0;
  const worker = await work({
    job,
    run: async () => {
      tries++;
      throw new JobGivenUp('The source is not a video.');
    },
    failed: async () => void told++,
  });
  await jobs.enqueue(db, job, {});
  const failed = await stateIs(job.name, 'failed');
  assert.equal(failed.error, 'The source is not a video.');
  await wait(3000);
  assert.deepEqual([tries >= 1, told], [true, 0]);
  assert.equal((await jobOf(job.name)).state, 'failed');
  await worker.stop();
});

test('a video whose file could not be prepared is prepared again by its job', async () => {
  const video = await buildVideo(web.platform, { title: 'Torn film', publishStatus: 'failed' });
  const mediaId = await insertTestMedia(web.platform, {
    state: 'failed',
    reason: 'It is torn.',
    sourceKey: 'sources/x',
  });
  await db.query('update videos set media_id = $2 where id = $1', [video.id, mediaId]);
  const job = define('process-media');
  const worker = await work({
    job,
    run: async () => {
      throw new JobGivenUp('It is torn.');
    },
  });
  await jobs.enqueue(db, job, { mediaId });
  const failed = await stateIs(job.name, 'failed');
  assert.equal(failed.subject?.words, 'Torn film');
  await worker.stop();
  assert.equal((await ask('retry_job', { p_id: failed.id }, admin)).status, 200);
  const [asset] = await db.query<{ state: string }>('select state from media_assets where id = $1', [
    mediaId,
  ]);
  assert.equal(asset?.state, 'queued');
  const { items } = await list({ p_name: 'process-media' });
  assert.deepEqual(
    items.map(({ id, state }) => [id === failed.id, state]),
    [[false, 'waiting']],
  );
});

test('a job that is gone is not found', async () => {
  for (const name of ['retry_job', 'cancel_job'] as const) {
    const { status, body } = await ask(name, { p_id: newId() }, admin);
    assert.deepEqual([status, body.message], [404, 'This job is no longer there.']);
  }
});

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildWeb } from '#server/main/build-web.ts';
import { prepareDatabase } from '#server/main/migrate.ts';
import { createPlatform } from '#server/main/platform.ts';
import { ensureSecret, readConfig } from '#server/platform/config.ts';
import { listen } from '#server/platform/db/notifications.ts';
import { isOutage } from '#server/platform/db/outage.ts';
import { testServer } from '#server/platform/db/test-server.ts';
import { startWorker } from '#server/platform/jobs/pg-boss-worker.ts';

// A web process and a worker over a server of their own, which is restarted under writes. An error that nobody hears
// would end this process, and with it the test.
const server = await testServer();
await prepareDatabase(server.url);
const dataDir = mkdtempSync(path.join(tmpdir(), 'tsukimi-restarted-'));
const { config } = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '0' });
ensureSecret(config);
const platform = createPlatform(config, server.url, 'web');
const listener = await listen(server.url, platform.log);
const app = await buildWeb({ platform, listener, origin: 'http://localhost:3000', pages: 'none' });
const job = { name: 'test-restart', retryLimit: 3, retryDelay: 1, expireInSeconds: 60 };
let worked = 0;
const worker = await startWorker({
  db: platform.db,
  databaseUrl: server.url,
  listener,
  log: platform.log,
  handlers: [
    {
      job,
      run: async () => {
        worked++;
      },
    },
  ],
});
after(async () => {
  await worker.stop();
  await app.close();
  await listener.close();
  await platform.db.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const longestWait = 5000;

async function within(milliseconds: number, what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!(await holds())) {
    assert.ok(Date.now() < end, `${what}: not within ${milliseconds} ms`);
    await sleep(50);
  }
}

const ask = async (): Promise<number> =>
  (await app.inject({ method: 'GET', url: '/rest/v1/rpc/get_random_videos' })).statusCode;

test('restarts of the database under writes end nothing, and all goes on within five seconds', async () => {
  await platform.db.query('create table written (id bigint generated always as identity, n integer)');
  let writing = true;
  let acknowledged = 0;
  const strange: unknown[] = [];
  const write = async (n: number): Promise<void> => {
    while (writing) {
      try {
        await platform.db.transaction(async (transaction) => {
          await transaction.query('insert into written (n) values ($1)', [n]);
          // Between two statements nothing runs on the connection: the moment in which its loss was not heard.
          await sleep(5);
          await transaction.query('select 1');
        });
        acknowledged++;
      } catch (error) {
        if (!isOutage(error)) strange.push(error);
        await sleep(20);
      }
    }
  };
  const writers = Array.from({ length: 12 }, (_, n) => write(n));
  for (let round = 0; round < 4; round++) {
    await sleep(200);
    await server.restart();
    const before = acknowledged;
    await within(longestWait, 'a write', async () => acknowledged > before);
    await within(longestWait, 'a call', async () => (await ask()) === 200);
    await within(longestWait, 'listening', async () => listener.connected);
  }
  writing = false;
  await Promise.all(writers);
  assert.deepEqual(strange, []);
  const [row] = await platform.db.query<{ n: number }>('select count(*) as n from written');
  assert.ok(row!.n >= acknowledged, `${acknowledged} were acknowledged, ${row!.n} are there`);
});

test('a longer outage answers 503 and when to ask again, and five seconds after it work goes on', async () => {
  await server.halt();
  await within(longestWait, 'the outage', async () => (await ask()) === 503);
  const refused = await app.inject({ method: 'POST', url: '/rest/v1/rpc/get_random_videos' });
  assert.equal(refused.statusCode, 503);
  assert.match(String(refused.headers['retry-after']), /^\d+$/);
  // Long enough that whoever waits ever longer between two tries has come to their longest pause.
  await sleep(8000);
  await server.restart();
  const back = Date.now();
  await within(longestWait, 'a call', async () => (await ask()) === 200);
  await platform.jobs.enqueue(platform.db, job, {});
  await within(longestWait - (Date.now() - back), 'a job', async () => worked > 0);
  await within(longestWait - (Date.now() - back), 'listening', async () => listener.connected);
});

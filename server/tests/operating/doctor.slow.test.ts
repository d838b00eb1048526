import assert from 'node:assert/strict';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { checkDatabase } from '../../src/main/doctor/check-database.ts';
import { checkFiles } from '../../src/main/doctor/check-files.ts';
import { checkMachine } from '../../src/main/doctor/check-machine.ts';
import { checkPooler } from '../../src/main/doctor/check-pooler.ts';
import { checkAddress, checkMail } from '../../src/main/doctor/check-reach.ts';
import { checkBackups, checkJobs, checkWarnings } from '../../src/main/doctor/check-work.ts';
import { type Finding, report, worst } from '../../src/main/doctor/finding.ts';
import { createPlatform } from '../../src/main/platform.ts';
import { beginRun, endRun } from '../../src/platform/backups/backup-run-queries.ts';
import { readConfig } from '../../src/platform/config.ts';
import { dropOldDays, makeDays } from '../../src/platform/days/day-partitions.ts';
import { type Executor, openDatabase } from '../../src/platform/db/database.ts';
import { standbyMetrics } from '../../src/platform/db/standby-queries.ts';
import { testDatabase } from '../../src/platform/db/test-database.ts';
import { announceWorker } from '../../src/platform/jobs/worker-presence.ts';
import { createS3Storage } from '../../src/platform/storage/s3-storage.ts';
import { startTestS3 } from '../../src/platform/storage/test-s3.ts';
import { upsertWarning } from '../../src/platform/warnings/warning-queries.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'tsukimi-doctor-'));
after(() => rm(dataDir, { recursive: true, force: true }));
const { url } = await testDatabase();
const configOf = (env: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env }).config;
const config = configOf();
const platform = createPlatform(config, url, 'doctor');
const { db } = platform;
after(() => db.close());

const wrong = (findings: readonly Finding[]): string[] =>
  findings.filter(({ level }) => level !== 'fine').map(({ level, words }) => `${level}: ${words}`);

test('a database that is well is said to be; a long transaction, a lock and a broken index are found, with what to do', async () => {
  const well = await checkDatabase(db, config);
  assert.ok(well.some(({ words }) => words === 'Its tables are those of this version'));
  await db.query('create table doctor_lanterns (id integer)');
  await db.query('insert into doctor_lanterns values (1), (1)');
  await assert.rejects(db.query('create unique index concurrently doctor_once on doctor_lanterns (id)'));
  const holder = db.openSession();
  const waiter = db.openSession();
  await holder.connect();
  await waiter.connect();
  await holder.query('begin');
  await holder.query('lock table doctor_lanterns');
  const waiting = waiter.query('select from doctor_lanterns');
  await new Promise((resolve) => setTimeout(resolve, 5500));
  const found = wrong(await checkDatabase(db, config));
  assert.ok(
    found.some((words) => /fault: Process \d+ has waited \d+ s for a lock that \d+ holds/.test(words)),
    found.join(),
  );
  assert.ok(found.includes('warning: The index doctor_once was never finished'));
  await holder.end();
  await waiting;
  await waiter.end();
  await db.query('drop table doctor_lanterns');
});

test('a database whose locale knows no capitals beyond A to Z is named', async () => {
  const name = `doctor_c_${process.pid}`;
  await db.query(
    `create database ${name} template template0 encoding 'UTF8' locale_provider libc lc_collate 'C' lc_ctype 'C'`,
  );
  const plain = openDatabase(Object.assign(new URL(url), { pathname: `/${name}` }).href, { connections: 4 });
  try {
    assert.match(
      wrong(await checkDatabase(plain, config)).join(),
      /warning: Its locale is C, which knows no capitals/,
    );
  } finally {
    await plain.close();
    await db.query(`drop database ${name} with (force)`);
  }
  assert.doesNotMatch(wrong(await checkDatabase(db, config)).join(), /locale/);
});

test('a standby that is not ours to see is said to be unknown, and in no metric', async () => {
  const standby = (behind: number | null) => ({
    ...{
      name: 'db2',
      state: behind === null ? null : 'streaming',
      kind: behind === null ? null : 'sync',
      behind,
    },
  });
  const seeing = (found: object): Executor => ({
    ...db,
    query: async <T>(text: string, values?: unknown[], name?: string) =>
      name === 'standbys' ? [found as T] : db.query<T>(text, values, name),
  });
  assert.match(
    wrong(await checkDatabase(seeing(standby(null)), config)).join(),
    /warning: Nobody here can see how far the standby db2 is/,
  );
  assert.deepEqual(await standbyMetrics(seeing(standby(null))), []);
  assert.deepEqual(await standbyMetrics(seeing(standby(7))), [
    '# TYPE tsukimi_standby_behind_bytes gauge',
    'tsukimi_standby_behind_bytes{standby="db2",kind="sync"} 7',
  ]);
});

test('a pooler that lends no connection is named, though the server itself answers', async () => {
  assert.deepEqual(await checkPooler(configOf({ DATABASE_URL: url })), []);
  assert.deepEqual(wrong(await checkPooler(configOf({ DATABASE_URL: url, DATABASE_DIRECT_URL: url }))), []);
  const away = Object.assign(new URL(url), { port: '9' }).href;
  assert.match(
    wrong(await checkPooler(configOf({ DATABASE_URL: away, DATABASE_DIRECT_URL: url }))).join(),
    /^fault: 127\.0\.0\.1:9 \(DATABASE_URL\) lends no connection: /,
  );
});

test('a day without a partition is named', async () => {
  const named = async (): Promise<string[]> =>
    wrong(await checkDatabase(db, config)).filter((words) => words.includes('partition'));
  assert.deepEqual(await named(), []);
  await dropOldDays(db, 'page_views', { days: -7 });
  await db.query(`insert into page_views (path, device) values ('/', 'mobile')`);
  assert.deepEqual(await named(), [
    'warning: page_views has no partition for tomorrow',
    'warning: Rows of page_views lie in no partition of their day',
  ]);
  await db.query('truncate page_views');
  await makeDays(db);
  assert.deepEqual(await named(), []);
});

test('jobs: without a worker nothing is done; one that waits too long and those that failed are named', async () => {
  assert.match(wrong(await checkJobs(db)).join(), /fault: No worker runs/);
  const presence = await announceWorker(url, platform.log);
  assert.deepEqual(wrong(await checkJobs(db)), []);
  await platform.jobs.enqueue(
    db,
    { name: 'doctor-job', retryLimit: 0, retryDelay: 0, expireInSeconds: 60 },
    {},
  );
  await db.query("update jobs.job set start_after = now() - interval '1 hour' where name = 'doctor-job'");
  assert.match(
    wrong(await checkJobs(db)).join(),
    /warning: 1 jobs are due; the first, doctor-job, has been for 60 minutes/,
  );
  await db.query("update jobs.job set state = 'failed', completed_on = now() where name = 'doctor-job'");
  assert.match(wrong(await checkJobs(db)).join(), /warning: doctor-job failed 1 times since yesterday/);
  await presence.leave();
});

test('backups: none, one that failed, one that nobody has restored, and one that is proven', async () => {
  const place = { db, config };
  assert.deepEqual(wrong(await checkBackups(place)), ['fault: There is no backup']);
  await endRun(db, await beginRun(db, 'backup', '/backups'), { backup: 'one', fault: null });
  assert.deepEqual(wrong(await checkBackups(place)), ['warning: None was ever restored']);
  await endRun(db, await beginRun(db, 'drill', '/backups'), { backup: 'one', fault: null });
  assert.deepEqual(wrong(await checkBackups(place)), []);
  await endRun(db, await beginRun(db, 'backup', '/backups'), { backup: null, fault: 'the disk is full' });
  assert.deepEqual(wrong(await checkBackups(place)), ['fault: The last backup failed: the disk is full']);
});

test('what the processes have told is passed on', async () => {
  await upsertWarning(db, 'old_ffmpeg', 'ffmpeg 4.4 on barge');
  assert.deepEqual(wrong(await checkWarnings(db)), ['warning: An old ffmpeg: ffmpeg 4.4 on barge']);
});

test('a key that others can read is a fault', async () => {
  await writeFile(path.join(dataDir, 'secret'), 'f'.repeat(64), { mode: 0o600 });
  assert.ok(!wrong(await checkMachine(config)).some((words) => /can read/.test(words)));
  await chmod(path.join(dataDir, 'secret'), 0o644);
  assert.ok(
    wrong(await checkMachine(config)).some((words) => /fault: Others on this machine can read/.test(words)),
  );
});

test('a key of one machine alone is named where machines share all else', async () => {
  const env = { DATABASE_URL: url, S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
  await writeFile(path.join(dataDir, 'secret'), 'f'.repeat(64));
  await chmod(path.join(dataDir, 'secret'), 0o600);
  const named = async (given: Record<string, string>): Promise<boolean> =>
    wrong(await checkMachine(configOf(given))).some((words) =>
      /^warning: The key of the site is in/.test(words),
    );
  assert.equal(await named(env), true);
  assert.equal(await named({ ...env, SECRET: 'f'.repeat(64) }), false);
  assert.equal(await named({}), false);
});

test('a bucket: all rights, none, and one that shows the world what it must not', async () => {
  const s3 = await startTestS3();
  after(() => s3.close());
  const env = {
    S3_BUCKET: s3.config.bucket,
    S3_ENDPOINT: s3.config.endpoint ?? '',
    S3_ACCESS_KEY_ID: s3.config.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
  };
  assert.deepEqual(wrong(await checkFiles(configOf(env))), []);
  for await (const { key } of createS3Storage(s3.config).parts!.open()) assert.fail(`${key} was left open`);
  const denied = wrong(await checkFiles(configOf({ ...env, S3_SECRET_ACCESS_KEY: 'another' })));
  assert.match(denied.join(), /fault: Files in media cannot be written/);
  // The world reads everything here.
  const open = createServer((_request, response) => response.end('hello'));
  await new Promise<void>((resolve) => open.listen(0, '127.0.0.1', resolve));
  after(() => open.close());
  const publicUrl = `http://127.0.0.1:${(open.address() as AddressInfo).port}`;
  assert.match(
    wrong(await checkFiles(configOf({ ...env, S3_PUBLIC_URL: publicUrl }))).join(),
    /cannot be hidden: everybody can read private\//,
  );
});

test('a mail server, and an address, that do not answer or are something else', async () => {
  assert.match(wrong(await checkMail(config)).join(), /There is no mail server/);
  assert.match(
    wrong(await checkMail(configOf({ SMTP_URL: 'smtp://127.0.0.1:9' }))).join(),
    /fault: 127.0.0.1 does not take our mails/,
  );
  assert.match(
    wrong(await checkAddress(configOf({ PORT: '9' }))).join(),
    /fault: http:\/\/localhost:9 does not answer/,
  );
  const other = createServer((_request, response) => response.end('<h1>Welcome</h1>'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  after(() => other.close());
  const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const found = wrong(await checkAddress(configOf({ PUBLIC_URL: address })));
  assert.match(found.join(), /is answered by something else/);
  assert.match(found.join(), /PUBLIC_URL is not https/);
});

test('the report names each finding with what to do, and ends as the worst of them', () => {
  const fine: Finding = { about: 'disk', level: 'fine', words: 'Half of it is free', remedy: '' };
  const warning: Finding = {
    about: 'mail',
    level: 'warning',
    words: 'There is none',
    remedy: 'Set SMTP_URL.',
  };
  assert.equal(
    report([fine, warning]),
    'ok    disk      Half of it is free\nWARN  mail      There is none\n                Set SMTP_URL.',
  );
  assert.equal(worst([fine]), 'fine');
  assert.equal(worst([fine, warning]), 'warning');
  assert.equal(worst([warning, { ...fine, level: 'fault' }]), 'fault');
});

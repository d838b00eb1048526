import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { tablesMadeAnew } from '../../src/domains/discovery/index.ts';
import { notePlaces } from '../../src/domains/videos/files/place-queries.ts';
import { cleanUpViews } from '../../src/domains/watching/viewing/clean-up-views.ts';
import { finishRestore } from '../../src/main/backup/finish-restore.ts';
import { createPlatform } from '../../src/main/platform.ts';
import type { BackupTarget } from '../../src/platform/backups/backup-target.ts';
import { makeBackup } from '../../src/platform/backups/make-backup.ts';
import { listBackups } from '../../src/platform/backups/manifest.ts';
import { openTarget } from '../../src/platform/backups/open-target.ts';
import { pruneBackups } from '../../src/platform/backups/prune-backups.ts';
import { restoreBackup } from '../../src/platform/backups/restore-backup.ts';
import { readConfig } from '../../src/platform/config.ts';
import type { S3Config } from '../../src/platform/config-services.ts';
import type { Executor } from '../../src/platform/db/database.ts';
import { type TestDatabase, testDatabase } from '../../src/platform/db/test-database.ts';
import { createJobs } from '../../src/platform/jobs/pg-boss-jobs.ts';
import { createStorage } from '../../src/platform/storage/create-storage.ts';
import { createS3Storage } from '../../src/platform/storage/s3-storage.ts';
import { startTestS3 } from '../../src/platform/storage/test-s3.ts';
import { buildVideo } from '../support/test-catalogue.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'tsukimi-backups-'));
after(() => rm(folder, { recursive: true, force: true }));
const s3 = await startTestS3();
after(() => s3.close());

const passphrase = 'a long walk by the sea';
const secret = 'f'.repeat(64);
let places = 0;
const newPlace = (): string => path.join(folder, `place-${places++}`);

/** A database without a table, as an operator who restores would have made it. */
async function emptyDatabase(): Promise<TestDatabase> {
  const made = await testDatabase();
  await made.db.query('drop schema public cascade');
  await made.db.query('drop schema jobs cascade');
  await made.db.query('create schema public');
  return made;
}

/** A place where a restore was begun: there the tables are made already, which takes most of the time. */
async function begunPlace(): Promise<string> {
  const place = newPlace();
  await mkdir(place, { recursive: true });
  await writeFile(path.join(place, 'restoring'), '');
  return place;
}

const site = await testDatabase();
const dataDir = newPlace();
const storage = createStorage({ dataDir, s3: null });
const config = { dataDir, s3: null, secret };
const settingsFile = path.join(dataDir, 'settings.json');
const job = { name: 'a-test-job', retryLimit: 3, retryDelay: 7, expireInSeconds: 60 };

await mkdir(path.join(dataDir, 'uploads'), { recursive: true });
await writeFile(settingsFile, '{"siteName":"Lantern House"}');
await writeFile(path.join(dataDir, 'uploads/half'), 'half an upload');
await storage.put('media/one/360p/00001.m4s', 'a segment');
await storage.put('private/media/two/360p/00001.m4s', 'out of reach');
const { config: whole } = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
const platform = createPlatform(whole, site.url, 'test');
after(() => platform.db.close());
await buildVideo(platform, {
  title: 'Tabs and “quotes”',
  description: 'A tab\tand a backslash \\N,\nlines, and 灯籠',
});
await createJobs(site.db).enqueue(site.db, job, { about: 'lanterns' }, { singletonKey: 'one', priority: 4 });

const back = (target: BackupTarget, more: Partial<Parameters<typeof makeBackup>[0]> = {}) =>
  makeBackup({
    config,
    databaseUrl: site.url,
    target,
    passphrase,
    leftOut: tablesMadeAnew,
    settingsFile,
    ...more,
  });
const restore = (
  target: BackupTarget,
  database: TestDatabase,
  to: { dataDir: string; s3?: S3Config },
  more: Partial<Parameters<typeof restoreBackup>[0]> = {},
) =>
  restoreBackup({
    config: { dataDir: to.dataDir, s3: to.s3 ?? null },
    target,
    id: null,
    passphrase: async () => passphrase,
    settingsFile: path.join(to.dataDir, 'settings.json'),
    openDatabase: async () => ({ url: database.url, leave: async () => {} }),
    finish: finishRestore,
    ...more,
  });

/** Every row of every table of ours but those that are made anew, and where each sequence stands. */
async function everything(db: Executor): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const tables = await db.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and relpersistence = 'p' and relname <> all ($1::text[]) order by 1`,
    [tablesMadeAnew],
  );
  for (const { name } of tables) {
    const leave = name === 'schema_migrations' ? "- 'applied_at'" : '';
    const [row] = await db.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(line, e'\\n' order by line)), '') as sum
       from (select (to_jsonb(t) ${leave})::text as line from "${name}" t) lines`,
    );
    found[name] = row!.sum;
  }
  for (const { name, at } of await db.query<{ name: string; at: string }>(
    `select sequencename as name, coalesce(last_value::text, 'new') as at from pg_sequences where schemaname = 'public'`,
  ))
    found[`sequence ${name}`] = at;
  return found;
}

/** Every constraint, index and trigger with its definition and state. */
const definitions = (db: Executor) =>
  db.query(
    `select conrelid::regclass::text as of, conname::text as name, pg_get_constraintdef(oid) as is, convalidated::text as state
     from pg_constraint where connamespace = 'public'::regnamespace
     union all select tablename, indexname, indexdef, '' from pg_indexes where schemaname = 'public'
     union all select tgrelid::regclass::text, tgname, pg_get_triggerdef(t.oid), tgenabled::text
       from pg_trigger t join pg_class c on c.oid = tgrelid
       where not tgisinternal and relnamespace = 'public'::regnamespace order by 1, 2, 3`,
  );

const folderTarget = openTarget(path.join(folder, 'backups'), null);

test('a site comes back in another place as it was: rows, files, jobs, settings and key', async () => {
  // What it stands for is not in the backup.
  await site.db.query('insert into search_edition (videos, block_size) values (1, 64)');
  const before = await everything(site.db);
  const report = await back(folderTarget);
  assert.equal(report.manifest.files.count, 3);
  assert.equal(report.copied, 3);
  // What happens afterwards is not in it.
  await site.db.query("update videos set title = 'Changed since'");

  const database = await emptyDatabase();
  const to = newPlace();
  await restore(folderTarget, database, { dataDir: to });
  assert.deepEqual(await everything(database.db), before);
  assert.deepEqual(await database.db.query('select * from search_edition'), []);
  assert.deepEqual(await definitions(database.db), await definitions(site.db));
  assert.equal(await readFile(path.join(to, 'secret'), 'utf8'), `${secret}\n`);
  assert.equal(await readFile(path.join(to, 'settings.json'), 'utf8'), '{"siteName":"Lantern House"}');
  assert.equal(await readFile(path.join(to, 'uploads/half'), 'utf8'), 'half an upload');
  const restored = createStorage({ dataDir: to, s3: null });
  assert.equal(String(await restored.get('media/one/360p/00001.m4s')), 'a segment');
  assert.equal(String(await restored.get('media/two/360p/00001.m4s')), 'out of reach');
  assert.deepEqual(
    await database.db.query(
      `select data, priority, singleton_key, retry_limit, retry_delay, state::text from jobs.job where name = $1`,
      [job.name],
    ),
    [
      {
        ...{ data: { about: 'lanterns' }, priority: 4, singleton_key: 'one' },
        ...{ retry_limit: 3, retry_delay: 7, state: 'created' },
      },
    ],
  );
  assert.ok(!existsSync(path.join(to, 'restoring')));
});

test('the next backup copies what is new or changed, and each holds its own state', async () => {
  const target = openTarget(newPlace(), null);
  await back(target);
  await storage.put('media/three/poster.webp', 'a poster');
  await appendFile(path.join(dataDir, 'uploads/half'), ', and the rest');
  await storage.delete('media/one/360p/00001.m4s');
  const later = await back(target, { now: new Date(Date.now() + 5000) });
  assert.deepEqual([later.manifest.files.count, later.copied], [3, 2]);
  const [first, second] = await listBackups(target);
  const keysOf = async (id: string | undefined): Promise<string[]> => {
    const to = await begunPlace();
    await restore(target, await testDatabase(), { dataDir: to }, { id: id! });
    const keys: string[] = [];
    for await (const { key } of createStorage({ dataDir: to, s3: null }).entries()) keys.push(key);
    return [...keys, await readFile(path.join(to, 'uploads/half'), 'utf8')];
  };
  const two = 'media/two/360p/00001.m4s';
  assert.deepEqual(await keysOf(first), ['media/one/360p/00001.m4s', two, 'half an upload']);
  assert.deepEqual(await keysOf(second), ['media/three/poster.webp', two, 'half an upload, and the rest']);
});

test('a place that holds a site is left alone, and a wrong passphrase touches nothing', async () => {
  await assert.rejects(restore(folderTarget, await emptyDatabase(), { dataDir }), /holds a site already/);
  const to = newPlace();
  await assert.rejects(restore(folderTarget, site, { dataDir: to }), /The database holds tables already/);
  assert.ok(!existsSync(path.join(to, 'restoring')));
  await assert.rejects(
    restore(
      folderTarget,
      await emptyDatabase(),
      { dataDir: newPlace() },
      { passphrase: async () => 'something else' },
    ),
    /The passphrase is not the one/,
  );
  await assert.rejects(restore(openTarget(newPlace(), null), site, { dataDir: to }), /There is no backup in/);
  await assert.rejects(
    restore(folderTarget, site, { dataDir: to }, { id: '20200101-000000' }),
    /There is no backup 20200101-000000/,
  );
});

test('a damaged copy is named, and once it is mended the restore goes on', async () => {
  const target = openTarget(newPlace(), null);
  const { manifest } = await back(target);
  const copies: string[] = [];
  for await (const { key } of target.list('files/')) copies.push(key);
  const bad = path.join(target.words, copies[0]!);
  const good = await readFile(bad);
  await writeFile(bad, Buffer.alloc(good.length));
  const database = await testDatabase();
  const to = await begunPlace();
  await assert.rejects(restore(target, database, { dataDir: to }), /The copy of .+ in the backup is damaged/);
  assert.ok(existsSync(path.join(to, 'restoring')), 'a site must not start on half of one');
  await writeFile(bad, good);
  await restore(target, database, { dataDir: to });
  assert.deepEqual(await database.db.query('select count(*)::int as count from videos'), [{ count: 1 }]);
  assert.equal(
    (await database.db.query('select from jobs.job where name = $1', [job.name])).length,
    1,
    'a second try must not double what waits',
  );
  assert.equal(manifest.secret, 'sealed');
});

test('a backup that breaks off is none, and the next one uses what it has copied', async () => {
  const target = openTarget(newPlace(), null);
  let writes = 0;
  const failing: BackupTarget = {
    ...target,
    write: (key, source) =>
      key.includes('/database/') && ++writes === 5
        ? Promise.reject(new Error('the disk is full'))
        : target.write(key, source),
  };
  await assert.rejects(back(failing), /the disk is full/);
  assert.deepEqual(await listBackups(target), []);
  await back(target);
  assert.equal((await listBackups(target)).length, 1);
});

test('from a disk to a bucket and back, with what is out of reach where the world cannot fetch it', async () => {
  const { bucket: _, publicUrl: __, ...store } = s3.config;
  const target = openTarget(`s3://${s3.config.bucket}/backups/of-us`, store);
  await notePlaces(site.db, 'where they were');
  await back(target);
  const database = await emptyDatabase();
  const open = { ...s3.config, publicUrl: 'https://cdn.example.org' };
  // The bucket of the test holds the backup itself.
  await assert.rejects(
    restore(target, database, { dataDir: newPlace(), s3: open }),
    /The bucket holds files already/,
  );
  const other = await startTestS3();
  after(() => other.close());
  const into = { ...other.config, publicUrl: 'https://cdn.example.org' };
  await restore(target, database, { dataDir: newPlace(), s3: into });
  const keys: string[] = [];
  for await (const { key } of createS3Storage(into).entries()) keys.push(key);
  // The worker looks at all of them anew, and those of published videos become public again.
  assert.deepEqual(await database.db.query('select places from file_placing'), []);
  assert.deepEqual(keys, ['private/media/three/poster.webp', 'private/media/two/360p/00001.m4s']);
});

test('older backups go, with the copies that only they need', async () => {
  const target = openTarget(newPlace(), null);
  await back(target);
  await storage.delete('media/three/poster.webp');
  await back(target, { now: new Date(Date.now() + 5000) });
  const copies: string[] = [];
  for await (const { key } of target.list('files/')) copies.push(key);
  const long = new Date(Date.now() - 3 * 86_400_000);
  for (const key of copies) await utimes(path.join(target.words, key), long, long);
  assert.equal(await pruneBackups(target, 2), 0);
  assert.equal(await pruneBackups(target, 1), 1);
  const left: string[] = [];
  for await (const { key } of target.list('files/')) left.push(key);
  assert.equal(left.length, copies.length - 1);
  await restore(target, await testDatabase(), { dataDir: await begunPlace() });
});

test('events come back into partitions of their days, and what is older than any day goes as everywhere', async () => {
  await site.db.query(
    `insert into page_views (created_at, path, device)
     select now() - i * interval '30 minutes', '/', 'mobile' from generate_series(1, 6000) i`,
  );
  const { page_views: before } = await everything(site.db);
  const target = openTarget(newPlace(), null);
  await back(target);
  await site.db.query('truncate page_views');
  const database = await emptyDatabase();
  await restore(target, database, { dataDir: newPlace() });
  assert.equal((await everything(database.db)).page_views, before);
  const count = async (table: string, since: string): Promise<number> =>
    (
      await database.db.query<{ n: number }>(
        `select count(*)::int as n from ${table} where created_at > now() - $1::interval`,
        [since],
      )
    )[0]!.n;
  assert.equal(await count('page_views_rest', '99 days'), 0);
  assert.ok((await count('page_views_rest', '200 days')) > 1000);
  const recent = await count('page_views', '89 days');
  await cleanUpViews(database.db);
  assert.equal(await count('page_views_rest', '200 days'), 0);
  assert.equal(await count('page_views', '89 days'), recent);
  assert.equal(await count('page_views', '200 days'), await count('page_views', '90 days'));
});

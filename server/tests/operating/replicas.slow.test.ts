import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { tables } from '#contract/tables.ts';
import { changePublishStatus } from '#server/domains/videos/index.ts';
import { checkReplicas } from '#server/main/doctor/check-replicas.ts';
import { callReadsFrom, tableReadsFrom } from '#server/main/reads-from.ts';
import { dropCached } from '#server/platform/calls/cached-answers.ts';
import type { ReadsFrom } from '#server/platform/calls/call-reads.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { readReplicaAddresses } from '#server/platform/db/replicas/replica-address.ts';
import { testCluster } from '#server/platform/db/test-cluster.ts';
import { testServer } from '#server/platform/db/test-server.ts';
import { prepareJobs } from '#server/platform/jobs/pg-boss-jobs.ts';
import { goodInput, pathOf } from '#tests/inputs/contract-samples.ts';
import { inputsFor } from '#tests/inputs/test-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';

// A site whose visitors read from a real standby.
const cluster = await testCluster({ isSynchronous: false });
await migrate(cluster.firstUrl);
const prepared = openDatabase(cluster.firstUrl);
await prepareJobs(prepared).finally(() => prepared.close());
const web = await testWeb({
  through: async () => cluster.firstUrl,
  env: { DATABASE_REPLICA_URLS: cluster.secondUrl, METRICS_TOKEN: 'a-token-for-metrics' },
});
const { ask } = web;
const standby = openDatabase(cluster.secondUrl, { connections: 2 });
after(() => standby.close());
const { hostname, port } = new URL(cluster.secondUrl);
const replica = `${hostname}:${port}`;

async function metric(name: string): Promise<number> {
  const { body } = await web.app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer a-token-for-metrics' },
  });
  const line = body.split('\n').find((one) => one.startsWith(name));
  assert.ok(line, `${name} is not said`);
  return Number(line.slice(line.lastIndexOf(' ')));
}
const readsOf = (server: string): Promise<number> => metric(`tsukimi_shared_reads_total{server="${server}"}`);
const failures = (): Promise<number> => metric('tsukimi_replica_failed_reads_total');

/** Waits until what visitors ask goes to the standby. */
async function caughtUp(): Promise<void> {
  for (const end = Date.now() + 15_000; Date.now() < end; await sleep(50)) {
    const before = await readsOf(replica);
    await ask('get_random_videos', {}, null);
    if ((await readsOf(replica)) > before) return;
  }
  assert.fail('the standby is not read');
}

const said = Object.entries<ReadsFrom>(callReadsFrom) as [CallName, ReadsFrom][];
const admin = await web.memberNamed('keeper', { role: 'admin', canUploadVideos: true });
const video = await buildVideo(web.platform, {
  ...{ title: 'Replicated lantern', tags: ['glow'], uploaderId: admin.id },
});
const known = { p_video_id: video.id, p_current_video_id: video.id, p_slug: video.slug, p_query: 'lantern' };

for (const [name, from] of said.filter(([, one]) => one !== 'primary'))
  test(`${name} is read from the standby, and writes nothing there`, async () => {
    const call: Call = calls[name];
    const asker = call.access === 'anyone' ? null : admin;
    const payload = await goodInput(name, call, {
      ...known,
      ...(await inputsFor(web.platform, asker ?? admin, video.id)),
    });
    await dropCached(web.platform.db, 'videos', 'categories', 'rankings', 'playlists', 'legal');
    await web.caughtUp();
    await caughtUp();
    const [reads, failed] = [await readsOf(replica), await failures()];
    const response = await web.app.inject({
      ...{ method: 'POST', url: pathOf(name, call), payload },
      headers: asker?.bearer ?? { apikey: 'anon' },
    });
    assert.ok(response.statusCode < 500, `${name} (${from}): ${response.body}`);
    assert.equal(await failures(), failed, 'it wrote');
    assert.ok((await readsOf(replica)) > reads, `nothing was read there: ${response.body.slice(0, 300)}`);
  });

test('tables are read there by visitors, and by members at the primary', async () => {
  for (const name of Object.keys(tables) as (keyof typeof tables)[]) {
    await caughtUp();
    const before = await readsOf(replica);
    const asVisitor = await web.app.inject({ url: `/rest/v1/${name}?limit=5` });
    assert.equal(asVisitor.statusCode, 200, asVisitor.body);
    const between = await readsOf(replica);
    assert.equal(between > before, tableReadsFrom[name] !== 'primary', name);
    const asMember = await web.app.inject({ url: `/rest/v1/${name}?limit=5`, headers: admin.bearer });
    assert.equal(asMember.statusCode, 200);
    assert.equal(await readsOf(replica), between, name);
  }
});

test('what members read, and what must be of now, never reaches the standby', async () => {
  await caughtUp();
  const before = await readsOf(replica);
  for (const [name, from] of said) {
    // A cached answer is the same for a member; what is made for them alone is read at the primary.
    if (from === 'everyone' || (from === 'visitors' && 'cache' in calls[name])) continue;
    const payload = await goodInput(name, calls[name], {
      ...known,
      ...(await inputsFor(web.platform, admin, video.id)),
    });
    const headers = from === 'visitors' ? admin.bearer : { apikey: 'anon' };
    await web.app.inject({ method: 'POST', url: pathOf(name, calls[name]), payload, headers });
  }
  assert.equal(await readsOf(replica), before);
});

test('with a standby that replays nothing, visitors see every change as with one server', async () => {
  const withdrawn = await buildVideo(web.platform, { title: 'Withdrawn lantern', tags: ['glow'] });
  const { db } = web.platform;
  const details = async (slug: string) =>
    (await ask('get_video_details_by_slug', { p_slug: slug }, null)).text;
  const list = async () => (await ask('get_all_videos_with_details', { p_public: true }, null)).text;
  await web.caughtUp();
  await caughtUp();
  assert.match(await list(), /Withdrawn lantern/);
  await standby.query('select pg_wal_replay_pause()');

  await web.call('update_own_video', { p_video_id: video.id, p_title: 'Renamed lantern' }, admin);
  await web.caughtUp();
  assert.match(await details(video.slug), /Renamed lantern/);
  assert.match(await list(), /Renamed lantern/);

  await db.transaction((transaction) =>
    changePublishStatus(transaction, web.platform, withdrawn.id, 'held', 'It broke a rule.'),
  );
  await web.caughtUp();
  assert.doesNotMatch(await list(), /Withdrawn lantern/);
  assert.doesNotMatch(await details(withdrawn.slug), /Withdrawn lantern/);

  await web.call('delete_video', { p_video_id: video.id }, admin);
  await web.caughtUp();
  assert.doesNotMatch(await list(), /Renamed lantern/);
  assert.doesNotMatch(await details(video.slug), /Renamed lantern/);

  const [row] = await standby.query<{ title: string; publish_status: string }>(
    'select title, publish_status from videos where id = $1',
    [withdrawn.id],
  );
  assert.equal(row!.publish_status, 'published', 'the standby still shows it');
  await standby.query('select pg_wal_replay_resume()');
  await caughtUp();
  assert.doesNotMatch(await list(), /Withdrawn lantern|Renamed lantern/);
});

test('the doctor tells what each server is', async () => {
  const addresses = readReplicaAddresses(cluster.url);
  assert.ok(typeof addresses !== 'string');
  const look = (configured = addresses) =>
    checkReplicas(web.platform.db, { replicas: { addresses: configured, connections: 1 } });
  const [first, other] = addresses.map(({ name }) => name);
  const well = await look();
  assert.deepEqual(
    well.map(({ level, words }) => [level, words]),
    [
      ['fine', `${first} is the primary now, and not read as a replica`],
      ['fine', `${other} follows the primary`],
    ],
  );
  await standby.query('select pg_wal_replay_pause()');
  await web.platform.db.query(`update videos set title = title where id = $1`, [video.id]);
  const [, late] = await look();
  await standby.query('select pg_wal_replay_resume()');
  assert.match(late!.words, /is late: after 2 s it has not what the primary had$/);
  assert.match(late!.remedy, /pg_wal_replay_resume/);
  const { url } = await testServer();
  const [stranger] = await look([{ url, name: 'elsewhere' }]);
  assert.deepEqual([stranger!.level, stranger!.words], ['fault', 'elsewhere is of another cluster']);
  const [gone] = await look([{ url: 'postgres://nobody@127.0.0.1:9/site', name: 'gone' }]);
  assert.equal(gone!.level, 'warning');
  assert.match(gone!.words, /^gone cannot be asked \(.*ECONNREFUSED/);
});

test('a standby that is gone makes the site degraded and nothing else, and it is read when it is back', async () => {
  const health = async () => (await web.app.inject({ url: '/health/ready' })).json();
  assert.equal((await health()).replicas, 'ok');
  await cluster.killStandby();
  for (let n = 0; n < 40; n++) assert.equal((await ask('get_random_videos', {}, null)).status, 200);
  await sleep(2000);
  const answer = await web.app.inject({ url: '/health/ready' });
  assert.equal(answer.statusCode, 200);
  assert.deepEqual([answer.json().status, answer.json().replicas], ['degraded', '1 of 1 not in use']);
  assert.equal(await metric(`tsukimi_replica_in_use{replica="${replica}"}`), 0);
  await cluster.startStandby();
  await caughtUp();
  await sleep(1600);
  assert.equal((await health()).status, 'ready');
});

import assert from 'node:assert/strict';
import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { reportThing } from '#tests/support/test-reports.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { growthSources } from '../../../main/overview-sources.ts';
import { addErrors } from '../../../platform/http/error-hour-queries.ts';
import { createGetWaitingWork } from '../calls/get-waiting-work.ts';
import { countGrowthNow } from './count-growth.ts';

const web = await testWeb();
const { ask, call, platform } = web;
const { db, config } = platform;
const keeper = await web.memberNamed('keeper', { role: 'admin' });
const guardian = await web.memberNamed('guardian', { role: 'admin', childSafety: true });
const member = await web.memberNamed('visitor');

const waits = async (who = keeper): Promise<Record<string, number>> =>
  Object.fromEntries((await call('get_waiting_work', {}, who)).map(({ kind, count }) => [kind, count]));

test('what waits is counted by kind, and is for admins alone', async () => {
  const before = await waits();
  assert.deepEqual(Object.keys(before), [
    ...['videos', 'pictures', 'captions', 'cases', 'tickets', 'applications', 'identity'],
    ...['urgent_requests', 'notices', 'complaints', 'data_requests', 'ads', 'failed_jobs'],
  ]);
  const video = await buildVideo(platform);
  await reportThing(web, { kind: 'video', id: video.id }, member, 'COPYRIGHT');
  await db.query(`update videos set publish_status = 'review', review_asked_at = now() where id = $1`, [
    (await buildVideo(platform)).id,
  ]);
  const after = await waits();
  assert.equal(after.cases, (before.cases ?? 0) + 1);
  assert.equal(after.videos, (before.videos ?? 0) + 1);
  assert.equal((await ask('get_waiting_work', {}, member)).status, 403);
  assert.equal((await ask('get_site_activity', {}, member)).status, 403);
});

test('what may show a minor is counted for holders of child_safety alone', async () => {
  const [before, seen] = [await waits(), await waits(guardian)];
  const video = await buildVideo(platform);
  await reportThing(web, { kind: 'video', id: video.id }, member, 'POTENTIALLY_FEATURES_MINOR');
  await db.query(`update videos set publish_status = 'review', review_asked_at = now() where id = $1`, [
    video.id,
  ]);
  assert.deepEqual(await waits(), before, 'the same as if nothing had come');
  const now = await waits(guardian);
  assert.deepEqual([now.cases, now.videos], [(seen.cases ?? 0) + 1, (seen.videos ?? 0) + 1]);
});

test('more than a thousand are not counted on', async () => {
  const answer = (found: number) =>
    createGetWaitingWork([
      { kind: 'tickets', count: async (_db, _asker, most) => Math.min(found, most) },
    ]).run({}, { ...platform, viewer: { userId: keeper.id, role: 'admin' }, memberId: keeper.id } as never);
  assert.deepEqual(await answer(1000), [{ kind: 'tickets', count: 1000, has_more: false }]);
  assert.deepEqual(await answer(5000), [{ kind: 'tickets', count: 1000, has_more: true }]);
});

test('activity has what was counted by hour: growth, errors, and the size of what is stored', async () => {
  await countGrowthNow(db, growthSources);
  await countGrowthNow(db, growthSources);
  await addErrors(db, 2, 70);
  await addErrors(db, 1, 70);
  await db.query(
    `insert into site_hours (hour, page_views, visitors, views, viewers, playbacks, seconds)
     values (date_trunc('hour', now(), 'UTC'), 9, 4, 5, 3, 2, 3600)`,
  );
  const { period, steps, totals, stored_bytes, disk } = await call(
    'get_site_activity',
    { p_period: 'day' },
    keeper,
  );
  assert.equal(period, 'day');
  assert.equal(steps.length, 24);
  const [people] = await db.query<{ n: number }>('select count(*)::int as n from accounts');
  const [videos] = await db.query<{ n: number }>('select count(*)::int as n from videos');
  assert.deepEqual(totals, {
    ...{ page_views: 9, visitors: 4, views: 5, viewers: 3, playbacks: 2, watch_seconds: 3600 },
    ...{ sign_ups: people?.n, videos_added: videos?.n, errors: 3 },
  });
  assert.equal(typeof stored_bytes, 'number');
  assert.ok(disk !== null && disk.free <= disk.total);
  assert.equal((await call('get_site_activity', {}, keeper)).steps.length, 7);
});

test('hours in which no worker ran are counted when one is back', async () => {
  await db.query('delete from growth_hours');
  await db.query(
    `insert into growth_hours (hour, sign_ups, videos_added) values (date_trunc('hour', now() - interval '5 hours', 'UTC'), 0, 0)`,
  );
  await db.query(`update accounts set created_at = now() - interval '3 hours' where id = $1`, [member.id]);
  await countGrowthNow(db, growthSources);
  const [row] = await db.query<{ hours: number; back: number }>(
    `select count(*)::int as hours, max(sign_ups) filter (where hour = date_trunc('hour', now() - interval '3 hours', 'UTC'))
       as back from growth_hours`,
  );
  assert.deepEqual(row, { hours: 6, back: 1 });
});

test('notices that wait for a link are told of, where no mail server sends it', async () => {
  const told = async () =>
    (await call('get_operator_warnings', {}, keeper)).find(({ kind }) => kind === 'unconfirmed_forms')
      ?.detail;
  assert.equal(await told(), undefined);
  const request = { p_kind: 'access', p_full_name: 'Ren Ito', p_email: 'ren@mail.example', p_words: null };
  assert.equal((await ask('submit_data_request', request, {})).status, 200);
  assert.equal(await told(), '1 data request');
  (config as { smtpUrl: string | null }).smtpUrl = 'smtp://mail.example';
  assert.equal(await told(), undefined);
  (config as { smtpUrl: string | null }).smtpUrl = null;
});

test('a site without a mail server or a backup says so, until it has them', async () => {
  const warned = async () => (await call('get_operator_warnings', {}, keeper)).map(({ kind }) => kind);
  const of = (kinds: string[]) => kinds.filter((kind) => kind === 'no_mail' || kind === 'no_backup');
  assert.deepEqual(of(await warned()), ['no_mail', 'no_backup']);
  const mark = path.join(config.dataDir, 'last-backup');
  await writeFile(mark, '');
  assert.deepEqual(of(await warned()), ['no_mail']);
  const old = new Date(Date.now() - 8 * 86_400_000);
  await utimes(mark, old, old);
  const stale = (await call('get_operator_warnings', {}, keeper)).find(({ kind }) => kind === 'no_backup');
  assert.equal(stale?.detail, `The last one is of ${old.toISOString().slice(0, 10)}`);
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { createVideo, ensureCategory } from '../server/src/domains/videos/index.ts';
import { rollUpViews } from '../server/src/domains/watching/viewing/roll-up-views.ts';
import type { Platform } from '../server/src/platform/context.ts';
import { atEnd } from './closing.ts';
import { onSite } from './on-site.ts';
import { killChild } from './processes.ts';
import { type RunningSite, startSite, until } from './site.ts';
import { sendCrowd } from './viewers.ts';

/** A published video of one second: a quarter of it is watched soon. */
const shortVideo = (platform: Platform): Promise<string> =>
  platform.db.transaction(async (transaction) => {
    const { id } = await createVideo(transaction, platform, {
      title: 'One second',
      categoryId: await ensureCategory(transaction, { name: 'Uncategorized' }),
      publishStatus: 'published',
      declaration: { adultsOnly: true, depicts: 'drawn', rightsHeld: true, declaredBy: 'test' },
    });
    await transaction.query('update videos set duration_seconds = 1 where id = $1', [id]);
    return id;
  });

const postmasterOf = ({ dataDir }: RunningSite): number =>
  Number(readFileSync(path.join(dataDir, 'postgres/server/cluster/postmaster.pid'), 'utf8').split('\n')[0]);

test('no view that was acknowledged over HTTP is lost when the web process or the database is killed under load', {
  timeout: 200_000,
}, async () => {
  const site = await startSite();
  atEnd(() => site.stop());
  const videoId = await onSite(site.env, shortVideo);
  const { secret } = await onSite(site.env, async ({ config }) => config);
  const crowd = sendCrowd({ url: site.url, secret }, videoId);
  const { acknowledged } = crowd;
  const more = async (views: number): Promise<void> => {
    const wanted = acknowledged.length + views;
    await until(
      () => acknowledged.length >= wanted,
      60_000,
      () => `only ${acknowledged.length} of ${wanted} views were acknowledged:\n${site.output()}`,
    );
  };
  try {
    await more(300);
    killChild(site, 'web.ts');
    await more(300);
    const failed = crowd.unanswered();
    assert.ok(failed > 0, 'the kill was felt');
    process.kill(postmasterOf(site), 'SIGKILL');
    await more(300);
    assert.ok(crowd.unanswered() > failed, 'the second kill was felt');
    // The last of the load ends in a crash of both.
    process.kill(postmasterOf(site), 'SIGKILL');
    killChild(site, 'web.ts');
  } finally {
    await crowd.leave();
  }
  assert.match(site.output(), /The web process was ended by SIGKILL.*PostgreSQL ended/s);

  await until(
    async () => (await fetch(`${site.url}/health/ready`).catch(() => null))?.ok ?? false,
    60_000,
    () => `the site did not come back:\n${site.output()}`,
  );
  await onSite(site.env, async ({ db }) => {
    const lost = await db.query(
      `select viewer from unnest($2::bigint[]) viewer where not exists (
         select from view_events e
         where e.video_id = $1 and e.viewer_hash = viewer and e.outcome = 'counted')`,
      [videoId, acknowledged],
    );
    assert.deepEqual(lost, []);
    assert.equal(new Set(acknowledged).size, acknowledged.length, 'each was another viewer');
    // All of them reach the count, and none twice. The site's worker may be at it right now.
    await until(
      async () => {
        await rollUpViews(db);
        return (await db.query('select from view_tallies limit 1')).length === 0;
      },
      30_000,
      () => 'the views were not rolled up',
    );
    const [stored] = await db.query<{ views: number; events: number }>(
      `select (select view_count from videos where id = $1) as views,
         (select count(*) from view_events where video_id = $1 and outcome = 'counted') as events`,
      [videoId],
    );
    assert.equal(stored?.views, stored?.events);
    assert.ok((stored?.views ?? 0) >= acknowledged.length);
  });
});

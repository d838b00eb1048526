import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Platform } from '#server/platform/context.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { followPlans } from './follow-plans.handler.ts';

const { platform } = await testWeb();
const { db } = platform;

test('a video that cannot be published, or taken back, stops no other from being', async () => {
  const videos: { id: string }[] = [];
  for (const title of ['First out', 'Second out', 'First in', 'Second in'])
    videos.push(await buildVideo(platform, { title }));
  const [firstOut, secondOut, firstIn, secondIn] = videos.map(({ id }) => id) as [
    string,
    string,
    string,
    string,
  ];
  await db.query(
    `update videos set publish_status = 'scheduled', published_at = null,
       publish_at = now() - case when id = $1 then interval '2 hours' else interval '1 hour' end where id in ($1, $2)`,
    [firstIn, secondIn],
  );
  await db.query(
    `update videos set licence_ends_at = now() - case when id = $1 then interval '2 hours' else interval '1 hour' end
     where id in ($1, $2)`,
    [firstOut, secondOut],
  );
  const refused = new Set<unknown>([firstOut, firstIn]);
  const state: Platform['facts']['state'] = async (transaction, fact, told) => {
    if (refused.has((told as { videoId?: string }).videoId)) throw new Error('not this one');
    await platform.facts.state(transaction, fact, told);
  };
  const states = async () => {
    const rows = await db.query<{ id: string; status: string }>(
      'select id, publish_status as status from videos where id = any ($1::uuid[])',
      [videos.map(({ id }) => id)],
    );
    return videos.map(({ id }) => rows.find((row) => row.id === id)?.status);
  };
  await assert.rejects(
    followPlans({ db, facts: { ...platform.facts, state } as Platform['facts'] }),
    /not this one/,
  );
  assert.deepEqual(await states(), ['published', 'expired', 'scheduled', 'published']);
  await followPlans(platform);
  assert.deepEqual(await states(), ['expired', 'expired', 'published', 'published']);
});

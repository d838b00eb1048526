import assert from 'node:assert/strict';
import { test } from 'node:test';
import { untieTagHandler } from '#server/domains/videos/tags/untie-tag.handler.ts';
import { untieTagJob } from '#server/domains/videos/tags/untie-tag.job.ts';
import { buildVideo, copyVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { platform, call, ask } = web;
const { db } = platform;

test('a tag of very many videos is blocked at once, and taken from them by the worker', async () => {
  const keeper = await web.memberNamed('block-keeper', { role: 'admin' });
  const first = await buildVideo(platform, { title: 'First', tags: ['blurb', 'rain'] });
  await copyVideo(platform, first, 600);
  const [tag] = await db.query<{ id: string }>(`select id::text from tags where name = 'blurb'`);
  const left = async () =>
    (
      await db.query<{ n: number }>('select count(*)::int as n from video_tags where tag_id = $1', [tag!.id])
    )[0]!.n;
  const { untied } = await call('block_tag', { p_name: 'blurb' }, keeper);
  assert.equal(untied, 601);
  assert.equal(await left(), 601, 'nobody waits for all of them');
  assert.equal((await ask('block_tag', { p_name: 'blurb' }, keeper)).status, 409);
  const waiting = await db.query(
    `select from jobs.job where name = $1 and state = 'created' and data ->> 'tagId' = $2`,
    [untieTagJob.name, tag!.id],
  );
  assert.equal(waiting.length, 1);
  const handler = untieTagHandler(platform);
  const run = () =>
    handler.run({ payload: { tagId: Number(tag!.id) }, signal: AbortSignal.timeout(60_000) } as never);
  await run();
  assert.equal(await left(), 0);
  assert.equal((await db.query(`select from tags where name = 'blurb'`)).length, 0);
  const [keys] = await db.query<{ keys: string[] }>(
    `select shield_keys::text[] as keys from videos where id = $1`,
    [first.id],
  );
  assert.ok(!keys!.keys.includes(tag!.id));
  await run();
});

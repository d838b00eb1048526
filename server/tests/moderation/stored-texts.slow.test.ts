import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lookThroughTexts } from '#server/domains/moderation/stored-texts/look-through-texts.ts';
import { reportTargets } from '#server/main/report-targets.ts';
import { storedTexts } from '#server/main/stored-texts.ts';
import { insertTestTag } from '#tests/inputs/test-catalogue-inputs.ts';
import { insertTestAlbum } from '#tests/inputs/test-photo-inputs.ts';
import { makeThing } from '#tests/support/test-evidence.ts';
import { giveSettings } from '#tests/support/test-settings.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { platform, ask } = web;
const { db } = platform;
const signal = new AbortController().signal;
const forbid = (...prohibitedTerms: string[]) => {
  giveSettings(platform.config, { prohibitedTerms });
};
/** As often as it takes, a few rows at a time. */
async function lookThrough(): Promise<void> {
  for (let jobs = 0; jobs < 50; jobs++)
    await lookThroughTexts(
      platform,
      { texts: storedTexts, targets: reportTargets },
      { signal, afterEach: async () => false },
    );
}
const reported = async (): Promise<string[]> =>
  (
    await db.query<{ it: string }>(
      `select target_kind || ' ' || target_id as it from reports where reporter_id is null and state = 'open' order by 1`,
    )
  ).map(({ it }) => it);
const noted = async (): Promise<string[]> =>
  (
    await db.query<{ it: string }>(
      `select target_kind as it from admin_acts where act = 'text.found' order by id`,
    )
  ).map(({ it }) => it);

test('what is stored and holds a term of a new list is reported once, and no word of it is changed', async () => {
  const things = [];
  for (const kind of ['video', 'comment', 'post', 'playlist', 'profile', 'photo'] as const)
    things.push(await makeThing(platform, kind));
  const photo = things.at(-1)!;
  await db.query(`update photos set caption = 'The lantern' where id = $1`, [photo.id]);
  const message = await makeThing(platform, 'message');
  await insertTestAlbum(web.platform, message.owner.id);
  await insertTestTag(web.platform, { name: 'lantern light' });
  await lookThrough();
  assert.deepEqual([await reported(), await noted()], [[], []], 'with the list as it was');

  forbid('lantern');
  await lookThrough();
  // A comment of a test stands under a video with such a title.
  const mine = new Set(things.map(({ kind, id }) => `${kind} ${id}`));
  const all = await reported();
  assert.deepEqual(
    all.filter((one) => mine.has(one)),
    [...mine].sort(),
  );
  assert.ok(all.every((one) => mine.has(one) || one.startsWith('video ')));
  assert.deepEqual([...new Set(await noted())].sort(), ['album', 'message', 'tag']);
  const [{ content }] = (await db.query<{ content: string }>('select content from messages where id = $1', [
    message.id,
  ])) as [{ content: string }];
  assert.equal(content, 'lantern');
  const acts = await db.query('select summary, details from admin_acts');
  assert.ok(!JSON.stringify(acts).includes('lantern'), 'nothing of what was written is on the log');

  const video = things.find(({ kind }) => kind === 'video')!;
  const [told] = await db.query<{ evidence: { slug?: string; title?: string } }>(
    'select evidence from reports where target_id = $1',
    [video.id],
  );
  assert.match(told?.evidence.slug ?? '', /^lantern/, 'whoever decides gets to its page');
  const admin = await web.memberNamed('keeper', { role: 'admin' });
  const [one] = await db.query<{ id: string }>('select id from cases where target_id = $1', [video.id]);
  const file = await ask('get_case', { p_case_id: one?.id }, admin);
  const [report] = file.body.reports;
  assert.deepEqual([report?.reporter, report?.by_site], [null, true]);

  const before = (await noted()).length;
  await lookThrough();
  assert.deepEqual([await reported(), (await noted()).length], [all, before], 'once');
  // What somebody has judged is not brought before them again by the next list, unless it was changed.
  await db.query(`update reports set state = 'dismissed', decided_at = now()`);
  forbid('lantern', 'zebrawood');
  await lookThrough();
  assert.deepEqual(await reported(), []);
  const post = things.find(({ kind }) => kind === 'post')!;
  await db.query(`update stream_posts set content = 'Of zebrawood.' where id = $1`, [post.id]);
  forbid('zebrawood');
  await lookThrough();
  assert.deepEqual(await reported(), [`post ${post.id}`]);
});

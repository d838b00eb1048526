import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { tables } from '#contract/tables.ts';
import { changePublishStatus } from '#server/domains/videos/index.ts';
import { newId } from '#server/kit/ids.ts';
import { dropCached } from '#server/platform/calls/cached-answers.ts';
import { goodInput, pathOf } from '#tests/inputs/contract-samples.ts';
import { inputsFor } from '#tests/inputs/test-inputs.ts';
import { insertTestRelation, insertTestTitle, insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { call, ask } = web;
const secret = 'Zebrawood';
/** A tag that no published video has. */
const secretTag = 'zebra fern';
const shown = await buildVideo(web.platform, { title: 'Shown lantern', tags: ['glow'] });

const hiddenStates = ['draft', 'scheduled', 'processing', 'review', 'pending'] as const;
const hidden: { id: string; slug: string; state: string }[] = [];
for (const state of hiddenStates) {
  hidden.push({
    ...(await buildVideo(web.platform, {
      title: `${secret} ${state}`,
      tags: ['glow', secretTag],
      publishStatus: state,
      viewCount: 9000,
    })),
    state,
  });
}
for (const state of ['held', 'expired', 'failed', 'removed'] as const) {
  const video = await buildVideo(web.platform, {
    title: `${secret} ${state}`,
    tags: ['glow', secretTag],
    viewCount: 9000,
  });
  await web.platform.db.transaction((transaction) =>
    changePublishStatus(transaction, web.platform, video.id, state, 'It broke a rule.'),
  );
  hidden.push({ ...video, state });
}

const ofHidden = hidden.map(({ id }, at) => ({ number: at + 2, videos: [id] }));
const open = await insertTestWork(web.platform, {
  title: 'Lamps',
  episodes: [{ number: 1, videos: [shown.id] }, ...ofHidden],
});
for (const state of ['proposed', 'hidden']) {
  const work = await insertTestWork(web.platform, {
    ...{ title: `${secret} ${state}`, state },
    episodes: [{ number: 1, title: `${secret} begins` }],
  });
  await insertTestTitle(web.platform, work.id, 'de', `${secret} deutsch`);
  await insertTestRelation(web.platform, work.id, 'sequel', open.id);
  hidden.push({ id: work.id, slug: work.slug, state: 'work' });
}

const known: Record<string, unknown> = {
  p_current_video_id: shown.id,
  p_video_id: shown.id,
  p_category_name: 'Night trains',
  p_category_slug: 'night-trains',
  p_tag_name: 'glow',
  p_query: secret,
  p_slug: shown.slug,
};

for (const [name, call] of Object.entries(calls) as [string, Call][]) {
  // Admins see every state.
  if (call.access === 'admin') continue;
  test(`${name} never shows what is not published`, async () => {
    for (const role of [null, 'member', 'publisher'] as const) {
      if (role === null && call.access !== 'anyone') continue;
      // A publisher has no use for the role that is applied for.
      if (role === 'publisher' && name === 'submit_creator_application') continue;
      const asker =
        role === null
          ? null
          : await web.memberNamed(`asker-${newId().slice(-12)}`, {
              role,
              canUploadVideos: call.access === 'uploader',
            });
      const response = await web.app.inject({
        method: 'POST',
        url: pathOf(name, call),
        headers: { apikey: 'anon', authorization: `Bearer ${asker?.token ?? 'anon'}` },
        payload: await goodInput(name, call, {
          ...known,
          ...(await inputsFor(web.platform, asker, shown.id)),
        }),
      });
      assert.equal(response.statusCode, 200, response.body);
      const body = response.body.replaceAll(`"query":"${secret}"`, '');
      assert.ok(!/zebra.fern/i.test(body), `${name} leaks a tag`);
      assert.ok(!body.includes(secret) && !hidden.some(({ id }) => body.includes(id)), `${name} leaks`);
    }
  });
}

for (const name of Object.keys(tables)) {
  test(`the table ${name} never shows what is not published`, async () => {
    const response = await web.app.inject({ url: `/rest/v1/${name}?limit=1000` });
    assert.equal(response.statusCode, 200);
    assert.ok(!response.body.includes(secret));
    assert.ok(!hidden.some(({ id }) => response.body.includes(id)));
  });
}

test('stored counts leave out what is not published', async () => {
  const categories = (await ask('list-categories-direct', {}, null)).body;
  assert.equal(categories.find(({ slug }) => slug === 'night-trains')?.video_count, 1);
  const tag = (await ask('get_tag', { p_tag_name: 'GLOW ' }, null)).body;
  assert.equal(tag[0]?.video_count, 1);
});

const namesOf = (rows: unknown): string[] => (rows as { name: string }[]).map(({ name }) => name);
/** What strangers are told of the tag, whichever way they ask. */
const toldOfTag = async () => ({
  tags: await Promise.all(
    ['Zebra  Fern', 'zebra-fern', 'zfern'].map((p_tag_name) => call('get_tag', { p_tag_name }, null)),
  ),
  videos: await Promise.all(
    ['zebra fern', 'zebra-fern', 'zfern'].map((p_tag_name) =>
      call('get_videos_by_tag', { p_tag_name }, null),
    ),
  ),
  suggestions: [
    await call('get_search_suggestions', { p_query: 'zebra f' }, null),
    await call('get_search_suggestions', { p_query: 'fern' }, null),
  ],
  related: namesOf((await call('search_videos', { p_query: 'zebra fern' }, null)).related_tags),
  popular: namesOf(await call('get_popular_tags', { limit_count: 100 }, null)),
});

test('a tag that only hidden videos have is not there, until one of them is published', async () => {
  await web.platform.db.query(
    `insert into tag_aliases (alias, tag_id) select 'zfern', id from tags where name = 'zebra fern'`,
  );
  assert.deepEqual(await toldOfTag(), {
    tags: [[], [], []],
    videos: [[], [], []],
    suggestions: [[], []],
    related: ['glow'],
    popular: ['glow'],
  });

  const shownAgain = hidden.find(({ state }) => state === 'held')!;
  const change = (to: 'published' | 'held') =>
    web.platform.db.transaction((transaction) =>
      changePublishStatus(transaction, web.platform, shownAgain.id, to),
    );
  await change('published');
  await dropped();
  const told = await toldOfTag();
  assert.deepEqual(told.tags[2], [
    { name: 'zebra fern', slug: 'zebra-fern', video_count: 1, type: 'theme', description: null },
  ]);
  assert.deepEqual(
    told.videos.map((rows) => (rows as { id: string }[]).map(({ id }) => id)),
    Array(3).fill([shownAgain.id]),
  );
  assert.ok(JSON.stringify(told.suggestions).includes('zebra fern') && told.popular.includes('zebra fern'));
  await change('held');
  await dropped();
  assert.deepEqual((await toldOfTag()).tags, [[], [], []]);
});

/** Has this process take its cached answers for past. */
async function dropped(): Promise<void> {
  await dropCached(web.platform.db, 'videos', 'categories');
  await web.caughtUp();
}

for (const { slug, state, id } of hidden.filter((one) => one.state !== 'work')) {
  test(`a stranger who knows the address of a video that is ${state} does not see it`, async () => {
    const details = await ask('get_video_details_by_slug', { p_slug: slug }, null);
    if (state === 'removed') {
      assert.equal(details.status, 410);
      assert.equal(details.body.message, 'It broke a rule.');
    } else {
      assert.deepEqual(details.body, []);
    }
    const playback = await ask('get_video_playback', { p_video_id: id }, null);
    assert.deepEqual(playback.body, []);
    const start = await ask('start_playback', { p_video_id: id }, null);
    assert.equal(start.status, 404);
  });
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reindexVideos } from '#server/domains/discovery/index.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { db } = web.platform;
const admin = await web.memberNamed('keeper', { role: 'admin' });
/** What is asked then is answered by what is now. */
const ask: typeof web.ask = async (name, input, who) => {
  await web.caughtUp();
  return web.ask(name, input, who);
};

const idOf = async (name: string): Promise<number> =>
  (await db.query<{ id: number }>('select id from tags where name = $1', [name]))[0]?.id ?? 0;
const videosOf = async (tag: string): Promise<string[]> =>
  (await ask('get_videos_by_tag', { p_tag_name: tag }, admin)).body.map(({ id }) => id).sort();
const finds = async (query: string, id: string): Promise<boolean> => {
  // What the queue would do.
  await reindexVideos(db);
  return (await ask('search_videos', { p_query: query }, null)).text.includes(id);
};

test('a renamed tag is found under both names', async () => {
  const video = await buildVideo(web.platform, { tags: ['rainfall'] });
  const id = await idOf('rainfall');
  const renamed = await ask('rename_tag', { p_tag_id: id, p_name: ' Soft  RAIN ' }, admin);
  assert.deepEqual(renamed.body, {
    id,
    name: 'soft rain',
    slug: 'soft-rain',
    video_count: 1,
    aliases: ['rainfall'],
    type: 'theme',
    description: null,
    implies: [],
  });
  assert.deepEqual([await videosOf('rainfall'), await videosOf('soft rain')], [[video.id], [video.id]]);
  assert.ok(await finds('rainfall', video.id));
  const back = await ask('rename_tag', { p_tag_id: id, p_name: 'rainfall' }, admin);
  assert.deepEqual([back.body.name, back.body.aliases], ['rainfall', ['soft rain']]);
});

test('of two tags that are given one name at once the later one is told', async () => {
  await buildVideo(web.platform, { tags: ['pier one', 'pier two', 'pier three'] });
  const ids = await Promise.all(['pier one', 'pier two', 'pier three'].map(idOf));
  const answers = await Promise.all(
    ids.map((id) => ask('rename_tag', { p_tag_id: id, p_name: 'landing stage' }, admin)),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  assert.equal(refused?.body.message, 'There is a tag "landing stage" already. Merge the two instead.');
});

test('two tags become one, which counts each video once', async () => {
  const both = await buildVideo(web.platform, { tags: ['boat', 'boats'] });
  const one = await buildVideo(web.platform, { tags: ['boat'] });
  const merged = await ask(
    'merge_tags',
    { p_tag_id: await idOf('boat'), p_into_id: await idOf('boats') },
    admin,
  );
  assert.deepEqual([merged.body.name, merged.body.video_count, merged.body.aliases], ['boats', 2, ['boat']]);
  assert.deepEqual(await videosOf('boat'), [both.id, one.id].sort());
  const later = await buildVideo(web.platform, { tags: ['boat'] });
  assert.ok((await videosOf('boats')).includes(later.id), 'the old name ties the tag that it stands for');
  const same = await ask('merge_tags', { p_tag_id: merged.body.id, p_into_id: merged.body.id }, admin);
  assert.equal(same.status, 409);
});

test('an alias leads to its tag until it is taken away', async () => {
  const video = await buildVideo(web.platform, { tags: ['lamp'] });
  const id = await idOf('lamp');
  assert.deepEqual((await ask('add_tag_alias', { p_tag_id: id, p_alias: 'Lantern' }, admin)).body.aliases, [
    'lantern',
  ]);
  assert.deepEqual(await videosOf('lantern'), [video.id]);
  const taken = await ask('add_tag_alias', { p_tag_id: await idOf('boats'), p_alias: 'lantern' }, admin);
  assert.deepEqual([taken.status, taken.body.message], [409, '"lantern" is an alias of another tag.']);
  const isTag = await ask('add_tag_alias', { p_tag_id: id, p_alias: 'boats' }, admin);
  assert.match(isTag.body.message, /There is a tag "boats" already\. Merge the two instead\./);
  assert.deepEqual(
    (await ask('remove_tag_alias', { p_tag_id: id, p_alias: 'lantern' }, admin)).body.aliases,
    [],
  );
  assert.equal((await ask('remove_tag_alias', { p_tag_id: id, p_alias: 'lantern' }, admin)).status, 404);
});

test('a blocked tag goes off every video and onto none, until it is let go', async () => {
  const video = await buildVideo(web.platform, { tags: ['clickbait', 'calm'] });
  const blocked = await ask('block_tag', { p_name: 'Clickbait', p_reason: 'Says nothing.' }, admin);
  assert.deepEqual(blocked.body, { name: 'clickbait', untied: 1 });
  assert.deepEqual(await videosOf('clickbait'), []);
  assert.ok(!(await finds('clickbait', video.id)));
  const later = await buildVideo(web.platform, { tags: ['clickbait', 'calm'] });
  assert.deepEqual(await videosOf('clickbait'), []);
  assert.ok((await videosOf('calm')).includes(later.id), 'its other tags are tied');
  const listed = await ask('get_blocked_tags', {}, admin);
  assert.deepEqual(
    listed.body.map(({ name, reason, blocked_by }) => [name, reason, blocked_by]),
    [['clickbait', 'Says nothing.', 'keeper']],
  );
  assert.equal((await ask('block_tag', { p_name: 'clickbait' }, admin)).status, 409);
  const alias = await ask('add_tag_alias', { p_tag_id: await idOf('calm'), p_alias: 'clickbait' }, admin);
  assert.equal(alias.body.message, 'The tag "clickbait" is blocked.');
  assert.deepEqual((await ask('unblock_tag', { p_name: 'clickbait' }, admin)).body, { name: 'clickbait' });
  const again = await buildVideo(web.platform, { tags: ['clickbait'] });
  assert.deepEqual(await videosOf('clickbait'), [again.id]);
});

test('a name that is not allowed is no tag, and nothing is written', async () => {
  const id = await idOf('calm');
  for (const [name, status] of [
    ['', 400],
    ['...', 400],
    ['schoolgirl', 400],
    ['x'.repeat(61), 400],
    ['boats', 409],
  ] as const)
    assert.equal((await ask('rename_tag', { p_tag_id: id, p_name: name }, admin)).status, status, name);
  assert.equal((await ask('rename_tag', { p_tag_id: 99_999_999, p_name: 'free' }, admin)).status, 404);
});

test('tags are listed by use or name, and found by a part of a name or alias', async () => {
  const list = async (query: object) => (await ask('get_managed_tags', query, admin)).body;
  const byName = (await list({ p_sort: 'name' })).items.map(({ name }) => name);
  assert.deepEqual(byName, [...byName].sort());
  assert.deepEqual(
    (await list({ p_search: 'BOAT' })).items.map(({ name }) => name),
    ['boats'],
  );
  assert.deepEqual(
    (await list({ p_search: 'soft r' })).items.map(({ name }) => name),
    ['rainfall'],
  );
  for (const tags of [['sea', 'seaside'], ['seaside']]) await buildVideo(web.platform, { tags });
  const found = await list({ p_search: 'sea', p_limit: 1 });
  assert.deepEqual(
    [found.items.map(({ name }) => name), found.total],
    [['sea'], 2],
    'what is named so comes before what is used more',
  );
  const counts = (await list({ p_sort: 'most_used' })).items.map(({ video_count }) => video_count);
  assert.deepEqual(
    counts,
    [...counts].sort((a, b) => b - a),
  );
});

test('every act on tags is on record', async () => {
  const acts = await db.query<{ act: string }>(
    `select distinct act from admin_acts where target_kind = 'tag' order by act`,
  );
  assert.deepEqual(
    acts.map(({ act }) => act),
    ['tag.alias_added', 'tag.alias_removed', 'tag.blocked', 'tag.merged', 'tag.renamed', 'tag.unblocked'],
  );
});

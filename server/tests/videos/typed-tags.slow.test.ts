import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tieImpliedHandler } from '#server/domains/videos/tags/tie-implied.handler.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { call, ask } = web;
const { db } = web.platform;
const admin = await web.memberNamed('keeper', { role: 'admin' });
const idOf = async (name: string): Promise<number> =>
  (await db.query<{ id: number }>('select id from tags where name = $1', [name]))[0]?.id ?? 0;
const tagsOf = async (slug: string): Promise<string[]> => {
  await web.caughtUp();
  return (
    (await call('get_video_details_by_slug', { p_slug: slug }, null))[0]?.tags.map(({ name }) => name) ?? []
  );
};
/** What the worker does. */
const work = (tagId: number) =>
  tieImpliedHandler(web.platform).run({ payload: { tagId }, signal: new AbortController().signal } as never);
const countOf = async (name: string): Promise<number> => {
  await web.caughtUp();
  return (await call('get_tag', { p_tag_name: name }, null))[0]?.video_count ?? 0;
};

test('a tag has a type and a meaning, which its page says, and warnings come first on a video', async () => {
  const video = await buildVideo(web.platform, { tags: ['attic', 'thunder'] });
  const told = await call(
    'describe_tag',
    { p_tag_id: await idOf('thunder'), p_type: 'warning', p_description: ' Loud  noises. ' },
    admin,
  );
  assert.deepEqual([told.type, told.description, told.implies], ['warning', 'Loud noises.', []]);
  await web.caughtUp();
  const [tag] = await call('get_tag', { p_tag_name: 'thunder' }, null);
  assert.deepEqual([tag?.type, tag?.description], ['warning', 'Loud noises.']);
  assert.deepEqual(await tagsOf(video.slug), ['thunder', 'attic']);
  const refused = { p_tag_id: await idOf('thunder'), p_type: 'mood', p_description: null };
  assert.equal((await ask('describe_tag', refused, admin)).status, 400);
  const acts = await call('list_admin_acts', { p_act: 'tag' }, admin);
  assert.equal(acts[0]?.act, 'tag.described');
});

test('whoever tags with one gets what it implies, at whatever remove; present videos follow, and none loses a tag', async () => {
  const present = await buildVideo(web.platform, { tags: ['paper boat'] });
  await buildVideo(web.platform, { tags: ['boat', 'vehicle'] });
  const id = await idOf('paper boat');
  const set = await call('set_tag_implications', { p_tag_id: id, p_implies: ['Boat'] }, admin);
  assert.deepEqual(set.implies, ['boat']);
  await call('set_tag_implications', { p_tag_id: await idOf('boat'), p_implies: ['vehicle'] }, admin);
  assert.equal(await countOf('vehicle'), 1);
  await work(id);
  assert.deepEqual(await tagsOf(present.slug), ['boat', 'paper boat', 'vehicle']);
  assert.deepEqual([await countOf('boat'), await countOf('vehicle')], [2, 2]);
  const later = await buildVideo(web.platform, { tags: ['paper boat'] });
  assert.deepEqual(await tagsOf(later.slug), ['boat', 'paper boat', 'vehicle']);
  assert.equal(await countOf('vehicle'), 3);
  await call('set_tag_implications', { p_tag_id: id, p_implies: [] }, admin);
  await work(id);
  assert.deepEqual(await tagsOf(later.slug), ['boat', 'paper boat', 'vehicle']);
});

test('nothing implies itself, by whatever way, nor what is not there', async () => {
  await buildVideo(web.platform, { tags: ['oak', 'tree', 'plant'] });
  await call('set_tag_implications', { p_tag_id: await idOf('oak'), p_implies: ['tree'] }, admin);
  await call('set_tag_implications', { p_tag_id: await idOf('tree'), p_implies: ['plant'] }, admin);
  for (const [of, names, status] of [
    ['oak', ['oak'], 409],
    ['plant', ['oak'], 409],
    ['oak', ['tree', 'no such tag'], 404],
  ] as const) {
    const refused = await ask('set_tag_implications', { p_tag_id: await idOf(of), p_implies: names }, admin);
    assert.equal(refused.status, status, `${of}: ${names.join()}`);
    assert.match(refused.text, /field: p_implies/);
  }
});

test('a shield on what is implied meets what implies it', async () => {
  const video = await buildVideo(web.platform, { title: 'Lone oak', tags: ['oak'] });
  const member = await web.memberNamed('no-plants');
  await call('set_shield_rule', { p_kind: 'tag', p_name: 'plant', p_act: 'warn' }, member);
  await web.caughtUp();
  const [details] = await call('get_video_details_by_slug', { p_slug: video.slug }, member);
  assert.deepEqual(details?.shield, { act: 'warn', kind: 'tag', name: 'plant' });
});

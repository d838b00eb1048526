import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '#server/kit/ids.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { platform } = web;
const admin = await web.memberNamed('work-keeper', { role: 'admin' });
const make = (title: string, more: object = {}) =>
  web.call('create_work', { p_title: title, ...more }, admin);
const seen = async (slug: string) => {
  await web.caughtUp();
  return (await web.call('get_work', { p_slug: slug }, null))[0];
};
const studios = async () => {
  await web.caughtUp();
  return (await web.call('list_studios', {}, null)).items;
};

test('a work is made with its titles and studios, and a second of the same title has a slug of its own', async () => {
  const work = await make('  Night   Harbor ', {
    p_year: 2026,
    p_season: 'fall',
    p_titles: [
      { language: 'DE', kind: 'official', title: 'Nachthafen' },
      { language: 'de', kind: 'short', title: 'Nachthafen' },
    ],
    p_studios: ['Lamp Works', 'lamp works', 'Tide House'],
  });
  assert.equal(work.title, 'Night Harbor');
  assert.equal(work.slug, 'night-harbor');
  assert.deepEqual(work.titles, [{ language: 'de', kind: 'official', title: 'Nachthafen' }]);
  assert.deepEqual(
    work.studios.map(({ name, slug }) => [name, slug]),
    [
      ['Lamp Works', 'lamp-works'],
      ['Tide House', 'tide-house'],
    ],
  );
  assert.equal((await make('Night Harbor')).slug, 'night-harbor-2');
  assert.equal((await seen('night-harbor'))!.title, 'Night Harbor');
});

test('what is absent stays, what is hidden is not shown nor counted, and a studio nobody names goes', async () => {
  const work = await make('Hidden Pier', { p_synopsis: 'A pier.', p_studios: ['Pier One'] });
  const counted = async () => (await studios()).find(({ slug }) => slug === 'pier-one')?.work_count;
  assert.equal(await counted(), 1);
  const hidden = await web.call('update_work', { p_work_id: work.id, p_state: 'hidden' }, admin);
  assert.equal(hidden.synopsis, 'A pier.');
  assert.equal(await seen(work.slug), undefined);
  assert.equal(await counted(), undefined);
  await web.call('update_work', { p_work_id: work.id, p_state: 'published', p_studios: ['Pier Two'] }, admin);
  assert.deepEqual(
    (await studios()).filter(({ slug }) => slug.startsWith('pier')).map(({ slug }) => slug),
    ['pier-two'],
  );
});

test('what cannot be is refused at its field', async () => {
  const work = await make('Refusals');
  const refused = async (name: 'update_work' | 'save_episode' | 'relate_works', input: object) => {
    const { status, words } = await web.ask(name, { p_work_id: work.id, ...input }, admin);
    return `${status} ${words}`;
  };
  assert.match(await refused('update_work', { p_season: 'fall' }), /^400 .*A season needs a year/);
  assert.match(await refused('update_work', { p_title: '  ' }), /^400 .*Give it a title/);
  assert.match(
    await refused('update_work', { p_titles: [{ language: 'xx', kind: 'short', title: 'X' }] }),
    /^400 .*no language/,
  );
  assert.match(await refused('save_episode', { p_number: 1.234 }), /^400 .*two decimals/);
  assert.match(
    await refused('save_episode', { p_number: 1, p_aired_on: '2026-02-30' }),
    /^400 .*Write the day/,
  );
  assert.match(await refused('relate_works', { p_other_id: work.id, p_relation: 'sequel' }), /^409/);
  assert.match(await refused('save_episode', { p_number: 1, p_episode_id: newId() }), /^404/);
});

test('episodes get videos, a video is one episode, and a number is given once', async () => {
  const work = await make('Episodes of a lamp');
  const video = await buildVideo(platform, { title: 'Lamp one' });
  const one = await web.call('save_episode', { p_work_id: work.id, p_number: 1, p_title: 'One' }, admin);
  const two = await web.call(
    'save_episode',
    { p_work_id: work.id, p_number: 2.5, p_aired_on: '2026-10-02' },
    admin,
  );
  assert.deepEqual(
    two.episodes.map(({ number, title, aired_on }) => [number, title, aired_on]),
    [
      [1, 'One', null],
      [2.5, null, '2026-10-02'],
    ],
  );
  const [first, second] = two.episodes;
  assert.equal((await web.ask('save_episode', { p_work_id: work.id, p_number: 1 }, admin)).status, 409);
  const tied = await web.call(
    'set_episode_version',
    { p_episode_id: first!.id, p_slug: video.slug, p_cut: 'directors', p_release_group: 'Wick' },
    admin,
  );
  assert.deepEqual(
    tied.episodes[0]!.versions.map(({ title, cut, release_group }) => [title, cut, release_group]),
    [['Lamp one', 'directors', 'Wick']],
  );
  assert.equal((await seen(work.slug))!.episodes[0]!.versions[0]!.slug, video.slug);
  const elsewhere = { p_episode_id: second!.id, p_slug: video.slug };
  assert.equal((await web.ask('set_episode_version', elsewhere, admin)).status, 409);
  await web.call('remove_episode_version', { p_video_id: video.id }, admin);
  await web.call('set_episode_version', elsewhere, admin);
  await web.call('delete_episode', { p_episode_id: second!.id }, admin);
  assert.equal(one.id, work.id);
  assert.deepEqual(
    (await seen(work.slug))!.episodes.map(({ number, versions }) => [number, versions]),
    [[1, []]],
  );
  assert.equal((await web.call('get_video_details_by_slug', { p_slug: video.slug }, null)).length, 1);
});

test('a relation is turned round as it is said, and a story has its order', async () => {
  const [before, after, film] = [await make('Story one'), await make('Story two'), await make('Story film')];
  const related = await web.call(
    'relate_works',
    { p_work_id: after.id, p_other_id: before.id, p_relation: 'prequel' },
    admin,
  );
  assert.deepEqual(
    related.relations.map(({ relation, title }) => [relation, title]),
    [['prequel', 'Story one']],
  );
  assert.deepEqual(
    (await seen(before.slug))!.relations.map(({ relation, title }) => [relation, title]),
    [['sequel', 'Story two']],
  );
  await web.call('relate_works', { p_work_id: before.id, p_other_id: after.id, p_relation: null }, admin);
  assert.deepEqual((await seen(after.slug))!.relations, []);
  const order = async (...ids: string[]) => {
    await web.call('order_series', { p_work_ids: ids }, admin);
    return (await seen(film.slug))!.series.map(({ title }) => title);
  };
  assert.deepEqual(await order(before.id, film.id, after.id), ['Story one', 'Story film', 'Story two']);
  assert.deepEqual(await order(after.id, film.id), ['Story two', 'Story film']);
  assert.deepEqual((await seen(before.slug))!.series, []);
  assert.deepEqual(await order(film.id), []);
});

test('works are found by a part of any title, and what was done is on record', async () => {
  const work = await make('Searchlight', {
    p_titles: [{ language: 'fr', kind: 'synonym', title: 'Le phare 100%' }],
  });
  const found = async (search: string) =>
    (await web.call('get_managed_works', { p_search: search }, admin)).items.map(({ title }) => title);
  assert.deepEqual(await found('phare 100%'), ['Searchlight']);
  assert.deepEqual(await found('phare 1_0%'), []);
  await web.call('update_work', { p_work_id: work.id, p_year: 2024 }, admin);
  const acts = await platform.db.query<{ act: string }>(
    `select act from admin_acts where target_kind = 'work' and target_id = $1 order by id`,
    [work.id],
  );
  assert.deepEqual(
    acts.map(({ act }) => act),
    ['work.created', 'work.changed'],
  );
});

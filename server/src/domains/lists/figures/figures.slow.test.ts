import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ListStatus } from '#contract/work-words.ts';
import { insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { countWorks } from './count-works.ts';

const web = await testWeb();
const { platform, call } = web;
const watched = await buildVideo(platform, { title: 'Watched', viewCount: 900 });
const other = await buildVideo(platform, { title: 'Other', viewCount: 90 });
const unseen = await buildVideo(platform, { title: 'Unseen', viewCount: 9000, publishStatus: 'pending' });
const quiet = await insertTestWork(platform, {
  ...{ title: 'Quiet lamps', year: 1990 },
  episodes: [{ number: 1, videos: [other.id, unseen.id] }],
});
const loud = await insertTestWork(platform, {
  ...{ title: 'Loud lamps', year: 1990 },
  episodes: [{ number: 1, videos: [watched.id] }],
});
const silent = await insertTestWork(platform, { title: 'Silent lamps', year: 1990 });

const popular = async () => {
  await web.caughtUp();
  const found = await call('browse_works', { p_year: 1990, p_sort: 'popular' }, null);
  return found.items.map(({ title }) => title);
};
const lists = async () => {
  await web.caughtUp();
  return (await call('get_work', { p_slug: quiet.slug }, null))[0]!.lists;
};

test('works are ordered by how often their published videos were watched', async () => {
  assert.equal(await countWorks(platform.db), 2);
  assert.deepEqual(await popular(), [loud.title, quiet.title, silent.title]);
  assert.equal(await countWorks(platform.db), 0, 'nothing is written again');
});

test('a work says in how many lists it is that everybody may see', async () => {
  const listed = async (name: string, status: ListStatus, shows: boolean) => {
    const member = await web.memberNamed(name);
    await call('save_list_entry', { p_work_id: quiet.id, p_status: status }, member);
    await call('update_list_settings', { p_is_public: shows }, member);
    return member;
  };
  assert.deepEqual(await lists(), { planned: 0, watching: 0, completed: 0 });
  const first = await listed('counted-one', 'planned', true);
  await listed('counted-two', 'completed', true);
  await listed('counted-three', 'rewatching', true);
  await listed('counted-four', 'completed', false);
  assert.deepEqual(await lists(), { planned: 0, watching: 0, completed: 0 }, 'nothing is counted on a read');
  await countWorks(platform.db);
  assert.deepEqual(await lists(), { planned: 1, watching: 1, completed: 1 });
  await call('update_list_settings', { p_is_public: false }, first);
  await countWorks(platform.db);
  assert.deepEqual(await lists(), { planned: 0, watching: 1, completed: 1 });
});

test('a work that is changed just now is counted the next time', async () => {
  await platform.db.query('update videos set view_count = 9900 where id = $1', [other.id]);
  await platform.db.transaction(async (transaction) => {
    await transaction.query('select from works where id = $1 for update', [quiet.id]);
    assert.equal(await countWorks(platform.db), 0);
  });
  assert.equal(await countWorks(platform.db), 1);
  assert.deepEqual(await popular(), [quiet.title, loud.title, silent.title]);
});

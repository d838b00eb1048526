import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applicationLimits } from '#contract/application-lists.ts';
import { userSearch, userSorts } from '#contract/user-lists.ts';
import { countUsers, findUsers, listUsers } from '#server/domains/accounts/managing/user-list-queries.ts';
import {
  countApplications,
  findApplications,
  listApplications,
} from '#server/domains/creators/application-list-queries.ts';
import { insertApplication } from '#server/domains/creators/application-queries.ts';
import { newId } from '#server/kit/ids.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';

// What many answer to is looked for along the order of the list: here what few answer to is found both ways.
const web = await testWeb();
const { db } = web.platform;
const fox = await web.memberNamed('Paper_Fox', { email: 'first@post.example', role: 'creator' });
const crane = await web.memberNamed('paper-crane', { email: 'crane@mail.example' });
const other = await web.memberNamed('moss', { email: 'paper@mail.example', role: 'creator' });
await web.memberNamed('nobody-else', { email: 'else@mail.example' });

test('users are the same whether a search finds few of them or more than it names', async () => {
  const found = await findUsers(db, 'PAPER');
  assert.deepEqual('ids' in found && [...found.ids].sort(), [fox.id, crane.id, other.id].sort());
  let shown = 0;
  for (const role of [null, 'creator'] as const)
    for (const by of userSorts)
      for (const ascending of [true, false]) {
        const list = async (offset: number, few: boolean) =>
          (
            await listUsers(
              db,
              { found: few ? found : { pattern: '%paper%' }, role },
              { by, ascending },
              2,
              offset,
            )
          ).map(({ id }) => id);
        for (const offset of [0, 2]) {
          assert.deepEqual(await list(offset, false), await list(offset, true), `${role} ${by} ${offset}`);
          shown += (await list(offset, true)).length;
        }
      }
  assert.equal(shown, 10 * 3 + 10 * 2);
  assert.equal(await countUsers(db, { found, role: null }), 3);
  assert.equal(await countUsers(db, { found: { pattern: '%paper%' }, role: 'creator' }), 2);
});

test('a search that thousands answer to shows and counts no more than its bound', async () => {
  const found = { pattern: '%paper%' };
  const order = { by: 'created_at', ascending: false } as const;
  assert.deepEqual(await listUsers(db, { found, role: null }, order, 10, userSearch.counted), []);
  assert.equal(await countUsers(db, { found, role: null }), userSearch.counted);
  assert.deepEqual(await listApplications(db, { found, state: null }, 10, applicationLimits.searched), []);
});

test('applications are the same whether a search finds few of them or more than it names', async () => {
  for (const [member, makes] of [
    [fox, 'Songs'],
    [other, 'Rain'],
    [crane, 'Folded paper'],
  ] as const)
    await insertApplication(db, {
      id: newId(),
      applicantId: member.id,
      makes,
      about: 'Films.',
      links: ['https://example.com/'],
    });
  const found = await findApplications(db, 'Paper');
  assert.ok('ids' in found);
  for (const state of [null, 'pending', 'approved'] as const) {
    const list = async (one: typeof found | { pattern: string }) =>
      (await listApplications(db, { found: one, state }, 2, 1)).map(({ id }) => id);
    assert.deepEqual(await list({ pattern: '%paper%' }), await list(found));
    assert.equal((await list(found)).length, state === 'approved' ? 0 : 2);
    for (const one of [found, { pattern: '%paper%' }])
      assert.equal(await countApplications(db, { found: one, state }), state === 'approved' ? 0 : 3);
  }
});

test('titles in any script are found by a part of them, however short', async () => {
  const made = await buildVideo(web.platform, { title: '風のカゼノオト 100%' });
  await buildVideo(web.platform, { title: 'Wind 0098a8' });
  const admin = await web.memberNamed('list-keeper', { role: 'admin' });
  const ids = async (p_search: string): Promise<string[]> =>
    (await web.call('get_moderated_videos', { p_search }, admin)).items.map(({ id }) => id);
  for (const search of ['風', 'カゼノ', 'ノオト 100%', 'のカ'])
    assert.deepEqual(await ids(search), [made.id], search);
  for (const search of ['カノ', '雨', '風%オト']) assert.deepEqual(await ids(search), [], search);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limits } from '#contract/limits.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { indexVideo } from '../discovery/index.ts';
import { tellOfSearchesHandler } from './tell-of-searches.handler.ts';

const web = await testWeb();
const { platform, call, ask } = web;
const { db } = platform;

const run = (database = db) =>
  tellOfSearchesHandler({ ...platform, db: database }).run({
    ...{ id: 'x', payload: {}, attempt: 0, lastAttempt: true, signal: new AbortController().signal },
  });
/** As if searches had last been looked at a day earlier than they were. */
const nextDay = () => db.query(`update saved_searches set looked_until = looked_until - interval '25 hours'`);
const told = async (member: TestMember) =>
  (await call('get_notifications', {}, member)).map(({ type, contentTitle, about, on }) => [
    ...[type, contentTitle, about, on],
  ]);
/** Out since a few minutes. */
async function released(title: string, more: { tags?: string[]; uploaderId?: string } = {}) {
  const video = await buildVideo(platform, { title, ...more });
  await db.query(`update videos set published_at = now() - interval '3 minutes' where id = $1`, [video.id]);
  await db.transaction((transaction) => indexVideo(transaction, video.id));
  return video;
}
const save = (member: TestMember, p_query: string, p_name = p_query) =>
  call('save_search', { p_name, p_query }, member);

test('who saved a search is told once a day of what is new in it, by the query as it is typed', async () => {
  const member = await web.memberNamed('saves-searches');
  await released('An old paper crane');
  await db.query(`update videos set published_at = now() - interval '3 days'`);
  await save(member, 'crane -tag:loud', 'Cranes');
  await save(member, 'heron', 'Herons');
  await released('A new paper crane');
  await released('A loud paper crane', { tags: ['loud'] });
  await run();
  assert.deepEqual(await told(member), [], 'the day is not over');
  await nextDay();
  await run();
  assert.deepEqual(await told(member), [['saved_search', 'Cranes', 'A new paper crane', 'crane -tag:loud']]);
  await released('One more crane');
  await released('Two more cranes');
  await run();
  assert.equal((await told(member)).length, 1, 'once a day');
  await nextDay();
  await db.query(`update saved_searches set looked_until = looked_until + interval '59 minutes'`);
  await db.query(`delete from notifications`);
  await nextDay();
  await run();
  const [again] = await told(member);
  assert.equal(again?.[1], 'Cranes');
  assert.match(String(again?.[2]), / and 2 more$/);
});

test('nobody is told of what they hide, of those they blocked, of their own, or where they want to hear nothing', async () => {
  const member = await web.memberNamed('hears-little');
  const blocked = await web.memberNamed('is-blocked');
  await call('set_shield_rule', { p_kind: 'tag', p_name: 'thunder', p_act: 'hide' }, member).catch(
    () => null,
  );
  await released('Lake with thunder', { tags: ['thunder'] });
  await call('set_shield_rule', { p_kind: 'tag', p_name: 'thunder', p_act: 'hide' }, member);
  await call('block-user', { blocked_id: blocked.id }, member);
  const { id } = await save(member, 'lake');
  await released('Lake of a stranger', { uploaderId: blocked.id });
  await released('Lake of mine', { uploaderId: member.id });
  await nextDay();
  await run();
  assert.deepEqual(await told(member), []);
  await call('update_saved_search', { p_id: id, p_tells: false }, member);
  await released('Lake for all');
  await nextDay();
  await run();
  assert.deepEqual(await told(member), []);
  await call('update_saved_search', { p_id: id, p_tells: true }, member);
  await run();
  assert.deepEqual(await told(member), [], 'what came out meanwhile is no news');
  await call('update_saved_search', { p_id: id, p_tells: false }, member);
  await nextDay();
  await save(member, 'lake');
  await run();
  assert.deepEqual(await told(member), [], 'nor where it is saved again');
});

test('a search that fails or was forbidden since holds up nobody else', async () => {
  const [first, second, third] = [
    await web.memberNamed('fails-first'),
    await web.memberNamed('searches-forbidden'),
    await web.memberNamed('hears-all-the-same'),
  ];
  const failing = await save(first, 'heath');
  await save(second, 'heath forbidden');
  await save(third, 'heath -moor');
  await db.query(`update saved_searches set query = 'heath -lolicon' where query = 'heath forbidden'`);
  await released('A heath');
  await nextDay();
  const query: typeof db.query = (text, values, name) =>
    name === 'new_in_saved_search' && values?.[0] === first.id
      ? Promise.reject(new Error('no such night'))
      : db.query(text, values, name);
  await run(Object.create(db, { query: { value: query } }));
  assert.deepEqual(await told(first), []);
  assert.deepEqual(await told(second), []);
  assert.equal((await told(third)).length, 1);
  const looked = await db.query(
    `select from saved_searches where id = $1 and looked_until > now() - interval '1 hour'`,
    [failing.id],
  );
  assert.equal(looked.length, 1, 'it waits a day');
});

test('two who look at once tell nobody twice, and what comes out at that moment is told the next day', async () => {
  const member = await web.memberNamed('hears-once');
  await save(member, 'otter');
  await released('An otter');
  const { id } = await released('Another otter');
  await db.query('update videos set published_at = now() where id = $1', [id]);
  await db.transaction((transaction) => indexVideo(transaction, id));
  await nextDay();
  await Promise.all([run(), run()]);
  assert.deepEqual(
    (await told(member)).map(([, , about]) => about),
    ['An otter'],
  );
});

test('searches are saved, named, listed and deleted by their member alone, and only so many', async () => {
  const member = await web.memberNamed('keeps-many');
  const other = await web.memberNamed('keeps-none');
  const first = await save(member, '  rain   tag:sea ', 'Rain');
  assert.deepEqual([first.query, first.tells], ['rain tag:sea', true]);
  const again = await save(member, 'rain tag:sea', 'Rain at sea');
  assert.deepEqual([again.id, again.name], [first.id, 'Rain at sea']);
  assert.equal((await ask('save_search', { p_name: ' ', p_query: 'x' }, member)).status, 400);
  assert.equal((await ask('save_search', { p_name: 'x', p_query: ' ' }, member)).status, 400);
  assert.equal((await ask('save_search', { p_name: 'x', p_query: 'tag:lolicon' }, member)).status, 400);
  assert.equal((await ask('save_search', { p_name: 'x', p_query: 'x' }, null)).status, 401);
  for (const [name, more] of [
    ['update_saved_search', { p_name: 'Mine' }],
    ['delete_saved_search', {}],
  ] as const)
    assert.equal((await ask(name, { p_id: first.id, ...more }, other)).status, 404);
  assert.equal((await call('update_saved_search', { p_id: first.id, p_name: 'Wet' }, member)).name, 'Wet');
  for (let at = 1; at < limits.savedSearches; at++) await save(member, `rain ${at}`);
  assert.equal((await ask('save_search', { p_name: 'x', p_query: 'one more' }, member)).status, 409);
  await save(member, 'rain tag:sea', 'Still here');
  assert.equal((await call('get_saved_searches', {}, member)).length, limits.savedSearches);
  await call('delete_saved_search', { p_id: first.id }, member);
  assert.equal((await call('get_saved_searches', {}, member)).length, limits.savedSearches - 1);
  assert.deepEqual(await call('get_saved_searches', {}, other), []);
});

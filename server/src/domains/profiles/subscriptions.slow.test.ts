import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { newId } from '../../kit/ids.ts';
import { subscriptionCreated } from './subscription-facts.ts';
import { dropSubscriptionsOf, subscribersOf } from './subscription-queries.ts';

const web = await testWeb();
const { ask } = web;
const { db, facts } = web.platform;
const mio = await web.memberNamed('mio');
const ren = await web.memberNamed('ren');

const toggle = async (uploaderId: string, member: TestMember = mio) => {
  const response = await ask('toggle_subscription', { p_uploader_id: uploaderId }, member);
  return { status: response.status, body: response.body };
};
const stored = async (id: string): Promise<unknown> =>
  (await db.query('select subscribers_count from profiles where id = $1', [id]))[0]?.subscribers_count;

test('following and ending it answer the state and the count, and only following is a fact', async () => {
  const heard: unknown[] = [];
  facts.on(subscriptionCreated, async (_transaction, body) => void heard.push(body));
  assert.deepEqual((await toggle(ren.id)).body, { is_subscribed: true, new_subscribers_count: 1 });
  assert.deepEqual(await subscribersOf(db, ren.id, { limit: 10, after: null }), [mio.id]);
  assert.deepEqual((await toggle(ren.id)).body, { is_subscribed: false, new_subscribers_count: 0 });
  assert.deepEqual(await subscribersOf(db, ren.id, { limit: 10, after: null }), []);
  assert.deepEqual(heard, [{ subscriberId: mio.id, uploaderId: ren.id }]);
});

test('fifty toggles at once leave what an even number of toggles leaves', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => toggle(ren.id)));
  for (const { status, body } of answers) assert.equal(status, 200, JSON.stringify(body));
  assert.equal(answers.filter(({ body }) => body.is_subscribed).length, 25);
  assert.equal(await stored(ren.id), 0);
});

test('subscribers of one uploader at once are counted exactly', async () => {
  const star = await web.memberNamed('star');
  const crowd = await Promise.all(Array.from({ length: 12 }, (_, i) => web.memberNamed(`fan${i}`)));
  await Promise.all(crowd.map((member) => toggle(star.id, member)));
  assert.equal(await stored(star.id), 12);
  await db.transaction((transaction) => dropSubscriptionsOf(transaction, crowd[0]?.id ?? ''));
  assert.equal(await stored(star.id), 11);
});

test('nobody follows themselves or somebody who is not there', async () => {
  assert.equal((await toggle(mio.id)).status, 400);
  assert.equal((await toggle(mio.id.toUpperCase())).status, 400);
  assert.deepEqual((await toggle(newId())).body.message, 'User not found.');
});

test('a block ends what the two follow of each other, and neither can follow again', async () => {
  const kai = await web.memberNamed('kai');
  const noa = await web.memberNamed('noa');
  await toggle(kai.id, noa);
  await toggle(noa.id, kai);
  await toggle(kai.id);
  const response = await ask('block-user', { blocked_id: kai.id }, noa);
  assert.equal(response.status, 200, response.text);
  assert.deepEqual([await stored(kai.id), await stored(noa.id)], [1, 0]);
  assert.equal((await toggle(kai.id, noa)).status, 404);
  assert.equal((await toggle(noa.id, kai)).status, 404);
});

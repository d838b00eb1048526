import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { ask } = web;
const mio = await web.memberNamed('mio');
const [ren, kai, noa] = [
  await web.memberNamed('ren'),
  await web.memberNamed('kai'),
  await web.memberNamed('noa'),
];

const post = async (content: string, author: TestMember, parentId?: string): Promise<string> =>
  (await ask('create-stream-post', { content, ...(parentId ? { parentId } : {}) }, author)).body.id;
const seen = async (page: Record<string, unknown> = {}, member: TestMember = mio) =>
  (await ask('get_following_posts', page, member)).body as { content: string; cursor: string }[];
const words = (rows: readonly { content: string }[]) => rows.map(({ content }) => content);
const follow = (member: TestMember) => ask('toggle_subscription', { p_uploader_id: member.id }, mio);

test('a feed has the posts of those one follows, the latest first and page by page, and no answers', async () => {
  assert.deepEqual(await seen(), []);
  await follow(ren);
  await follow(kai);
  const first = await post('First.', ren);
  await post('Second.', kai);
  await post('Third.', ren);
  await post('Nobody follows me.', noa);
  await post('An answer.', kai, first);
  await post('My own.', mio);
  assert.deepEqual(words(await seen()), ['Third.', 'Second.', 'First.']);
  const [latest] = await seen({ p_limit: 1 });
  assert.deepEqual(words(await seen({ p_cursor: latest?.cursor })), ['Second.', 'First.']);
  assert.equal((await ask('get_following_posts', {}, null)).status, 401);
  assert.equal((await ask('get_following_posts', { p_cursor: 'x' }, mio)).status, 400);
});

test('a feed has nothing of whom one blocks, of whom one leaves, or of what is held or removed', async () => {
  const held = await post('Held.', kai);
  await web.platform.db.query(`update stream_posts set state = 'held', held_for = 'report' where id = $1`, [
    held,
  ]);
  assert.deepEqual(words(await seen()), ['Third.', 'Second.', 'First.']);
  await follow(ren);
  assert.deepEqual(words(await seen()), ['Second.']);
  await ask('block-user', { blocked_id: mio.id }, kai);
  assert.deepEqual(await seen(), []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { ask, call } = web;
const { db } = web.platform;
const mio = await web.memberNamed('mio');
const ren = await web.memberNamed('ren');
const kai = await web.memberNamed('kai');

const write = (content: string, member: TestMember, parentId: string | null = null) =>
  call('create-stream-post', { content, parentId }, member);
const told = async (member: TestMember) =>
  (await call('get_notifications', {}, member)).map(
    ({ type, on, actor_username: by }: { type: string; on: string | null; actor_username: string | null }) =>
      `${type} ${on} ${by}`,
  );

test('a post is answered, the answers stand under it alone, and its author is told', async () => {
  const post = await write('A question', mio);
  const first = await write('An answer', ren, post.id);
  const second = await write('An answer to the answer', kai, first.id);
  assert.deepEqual([first.parent_id, second.parent_id], [post.id, post.id]);
  const thread = await call('get_post', { p_post_id: post.id }, null);
  assert.deepEqual(
    [thread.post.reply_count, thread.replies.map(({ content }: { content: string }) => content)],
    [2, ['An answer', 'An answer to the answer']],
  );
  const stream = await call('get-stream-posts', { userId: ren.id }, null);
  assert.deepEqual(stream, [], 'an answer is none of its author’s posts');
  assert.deepEqual((await told(mio)).sort(), ['reply post kai', 'reply post ren']);
  await ask('delete-stream-post', { postId: first.id }, ren);
  assert.equal((await call('get_post', { p_post_id: post.id }, null)).post.reply_count, 1);
  await ask('delete-stream-post', { postId: post.id }, mio);
  assert.equal((await ask('get_post', { p_post_id: second.id }, null)).status, 404);
  assert.equal((await ask('create-stream-post', { content: 'Late', parentId: post.id }, ren)).status, 404);
});

test('who answers a post and names its author tells them once, and those whom they name besides', async () => {
  const sora = await web.memberNamed('sora');
  const luna = await web.memberNamed('luna');
  const post = await write('A question', sora);
  const answer = await write('@sora, ask @luna', ren, post.id);
  assert.deepEqual(await told(sora), ['reply post ren']);
  assert.deepEqual(await told(luna), ['mention post ren']);
  await ask('update-stream-post', { postId: answer.id, content: 'Dear @sora, ask @luna' }, ren);
  assert.deepEqual(await told(sora), ['reply post ren']);
});

test('a like is one, told once, taken back, and goes with its member', async () => {
  const post = await write('Like this', mio);
  const like = (member: TestMember) => call('toggle_post_like', { p_post_id: post.id }, member);
  assert.deepEqual(await like(ren), { is_liked: true, like_count: 1 });
  assert.deepEqual(await like(ren), { is_liked: false, like_count: 0 });
  await like(ren);
  const leaver = await web.memberNamed('leaver');
  assert.deepEqual(await like(leaver), { is_liked: true, like_count: 2 });
  const seen = async (member: TestMember | null) => {
    const [one] = await call('get-stream-posts', { userId: mio.id, limit: 1 }, member);
    return [one?.is_liked, one?.like_count];
  };
  assert.deepEqual(
    [await seen(ren), await seen(null)],
    [
      [true, 2],
      [false, 2],
    ],
  );
  assert.equal((await told(mio)).filter((line) => line === 'like post ren').length, 1);
  await db.query('delete from post_likes where member_id = $1', [leaver.id]);
  assert.deepEqual(await seen(null), [false, 1]);
});

test('whom a post names is told and linked, and nobody is told across a block', async () => {
  const shy = await web.memberNamed('shy');
  await ask('block-user', { blocked_id: mio.id }, shy);
  const post = await write('Look, @Ren and @shy and @nobody-here, at mio@example.test', mio);
  assert.deepEqual(post.mentions, ['ren', 'shy']);
  assert.ok((await told(ren)).includes('mention post mio'));
  assert.deepEqual(await told(shy), []);
  await ask('update-stream-post', { postId: post.id, content: 'Look, @ren and @kai' }, mio);
  assert.ok((await told(kai)).includes('mention post mio'));
  assert.equal((await told(ren)).filter((line) => line === 'mention post mio').length, 1);
});

test('a blocked member’s answers are not seen, and neither answers the other', async () => {
  const post = await write('For everybody', mio);
  const foe = await web.memberNamed('foe');
  const answer = await write('Noise', foe, post.id);
  await ask('block-user', { blocked_id: foe.id }, mio);
  const replies = async (member: TestMember | null) =>
    (await call('get_post', { p_post_id: post.id }, member)).replies.map(({ id }: { id: string }) => id);
  assert.deepEqual([await replies(mio), await replies(null)], [[], [answer.id]]);
  assert.equal((await ask('get_post', { p_post_id: post.id }, foe)).status, 404);
  assert.equal((await ask('toggle_post_like', { p_post_id: post.id }, foe)).status, 404);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallName } from '#contract/calls.ts';
import { insertTestPost } from '#tests/inputs/test-stream-inputs.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { newId } from '../../kit/ids.ts';

const web = await testWeb();
const { ask } = web;
const { db } = web.platform;
const mio = await web.memberNamed('mio');
const ren = await web.memberNamed('ren');
const newcomer = await web.memberNamed('newcomer', { role: 'unverified_member' });
const chief = await web.memberNamed('chief', { role: 'admin' });

const contents = async (payload: Record<string, unknown>, member: TestMember | null = null) =>
  (await ask('get-stream-posts', payload, member)).body.map((post: { content: string }) => post.content);

test('a post is written, read by a visitor, changed in place and deleted', async () => {
  const { body: post } = await ask(
    'create-stream-post',
    { content: '  Hello\n\n\n\nthere <b>you</b> ' },
    mio,
  );
  assert.equal(post.content, 'Hello\n\nthere <b>you</b>');
  assert.deepEqual(post.profiles, { id: mio.id, username: 'mio', display_name: null, avatar_url: null });
  assert.equal(post.user_id, mio.id);
  const { body: seen } = await ask('get-stream-posts', { userId: mio.id, page: 1, limit: 20 }, null);
  assert.deepEqual(seen, [post]);
  const changed = await ask('update-stream-post', { postId: post.id, content: 'Bye' }, mio);
  assert.equal(changed.body.content, 'Bye');
  assert.equal(changed.body.created_at, post.created_at);
  assert.notEqual(changed.body.edited_at, null);
  assert.deepEqual((await ask('delete-stream-post', { postId: post.id }, mio)).body, { deleted: true });
  assert.deepEqual(await contents({ userId: mio.id }), []);
});

test('empty, long and prohibited words are refused in the words of the code base', async () => {
  const id = await insertTestPost(web.platform, mio.id);
  const refused = async (name: CallName, payload: Record<string, unknown>) => {
    const { status, body } = await ask(name, payload, mio);
    assert.equal(status, 400);
    return body.error;
  };
  assert.equal(
    await refused('create-stream-post', { content: ' \n ' }),
    'Cannot post: Text is empty or you are not authorized.',
  );
  assert.equal(
    await refused('update-stream-post', { postId: id, content: '  ' }),
    'Content cannot be empty.',
  );
  for (const [name, more] of [
    ['create-stream-post', {}],
    ['update-stream-post', { postId: id }],
  ] as const) {
    const long = 'Content cannot exceed 1000 characters.';
    assert.equal(await refused(name, { ...more, content: 'x'.repeat(1001) }), long);
    assert.equal(
      await refused(name, { ...more, content: 'about lolicon' }),
      'The post holds a word that is not allowed here.',
    );
  }
  const whole = await ask('create-stream-post', { content: ` ${'x'.repeat(1000)} ` }, mio);
  assert.equal(whole.body.content.length, 1000);
  assert.equal((await ask('delete-stream-post', { postId: whole.body.id }, mio)).status, 200);
});

test('nobody changes or deletes what others wrote, but admins delete it', async () => {
  const id = await insertTestPost(web.platform, mio.id, 'mine');
  assert.equal((await ask('update-stream-post', { postId: id, content: 'yours' }, ren)).status, 404);
  assert.equal((await ask('update-stream-post', { postId: id, content: 'yours' }, chief)).status, 404);
  assert.equal((await ask('delete-stream-post', { postId: id }, ren)).status, 404);
  assert.equal((await ask('delete-stream-post', { postId: newId() }, mio)).status, 404);
  assert.ok((await contents({ userId: mio.id })).includes('mine'));
  assert.equal((await ask('delete-stream-post', { postId: id }, chief)).status, 200);
  const refused = await ask('create-stream-post', { content: 'hi' }, newcomer);
  assert.deepEqual([refused.status, refused.body.error], [403, 'Please confirm your email address first.']);
  assert.equal((await ask('create-stream-post', { content: 'hi' }, null)).status, 401);
});

test('whom a block keeps apart does not see what the other posts', async () => {
  const [one, other] = [await web.memberNamed('one-side'), await web.memberNamed('other-side')];
  await ask('create-stream-post', { content: 'Of one.' }, one);
  await ask('create-stream-post', { content: 'Of the other.' }, other);
  const seen = async () => [
    await contents({ userId: one.id }, other),
    await contents({ userId: other.id }, one),
    await contents({ userId: one.id }, one),
    await contents({ userId: one.id }),
  ];
  const all = [['Of one.'], ['Of the other.'], ['Of one.'], ['Of one.']];
  assert.deepEqual(await seen(), all);
  await ask('block-user', { blocked_id: other.id }, one);
  assert.deepEqual(await seen(), [[], [], ['Of one.'], ['Of one.']]);
  await ask('unblock-user', { blocked_id: other.id }, one);
  assert.deepEqual(await seen(), all);
});

test('pages follow by number and by cursor, and a cursor stays put when something new is posted', async () => {
  for (let i = 1; i <= 5; i++) {
    await insertTestPost(web.platform, ren.id, `post ${i}`);
    // Posts from the same millisecond have no defined order.
    await sleep(3);
  }
  const userId = ren.id;
  assert.deepEqual(await contents({ userId, limit: 2 }), ['post 5', 'post 4']);
  assert.deepEqual(await contents({ userId, limit: 2, page: 2 }), ['post 3', 'post 2']);
  const first = await ask('get-stream-posts', { userId, limit: 2 }, null);
  const { cursor } = first.body[1]!;
  await insertTestPost(web.platform, ren.id, 'newer');
  assert.deepEqual(await contents({ userId, limit: 2, cursor }), ['post 3', 'post 2']);
  const bad = await ask('get-stream-posts', { userId, cursor: 'nonsense' }, null);
  assert.equal(bad.status, 400);
});

test('a post that a report about a minor holds is seen by its author alone and cannot be changed', async () => {
  const author = await web.memberNamed('author');
  const id = await insertTestPost(web.platform, author.id, 'questionable');
  const report = await ask(
    'submit-report',
    { target_kind: 'post', target_id: id, reason_category: 'POTENTIALLY_FEATURES_MINOR' },
    ren,
  );
  assert.equal(report.status, 200);
  assert.deepEqual(await contents({ userId: author.id }), []);
  assert.deepEqual(await contents({ userId: author.id }, ren), []);
  assert.deepEqual(await contents({ userId: author.id }, author), ['questionable']);
  assert.equal((await ask('update-stream-post', { postId: id, content: 'other' }, author)).status, 409);
  const rows = await db.query('select state, held_for from stream_posts where id = $1', [id]);
  assert.deepEqual(rows, [{ state: 'held', held_for: 'report' }]);
});

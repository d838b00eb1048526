import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CallName, Output } from '#contract/calls.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { newId } from '../../kit/ids.ts';
import { inboxCounts, recount } from './conversation-queries.ts';
import { reportedMessage } from './reported-message.ts';
import { makeConversation } from './test-conversations.ts';

const web = await testWeb();
const { ask, call } = web;
const { db } = web.platform;
let people = 0;
const person = (): Promise<TestMember> => web.memberNamed(`aside-${++people}`);
const talk = async (): Promise<[TestMember, TestMember, string]> => {
  const [one, other] = [await person(), await person()];
  return [one, other, await makeConversation(db, one.id, other.id)];
};
const send = (who: TestMember, p_conversation_id: string, p_content: string) =>
  call('send_message', { p_conversation_id, p_content }, who);
const said = async (who: TestMember, p_conversation_id: string, more = {}): Promise<string[]> =>
  (await call('get_messages', { p_conversation_id, ...more }, who)).map(({ content }) => content);
const inbox = (who: TestMember): Promise<Output<'get_user_conversations'>> =>
  call('get_user_conversations', {}, who);
const remove = (who: TestMember, p_conversation_id: string) =>
  call('delete_conversation', { p_conversation_id }, who);
const mute = (who: TestMember, p_conversation_id: string, p_muted: boolean) =>
  call('mute_conversation', { p_conversation_id, p_muted }, who);
const status = async (who: TestMember, name: CallName, input: object): Promise<number> =>
  (await ask(name, input, who)).status;
/** What is stored of a member's unread conversations; recounted, it is the same. */
async function unread(who: TestMember): Promise<number> {
  const stored = await inboxCounts(db, who.id);
  await recount(db, who.id);
  assert.deepEqual(await inboxCounts(db, who.id), stored);
  return stored.unread;
}

test('a deleted conversation is gone for one, stays for the other, and begins anew with the next message', async () => {
  const [one, other, id] = await talk();
  await send(one, id, 'first');
  await send(other, id, 'second');
  assert.equal(await unread(one), 1);
  assert.deepEqual(await remove(one, id), { deleted: true });
  assert.deepEqual([await inbox(one), await said(one, id), await unread(one)], [[], [], 0]);
  assert.deepEqual(await said(other, id), ['second', 'first']);
  assert.equal((await inbox(other))[0]?.last_message_content, 'second');
  // Also for whoever asks for what was before or after a moment.
  const [second] = await call('get_messages', { p_conversation_id: id }, other);
  assert.deepEqual(await said(one, id, { p_cursor: second?.created_at }), []);

  const third = await send(other, id, 'third');
  assert.deepEqual([await said(one, id), await unread(one)], [['third'], 1]);
  assert.deepEqual(await said(one, id, { p_cursor: third.created_at }), []);
  assert.deepEqual(
    (await inbox(one)).map((row) => [row.conversation_id, row.unread_count]),
    [[id, 1]],
  );
  assert.equal(await unread(other), 1);
  await remove(one, id);
  await remove(one, id);
  assert.equal(await unread(one), 0);
});

test('writing after both deleted it counts for the other alone', async () => {
  const [one, other, id] = await talk();
  await send(one, id, 'first');
  await remove(one, id);
  await remove(other, id);
  assert.deepEqual([await unread(one), await unread(other)], [0, 0]);
  await send(one, id, 'again');
  assert.deepEqual([await unread(one), await unread(other)], [0, 1]);
  assert.deepEqual([await said(one, id), await said(other, id)], [['again'], ['again']]);
});

test('a muted conversation is announced by no count until it is heard again', async () => {
  const [one, other, id] = await talk();
  await send(other, id, 'first');
  assert.equal(await unread(one), 1);
  assert.deepEqual(await mute(one, id, true), { is_muted: true });
  await mute(one, id, true);
  assert.equal(await unread(one), 0);
  await send(other, id, 'second');
  assert.equal(await unread(one), 0);
  const [row] = await inbox(one);
  assert.deepEqual([row?.is_muted, row?.unread_count], [true, 2]);
  assert.equal((await call('get_conversation', { p_conversation_id: id }, other)).is_muted, false);
  await mute(one, id, false);
  assert.equal(await unread(one), 1);
  await mute(one, id, true);
  await call('mark_conversation_read', { p_conversation_id: id }, one);
  await mute(one, id, false);
  assert.equal(await unread(one), 0);
});

test('who wrote a message deletes it for both; others, and what a report holds, cannot be deleted', async () => {
  const [one, other, id] = await talk();
  const first = await send(one, id, 'first');
  const second = await send(one, id, 'second');
  assert.equal(await status(other, 'delete_message', { p_message_id: second.id }), 404);
  assert.equal(await status(await person(), 'delete_message', { p_message_id: second.id }), 404);
  assert.deepEqual(await call('delete_message', { p_message_id: second.id }, one), { deleted: true });
  assert.equal(await status(one, 'delete_message', { p_message_id: second.id }), 404);
  assert.deepEqual([await said(one, id), await said(other, id)], [['first'], ['first']]);
  const [row] = await inbox(other);
  assert.deepEqual([row?.last_message_content, row?.unread_count], ['', 1]);
  assert.equal(await unread(other), 1);

  await db.transaction((transaction) => reportedMessage.hold(transaction, {}, first.id));
  assert.equal(await status(one, 'delete_message', { p_message_id: first.id }), 404);
  await db.transaction((transaction) => reportedMessage.release(transaction, {}, first.id));
  await call('delete_message', { p_message_id: first.id }, one);
  assert.deepEqual([await unread(other), (await inbox(other))[0]?.unread_count], [0, 0]);
});

test('nobody sets aside a conversation they are not in', async () => {
  const [, , id] = await talk();
  const stranger = await person();
  for (const conversation of [id, newId()]) {
    const about = { p_conversation_id: conversation };
    assert.equal(await status(stranger, 'delete_conversation', about), 404);
    assert.equal(await status(stranger, 'mute_conversation', { ...about, p_muted: true }), 404);
  }
});

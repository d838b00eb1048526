import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { ask, call } = web;
const mio = await web.memberNamed('mio');
const ren = await web.memberNamed('ren');
const { conversation_id: id } = await call('start_conversation', { p_user_id: ren.id }, mio);
const of = { p_conversation_id: id };
const seenBy = async (member: TestMember) => (await call('get_conversation', of, member)).seen_until;

test('that a message was read is seen by who wrote it, once the two talk, if both show it', async () => {
  const asked = await call('send_message', { ...of, p_content: 'May I?' }, mio);
  await ask('mark_conversation_read', { ...of, p_until: asked.created_at }, ren);
  assert.equal(await seenBy(mio), null, 'a stranger who waits for an answer sees nothing');
  assert.deepEqual(await call('tell_typing', of, mio), { told: false });
  await call('answer_message_request', { ...of, p_accept: true }, ren);
  assert.equal(await seenBy(mio), asked.created_at);
  assert.deepEqual(await call('tell_typing', of, ren), { told: true });
  await ask('update_preferences', { p_preferences: { shows_seen: false, shows_typing: false } }, mio);
  assert.equal(await seenBy(mio), null, 'who does not show it does not see it');
  assert.equal(await seenBy(ren), null);
  assert.deepEqual(await call('tell_typing', of, ren), { told: false });
});

test('nobody is told in a conversation of others', async () => {
  const other = await web.memberNamed('other');
  assert.equal((await ask('tell_typing', of, other)).status, 404);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testWeb } from '#tests/support/test-web.ts';
import { makeNotification } from './test-notifications.ts';

const { platform, call, memberNamed } = await testWeb();

/** What the other does with a request. */
const acts = {
  opened: 'mark_conversation_read',
  answered: 'send_message',
  accepted: 'answer_message_request',
  declined: 'answer_message_request',
  deleted: 'delete_conversation',
} as const;
const more: Record<string, object> = {
  answered: { p_content: 'Yes?' },
  accepted: { p_accept: true },
  declined: { p_accept: false },
};

for (const [name, act] of Object.entries(acts))
  test(`a request that was ${name} is no news any more, and everything else still is`, async () => {
    const [one, other] = [await memberNamed(`asks-${name}`), await memberNamed(`asked-${name}`)];
    const { conversation_id: id } = await call('start_conversation', { p_user_id: other.id }, one);
    await call('send_message', { p_conversation_id: id, p_content: 'May I?' }, one);
    await makeNotification(platform.db, other.id, one.id);
    const unread = async () => (await call('get_unread_counts', {}, other)).notifications;
    assert.equal(await unread(), 2);
    await call(act, { p_conversation_id: id, ...more[name] } as never, other);
    assert.equal(await unread(), 1);
    const told = await call('get_notifications', {}, other);
    assert.deepEqual(
      told.map(({ subject_id, read }) => [subject_id === id, read]),
      [
        [false, false],
        [true, true],
      ],
    );
  });

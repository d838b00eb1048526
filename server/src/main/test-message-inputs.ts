import { makeConversation } from '../domains/messages/test-conversations.ts';
import { makeNotification } from '../domains/notifications/test-notifications.ts';
import { newId } from '../kit/ids.ts';
import type { Platform } from '../platform/context.ts';
import type { Known } from './contract-samples.ts';
import { makeMember, type TestMember } from './test-member.ts';

const fresh = (): string => `m${newId().replaceAll('-', '').slice(-20)}`;

/** What the calls of messages, blocks and notifications can be given, for requests of `asker`. */
export async function messageInputs(platform: Platform, asker: TestMember | null): Promise<Known> {
  const friend = await makeMember(platform, fresh());
  return {
    other_member: (await makeMember(platform, fresh())).id,
    own_conversation: asker === null ? newId() : await makeConversation(platform.db, friend.id, asker.id),
    own_notification: () => (asker === null ? newId() : makeNotification(platform.db, asker.id, friend.id)),
  };
}

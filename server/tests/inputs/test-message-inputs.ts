import { makeConversation, makeMessage } from '#server/domains/messages/test-conversations.ts';
import { makeNotification } from '#server/domains/notifications/test-notifications.ts';
import { newId } from '#server/kit/ids.ts';
import type { Platform } from '#server/platform/context.ts';
import { makeMember, type TestMember } from '#tests/support/test-member.ts';
import { freshName } from '#tests/support/test-names.ts';
import { once } from '#tests/support/test-once.ts';
import type { Known } from './contract-samples.ts';

/** What the calls of messages, blocks and notifications can be given, for requests of `asker`. */
export function messageInputs(platform: Platform, asker: TestMember | null): Known {
  const friend = once(() => makeMember(platform, freshName()));
  const conversation = once(async () =>
    asker === null ? newId() : makeConversation(platform.db, (await friend()).id, asker.id),
  );
  return {
    other_member: once(async () => (await makeMember(platform, freshName())).id),
    own_conversation: conversation,
    own_message: async () =>
      asker === null ? newId() : makeMessage(platform.db, await conversation(), asker.id),
    own_notification: async () =>
      asker === null ? newId() : makeNotification(platform.db, asker.id, (await friend()).id),
  };
}

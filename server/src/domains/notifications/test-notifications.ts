import { newId } from '../../kit/ids.ts';
import type { Executor } from '../../platform/db/database.ts';
import { insertNotifications } from './notification-queries.ts';

/** Writes a notification of a message request, a different one each time. Answers its id. */
export async function makeNotification(db: Executor, memberId: string, actorId: string): Promise<string> {
  const id = newId();
  await insertNotifications(db, [{ id, memberId }], {
    kind: 'message_request',
    actorId,
    videoId: null,
    subjectId: newId(),
    details: {},
  });
  return id;
}

import { newId } from '../../kit/ids.ts';
import type { Executor } from '../../platform/db/database.ts';
import { insertNotifications } from './notification-queries.ts';

/** A request to write that a member was told of, each time another. Answers its id. */
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

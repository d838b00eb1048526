import { newId } from '../../kit/ids.ts';
import type { Platform } from '../../platform/context.ts';
import type { Executor } from '../../platform/db/database.ts';
import { notify } from '../../platform/db/notifications.ts';
import { findPreferencesOf } from '../accounts/index.ts';
import { whoHides } from '../shield/index.ts';
import { type Happening, insertNotifications } from './notification-queries.ts';
import { goesByMail, shieldedKinds } from './notification-rules.ts';
import { sendNotificationMail } from './send-notification-mail.job.ts';

/** Topic of the notification that these members' notifications changed: `{members}`. */
export const notificationsChangedTopic = 'notifications.changed';

/** As many ids as fit into one PostgreSQL notification. */
const idsAtOnce = 180;

/** Makes these members' pages, in every process, ask again. */
export async function tellChanged(executor: Executor, members: readonly string[]): Promise<void> {
  for (let i = 0; i < members.length; i += idsAtOnce)
    await notify(executor, notificationsChangedTopic, { members: members.slice(i, i + idsAtOnce) });
}

/**
 * Tells members what happened, through the channels they chose, in the transaction in which it happened.
 * Nobody is told about their own acts, of what others do with videos that they hide, or the same thing twice.
 */
export async function notifyMembers(
  transaction: Executor,
  platform: Pick<Platform, 'jobs'>,
  memberIds: readonly string[],
  happening: Happening,
): Promise<void> {
  const { kind, actorId, videoId } = happening;
  const hiding =
    videoId !== null && shieldedKinds.includes(kind)
      ? await whoHides(transaction, memberIds, videoId)
      : new Set<string>();
  const others = memberIds.filter((id) => id !== actorId && !hiding.has(id));
  if (others.length === 0) return;
  const preferences = await findPreferencesOf(transaction, others);
  const channelOf = (id: string) => preferences.get(id)?.notifications[happening.kind] ?? 'off';
  const rows = others.filter((id) => channelOf(id) !== 'off').map((memberId) => ({ id: newId(), memberId }));
  if (rows.length === 0) return;
  const written = await insertNotifications(transaction, rows, happening);
  await tellChanged(
    transaction,
    written.map((row) => row.member_id),
  );
  for (const { id, member_id: memberId } of written) {
    if (goesByMail(happening.kind, channelOf(memberId)))
      await platform.jobs.enqueue(transaction, sendNotificationMail, { notificationId: id });
  }
}

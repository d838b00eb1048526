import { type ExportPart, jsonFile } from '../accounts/index.ts';
import { allNotifications } from './notification-queries.ts';

/** What a member was told, for their archive. */
export const exportNotifications: ExportPart = async ({ db }, memberId) => {
  const rows = await allNotifications(db, memberId);
  const told = rows.map((row) => ({
    kind: row.kind,
    at: row.created_at,
    read: row.is_read,
    by: row.actor_username,
    video: row.video_title,
    details: row.details,
  }));
  return [jsonFile('notifications.json', told)];
};

import type { NotificationRow as Row } from '#contract/notifications.ts';
import { writeCursor } from '../../kit/cursor.ts';
import type { NotificationRow } from './notification-queries.ts';

/** A decision's title is the kind of thing, a new episode's its series, a saved search's its name; which one it was is said beside it. */
const namesIn = ({ kind, video_title: title, details }: NotificationRow) =>
  kind === 'content_decided' || kind === 'new_episode' || kind === 'saved_search'
    ? { contentTitle: details.title ?? null, about: details.about ?? title }
    : { contentTitle: title ?? details.title ?? null, about: details.about ?? null };

/** `base` is the base address of object keys. */
export const notificationView = (row: NotificationRow, base: string, hasMore: boolean): Row => ({
  id: row.id,
  type: row.kind,
  ...namesIn(row),
  studioName: row.actor_name,
  timestamp: row.created_at.toISOString(),
  read: row.is_read,
  on: row.details.on ?? null,
  outcome: row.details.outcome ?? null,
  action: row.details.action ?? null,
  is_thanked: row.details.thanks === 'yes',
  video_slug: row.video_slug,
  subject_id: row.subject_id,
  actor_username: row.actor_username,
  actor_avatar_url: row.actor_avatar_key === null ? null : base + row.actor_avatar_key,
  cursor: writeCursor(row.position, row.id),
  has_more: hasMore,
});

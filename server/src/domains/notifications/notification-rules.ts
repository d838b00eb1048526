import type { NotificationChannel, NotificationKind } from '#contract/notifications.ts';

/** A new device, and a decision, are told by mail by those who guard accounts, whatever is chosen here. */
export const goesByMail = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  channel === 'mail' && kind !== 'new_device' && kind !== 'content_decided';

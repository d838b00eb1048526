import type { NotificationChannel, NotificationKind } from '#contract/notifications.ts';

/** A new device is told by mail by those who guard accounts, whatever is chosen here. */
export const goesByMail = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  channel === 'mail' && kind !== 'new_device';

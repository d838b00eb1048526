import type { NotificationChannel, NotificationKind } from '#contract/notifications.ts';

/** New devices and decisions are mailed by the code that guards accounts, whatever is chosen here. */
export const goesByMail = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  channel === 'mail' && kind !== 'new_device' && kind !== 'content_decided';

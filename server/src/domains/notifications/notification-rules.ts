import type { NotificationChannel, NotificationKind } from '#contract/notifications.ts';

/** New devices and decisions are mailed by the code that guards accounts, whatever is chosen here. */
export const goesByMail = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  channel === 'mail' && kind !== 'new_device' && kind !== 'content_decided';

/** What a shield hides of what somebody is told: what others did. What is decided about them they are told whatever they shield. */
export const shieldedKinds: readonly NotificationKind[] = [
  'new_release',
  'new_episode',
  'saved_search',
  'reply',
  'mention',
];

import { isLocal, type Notification } from './notification-words.ts';

/** Notifications that say the same of several people, told as one; the newest is the first. */
export type Group = readonly [Notification, ...Notification[]];

/** Likes of one thing on one day, read or not, belong together; everything else stands alone. */
function keyOf(one: Notification): string {
  if (isLocal(one) || one.type !== 'like') return one.id;
  const { on, subject_id: subject, video_slug: slug, timestamp, read } = one;
  return ['like', on, subject, slug, timestamp.slice(0, 10), read].join(' ');
}

/** Groups in the order of their newest. */
export function grouped(list: readonly Notification[]): Group[] {
  const groups = new Map<string, [Notification, ...Notification[]]>();
  for (const one of list) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

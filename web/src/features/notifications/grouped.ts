import { isLocal, type Notification } from './notification-words.ts';

/** Notifications that say the same of several people, told as one; the newest is the first. */
export type Group = readonly [Notification, ...Notification[]];

/**
 * Likes of one thing on one day, read or not, belong together, and so does what this browser and the server tell of
 * logins that happened here; everything else stands alone.
 */
function keyOf(one: Notification, here: readonly string[]): string {
  if (one.type === 'login_success') return one.type;
  if (isLocal(one)) return one.id;
  if (one.type === 'new_device') return here.includes(one.subject_id ?? '') ? 'login_success' : one.id;
  if (one.type !== 'like') return one.id;
  const { on, subject_id: subject, video_slug: slug, timestamp, read } = one;
  return ['like', on, subject, slug, timestamp.slice(0, 10), read].join(' ');
}

/** Groups in the order of their newest. `here` are the sessions that began in this browser. */
export function grouped(list: readonly Notification[], here: readonly string[]): Group[] {
  const groups = new Map<string, [Notification, ...Notification[]]>();
  for (const one of list) {
    const key = keyOf(one, here);
    const group = groups.get(key);
    // Whoever logged in here knows that it was them: the words of this browser are the right ones.
    if (group && isLocal(one)) group.unshift(one);
    else if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

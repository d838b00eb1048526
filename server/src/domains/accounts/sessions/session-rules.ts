import { limits } from '#contract/limits.ts';

/**
 * Sessions that one account may have at once; the least recently used make room. Their ids fit into one
 * notification.
 */
export const mostSessions = 50;

export const sessionEnd = (now: number): Date => new Date(now + limits.sessionDays * 86_400_000);

/** A session's use is written if the last one written is older than this, in milliseconds. */
export const touchAfter = 5 * 60_000;

export const isFresh = (provenAt: Date, now: number): boolean =>
  now - provenAt.getTime() < limits.freshMinutes * 60_000;

/**
 * An address that reveals a town, not a household: IPv4 without its last number, or the first three groups of
 * IPv6.
 */
export function shortAddress(address: string): string {
  const bare = (address.split('%')[0] ?? '').toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!bare.includes(':')) return bare.replace(/\.\d+$/, '.x');
  const [head = '', tail] = bare.split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':');
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - last.length)).fill('0'), ...last);
  }
  return `${groups.slice(0, 3).join(':')}:x`;
}

export const freshUntil = (provenAt: Date): Date =>
  new Date(provenAt.getTime() + limits.freshMinutes * 60_000);

import { hash } from 'node:crypto';

/** Who reacts, as stored; null: a visitor whose browser has no signed id yet. */
export function reactorOf(memberId: string | null, anonymousId: string | null): string | null {
  if (memberId !== null) return `member ${memberId}`;
  return anonymousId === null ? null : `visitor ${hash('sha256', anonymousId, 'base64url')}`;
}

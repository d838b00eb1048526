import type { IncomingHttpHeaders } from 'node:http';
import type { CookieName } from '#contract/stored-in-browser.ts';

/** One cookie's value from a Cookie header, or null. */
export function readCookie(header: string | undefined, name: string): string | null {
  if (!header) return null;
  for (let from = 0; from < header.length; ) {
    const next = header.indexOf(';', from);
    const end = next < 0 ? header.length : next;
    const equals = header.indexOf('=', from);
    if (equals > from && equals < end && header.slice(from, equals).trim() === name)
      return header.slice(equals + 1, end).trim();
    from = end + 1;
  }
  return null;
}

export const discreetCookie = 'discreet';
export const recommendationsCookie = 'recommendations';
/** Whether this browser says that nothing is to be recommended. */
export const refusesRecommendationsIn = ({ cookie }: IncomingHttpHeaders): boolean =>
  readCookie(cookie, recommendationsCookie) === 'off';
export const shieldCookie = 'shield';
/** What this browser’s visitor shields; null: nothing. Pages of whoever shields something are theirs alone. */
export const shieldCookieOf = ({ cookie }: IncomingHttpHeaders): string | null =>
  readCookie(cookie, shieldCookie) || null;

export interface CookieOptions {
  maxAgeSeconds: number;
  secure: boolean;
  httpOnly?: boolean;
}

/** A Set-Cookie value: whole site, SameSite=Lax, hidden from scripts unless asked otherwise. */
export const cookie = (
  name: CookieName | `__Host-${CookieName}`,
  value: string,
  { maxAgeSeconds, secure, httpOnly = true }: CookieOptions,
): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${httpOnly ? '; HttpOnly' : ''}${secure ? '; Secure' : ''}`;

import type { IncomingHttpHeaders } from 'node:http';
import { type CookieStanding, choosableGroups, readChoices } from '#contract/cookie-choices.ts';
import { readCookie } from './cookies.ts';

export const choicesCookie = 'cookie_choices';

/** What a browser allows, by its cookie and its header. */
export function cookieStanding(headers: IncomingHttpHeaders): CookieStanding {
  const chosen = readChoices(readCookie(headers.cookie, choicesCookie));
  return {
    choices: chosen?.choices ?? null,
    at: chosen?.at ?? null,
    isOptedOut: headers['sec-gpc'] === '1',
  };
}

/** The page that shows the choices of its browser; no other depends on them. */
const showsChoices = (address: string): boolean => /^\/information\/cookie-notice\b/i.test(address);

/** The standing a page is made of; null: it does not depend on it. Without the moment: the page is one for all who chose so. */
export function shownStanding(headers: IncomingHttpHeaders, address: string): CookieStanding | null {
  if (!showsChoices(address)) return null;
  return { ...cookieStanding(headers), at: null };
}

/** Its part of the page cache's key. */
export function standingKey(headers: IncomingHttpHeaders, address: string): string {
  const standing = shownStanding(headers, address);
  if (standing === null) return '';
  const { choices, isOptedOut } = standing;
  const chosen = choices === null ? '?' : choosableGroups.map((group) => Number(choices[group])).join('');
  return ` ${chosen}${isOptedOut ? 'o' : ''}`;
}

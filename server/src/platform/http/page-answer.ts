import { layoutCookieValue, type PageFacts, readLayoutCookie } from '#contract/page.ts';
import { remembered } from '../../kit/remembered.ts';
import { readCookie } from './cookies.ts';

export const ageCookie = 'age_confirmed';

/** The cookies that a page depends on. */
export const cookieFacts = (cookie: string | undefined): Pick<PageFacts, 'ageConfirmed' | 'layout'> => ({
  ageConfirmed: readCookie(cookie, ageCookie) === '1',
  layout: readLayoutCookie(readCookie(cookie, 'layout')),
});

const layoutKey = remembered((value) => layoutCookieValue(readLayoutCookie(value)), {
  most: 100,
  longest: 20,
});

/** The cache key of a page for visitors: the `cookieFacts` it depends on, and its address. */
export function pageKey(cookie: string | undefined, address: string): string {
  const confirmed = readCookie(cookie, ageCookie) === '1';
  return `${confirmed ? 1 : 0} ${layoutKey(readCookie(cookie, 'layout') ?? '')} ${address}`;
}

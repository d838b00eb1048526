import { layoutCookieValue, type PageFacts, readLayoutCookie } from '#contract/page.ts';
import { remembered } from '../../kit/remembered.ts';
import type { AgeStanding } from '../age/age-gate.ts';
import { readCookie } from './cookies.ts';

/** What a page depends on: the cookies, and what the age gate asks where the browser is. */
export const pageFactsOf = (
  cookie: string | undefined,
  { confirmed, asked }: AgeStanding,
): Pick<PageFacts, 'ageConfirmed' | 'ageAsked' | 'layout'> => ({
  ageConfirmed: confirmed,
  ...(asked === null ? {} : { ageAsked: asked }),
  layout: readLayoutCookie(readCookie(cookie, 'layout')),
});

const layoutKey = remembered((value) => layoutCookieValue(readLayoutCookie(value)), {
  most: 100,
  longest: 20,
});

/** The cache key of a page for visitors: the facts it depends on, and its address. */
export const pageKey = (cookie: string | undefined, { key }: AgeStanding, address: string): string =>
  `${key} ${layoutKey(readCookie(cookie, 'layout') ?? '')} ${address}`;

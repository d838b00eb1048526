import type { IncomingHttpHeaders } from 'node:http';
import { layoutCookieValue, type PageFacts, readLayoutCookie } from '#contract/page.ts';
import { type LeavePage, readLeavePage } from '#contract/wire-values.ts';
import { remembered } from '../../kit/remembered.ts';
import type { AgeStanding } from '../age/age-gate.ts';
import type { PlaceGroup } from '../places/place-group.ts';
import { shownStanding, standingKey } from './cookie-standing.ts';
import { discreetCookie, readCookie, refusesRecommendationsIn } from './cookies.ts';

/** What a page depends on: the cookies, the header that objects to being tracked, and what the age gate asks where the browser is. */
export function pageFactsOf(
  headers: IncomingHttpHeaders,
  { confirmed, asked }: AgeStanding,
  address: string,
): Pick<PageFacts, 'ageConfirmed' | 'ageAsked' | 'layout' | 'cookies' | 'discreet'> {
  const discreet = discreetOf(headers);
  const cookies = shownStanding(headers, address);
  return {
    ageConfirmed: confirmed,
    ...(asked === null ? {} : { ageAsked: asked }),
    layout: readLayoutCookie(readCookie(headers.cookie, 'layout')),
    ...(discreet === null ? {} : { discreet }),
    ...(cookies === null ? {} : { cookies }),
  };
}

/** Where discreet mode of this browser leads; null: it is off. */
const discreetOf = (headers: IncomingHttpHeaders): LeavePage | null =>
  readLeavePage(readCookie(headers.cookie, discreetCookie));

const discreetKey = (headers: IncomingHttpHeaders): string => {
  const leaveTo = discreetOf(headers);
  return leaveTo === null ? '' : ` discreet ${leaveTo}`;
};

const layoutKey = remembered((value) => layoutCookieValue(readLayoutCookie(value)), {
  most: 100,
  longest: 20,
});

/** The cache key of a page for visitors: the facts it depends on, and its address. */
export const pageKey = (
  headers: IncomingHttpHeaders,
  { key }: AgeStanding,
  place: PlaceGroup,
  address: string,
): string =>
  `${key} ${place.key} ${layoutKey(readCookie(headers.cookie, 'layout') ?? '')} ${address}${standingKey(headers, address)}${discreetKey(headers)}${refusesRecommendationsIn(headers) ? ' unrecommended' : ''}`;

import { layoutCookieValue, type PageFacts, readLayoutCookie } from '#contract/page.ts';
import { readCookie } from './cookies.ts';
import { encodingFor } from './send-answer.ts';

export const ageCookie = 'age_confirmed';

/** What of the cookies a page depends on. */
export const cookieFacts = (cookie: string | undefined): Pick<PageFacts, 'ageConfirmed' | 'layout'> => ({
  ageConfirmed: readCookie(cookie, ageCookie) === '1',
  layout: readLayoutCookie(readCookie(cookie, 'layout')),
});

/** Under which a page for visitors is kept. */
export function pageKey(cookie: string | undefined, address: string): string {
  const { ageConfirmed, layout } = cookieFacts(cookie);
  return `${ageConfirmed ? 1 : 0} ${layoutCookieValue(layout)} ${address}`;
}

/** Pages are kept plain and as gzip, which lets a nonce be put in; brotli does not. */
export const takesGzip = (accept: string | undefined, length: number): boolean =>
  encodingFor(accept?.replaceAll('br', ''), length) === 'gzip';

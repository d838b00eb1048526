import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWithoutAds } from '../../server/src/domains/ads/delivery/page-rules.ts';
import { roomPages } from '../../web/src/page/room-pages.ts';

const none = { adExcludedPaths: [], adExcludedTags: [] };
/** An address of a pattern of the route table. */
const addressOf = (pattern: string): string => pattern.replaceAll(/:\w+/g, 'x').replace('*', 'x');
/** They answer with a file, lead elsewhere, or stand below addresses of pages that have ads. */
const isPage = (pattern: string): boolean =>
  pattern !== '/*' && !('never' in roomPages[pattern]! && roomPages[pattern].never === 'no page');

test('the server gives ads out for those pages alone on which a browser has room for them', () => {
  for (const [pattern, page] of Object.entries(roomPages).filter(([one]) => isPage(one))) {
    const asked = { path: addressOf(pattern), tags: [] };
    assert.equal(
      isWithoutAds(asked, none, () => false),
      'never' in page,
      pattern,
    );
  }
});

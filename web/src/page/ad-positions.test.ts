import { expect, test } from 'vitest';
import { hasPosition } from '#contract/ad-positions.ts';
import { adPageTypes, placementPositions } from '#contract/ad-words.ts';
import { roomPages } from './room-pages.ts';

test('what the form of a placement warns of is a page type that no page is sold by, or the left side', () => {
  const sold = new Set(Object.values(roomPages).flatMap((page) => ('sold' in page ? [page.sold] : [])));
  for (const type of adPageTypes)
    expect(
      placementPositions.some((position) => hasPosition(type, position)),
      type,
    ).toBe(sold.has(type));
  expect(placementPositions.filter((position) => !hasPosition('All Pages', position))).toEqual([
    'Sidebar Left',
  ]);
  expect(hasPosition('Home Page', 'Under Video')).toBe(false);
  expect(hasPosition('Video Page', 'Under Video')).toBe(true);
});

import { expect, test } from 'vitest';
import { creativesAddress, moreShown, readCreativesAsked } from './creatives-asked.ts';

const read = (query: string) => readCreativesAsked(new URLSearchParams(query));

test('an address is read and written the same', () => {
  const asked = { view: 'list', q: 'moth', type: 'story', status: 'review', shown: 18 } as const;
  expect(read('view=list&q=moth&type=story&status=review&shown=18')).toEqual(asked);
  expect(creativesAddress(asked)).toBe(
    '/admin/advertising/creatives?view=list&q=moth&type=story&status=review&shown=18',
  );
});

test('nonsense asks for what is shown at first', () => {
  const plain = { view: 'gallery', q: '', type: null, status: null, shown: 6 };
  expect(read('view=x&type=x&status=x&shown=-4')).toEqual(plain);
  expect(read('shown=1e9').shown).toBe(198);
  expect(moreShown(6)).toBe(18);
  expect(creativesAddress(read(''))).toBe('/admin/advertising/creatives');
});

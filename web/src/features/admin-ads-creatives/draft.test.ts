import { expect, test } from 'vitest';
import { draftFault, draftOf, nextVariantId, partsOf } from './draft.ts';

const slide = (path: string) => ({ key: 1, path, title: ' Lanterns ' });

test('only the parts that a type has are sent', () => {
  const draft = {
    ...draftOf(null),
    path: 'a.png',
    slides: [slide('a.png'), slide('b.png')],
    zones: [{ key: 1, left: 0, top: 0, width: 10, height: 10, label: 'Shop' }],
    variants: [{ ...slide('a.png'), id: 'a', weight: 2 }],
  };
  expect(partsOf(draft)).toEqual({
    p_asset_path: 'a.png',
    p_assets: {},
    p_ab_test_variants: [{ id: 'a', asset_path: 'a.png', title: 'Lanterns', weight: 2 }],
  });
  const slides = [
    { asset_path: 'a.png', title: 'Lanterns' },
    { asset_path: 'b.png', title: 'Lanterns' },
  ];
  expect(partsOf({ ...draft, type: 'carousel' })).toEqual({
    p_asset_path: 'a.png',
    p_assets: { slides },
    p_ab_test_variants: [],
  });
  expect(partsOf({ ...draft, type: 'interactive' }).p_assets).toEqual({
    zones: [{ left: 0, top: 0, width: 10, height: 10, label: 'Shop' }],
  });
  expect(partsOf({ ...draft, type: 'interactive', isFrame: true })).toMatchObject({
    p_asset_path: null,
    p_ab_test_variants: [],
  });
});

test('what is missing is told before it is sent', () => {
  const draft = draftOf(null);
  expect(draftFault(draft)).toMatch(/choose a file/);
  expect(draftFault({ ...draft, type: 'popup' })).toBe(null);
  expect(draftFault({ ...draft, type: 'carousel', slides: [slide('a.png')] })).toMatch(/2 to 10 slides/);
  expect(draftFault({ ...draft, type: 'interactive', isFrame: true })).toBe(null);
  const one = [{ ...slide('a.png'), id: 'a', weight: 1 }];
  expect(draftFault({ ...draft, path: 'a.png', variants: one })).toMatch(/two variants/);
  expect(nextVariantId(one)).toBe('b');
});

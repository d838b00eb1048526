import { expect, test, vi } from 'vitest';
import { languageName, regionName } from './named-codes.ts';

test('codes have names, and what is no code names itself', () => {
  expect(languageName('ja')).toBe('Japanese');
  expect(regionName('JP')).toBe('Japan');
  for (const code of ['x', 'T1', '', 'not a code', '%']) {
    expect(languageName(code)).toBe(code);
    expect(regionName(code)).toBe(code);
  }
});

test('what browsers leave out or call something else has the name that the server writes', () => {
  // Chromium knows fewer languages than Node does, and has other names for these regions.
  vi.stubGlobal('Intl', {
    ...Intl,
    DisplayNames: class {
      of = (code: string) => code;
    },
  });
  expect([languageName('bo'), languageName('kl'), regionName('HK'), regionName('PS')]).toEqual([
    'Tibetan',
    'Kalaallisut',
    'Hong Kong',
    'Palestine',
  ]);
  vi.unstubAllGlobals();
});

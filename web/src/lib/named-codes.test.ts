import { expect, test } from 'vitest';
import { languageName, regionName } from './named-codes.ts';

test('codes have names, and what is no code names itself', () => {
  expect(languageName('ja')).toBe('Japanese');
  expect(regionName('JP')).toBe('Japan');
  for (const code of ['x', 'T1', '', 'not a code', '%']) {
    expect(languageName(code)).toBe(code);
    expect(regionName(code)).toBe(code);
  }
});

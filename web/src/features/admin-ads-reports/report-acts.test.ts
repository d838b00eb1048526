import { expect, test } from 'vitest';
import { readSpent } from './report-acts.ts';

test('an amount is read to the millionth of its minor unit', () => {
  expect(readSpent('12.50', 'EUR')).toBe(1_250_000_000);
  expect(readSpent('-0,00000001', 'EUR')).toBe(-1);
  expect(readSpent('−3', 'JPY')).toBe(-3_000_000);
  for (const typed of ['', 'ten', '1.2.3', '0.000000001', '1e9', '--1'])
    expect(readSpent(typed, 'EUR')).toBe(null);
});

import { expect, test } from 'vitest';
import { ageOn } from './age-on.ts';

test('a year is full on the birthday, not before', () => {
  expect(ageOn('1985-04-03', new Date('2026-04-02T23:59:59Z'))).toBe(40);
  expect(ageOn('1985-04-03', new Date('2026-04-03T00:00:00Z'))).toBe(41);
  expect(ageOn('1985-04-03', new Date('2026-12-01T00:00:00Z'))).toBe(41);
});

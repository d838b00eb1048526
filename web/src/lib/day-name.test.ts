import { expect, test } from 'vitest';
import { dayName } from './day-name.ts';

test('today and yesterday have names, other days their date', () => {
  const now = Date.parse('2026-11-21T00:10:00Z');
  const at = (moment: string) => dayName(moment, now);
  expect(at('2026-11-21T00:00:00Z')).toBe('Today');
  expect(at('2026-11-20T23:59:59Z')).toBe('Yesterday');
  expect(at('2026-11-20T00:00:00Z')).toBe('Yesterday');
  expect(at('2026-11-19T23:59:59Z')).toBe('19 Nov 2026');
});

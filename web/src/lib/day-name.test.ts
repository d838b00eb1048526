import { expect, test, vi } from 'vitest';
import { clockTime, dayName, isSameDay } from './day-name.ts';

test('today and yesterday have names, other days their date', () => {
  const now = Date.parse('2026-11-21T00:10:00Z');
  const at = (moment: string) => dayName(moment, now);
  expect(at('2026-11-21T00:00:00Z')).toBe('Today');
  expect(at('2026-11-20T23:59:59Z')).toBe('Yesterday');
  expect(at('2026-11-20T00:00:00Z')).toBe('Yesterday');
  expect(at('2026-11-19T23:59:59Z')).toBe('19 Nov 2026');
});

test('by the reader’s clock, a day begins at their midnight', () => {
  // Two hours east of Greenwich.
  const east = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-120);
  const [one, other] = ['2026-11-20T21:59:00.123456+00:00', '2026-11-20T22:01:00.123456+00:00'];
  expect([clockTime(one, false), clockTime(one, true), clockTime(other, true)]).toEqual([
    '21:59',
    '23:59',
    '00:01',
  ]);
  expect([isSameDay(one, other), isSameDay(one, other, true)]).toEqual([true, false]);
  const now = Date.parse('2026-11-20T23:00:00Z');
  expect([dayName(one, now, true), dayName(other, now, true)]).toEqual(['Yesterday', 'Today']);
  east.mockRestore();
});

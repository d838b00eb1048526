import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayOf, readCount } from './window-count.ts';

beforeEach(() => vi.resetModules());
afterEach(() => localStorage.clear());
const today = new Date(2030, 0, 31, 23, 59);
const tomorrow = new Date(2030, 1, 1, 0, 1);

test('a count is that of its day; anything else is 0', () => {
  expect(dayOf(today)).toBe('2030-01-31');
  expect(readCount('2030-01-31 2', '2030-01-31')).toBe(2);
  for (const text of [null, '', '2030-01-30 2', '2030-01-31 x', '2030-01-31 99999'])
    expect(readCount(text, '2030-01-31')).toBe(0);
});

test('windows of all pages of a day are counted together', async () => {
  const first = await import('./window-count.ts');
  expect(first.countWindow(today)).toBe(1);
  vi.resetModules();
  const next = await import('./window-count.ts');
  expect(next.countWindow(today)).toBe(2);
  expect(next.windowsToday(today)).toBe(2);
  expect(next.windowsToday(tomorrow)).toBe(0);
});

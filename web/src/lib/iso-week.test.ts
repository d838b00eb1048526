import { expect, test } from 'vitest';
import { mondayOf, mondayOfWeek, weekOf } from './iso-week.ts';

test('a day has its week, also where years meet', () => {
  expect(mondayOf('2026-11-27')).toBe('2026-11-23');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(weekOf('2026-11-27')).toBe('2026-W48');
  expect(weekOf('2021-01-03')).toBe('2020-W53');
  expect(weekOf('2018-12-31')).toBe('2019-W01');
});

test('a week has its Monday, and one that is none has not', () => {
  expect(mondayOfWeek('2026-W48')).toBe('2026-11-23');
  expect(mondayOfWeek('2020-W53')).toBe('2020-12-28');
  for (const none of ['2026-W54', '2026-W00', '2021-W53', '2026-48', 'today', '0026-W01'])
    expect(mondayOfWeek(none)).toBeNull();
});

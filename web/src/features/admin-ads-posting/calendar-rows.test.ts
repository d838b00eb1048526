import { expect, test } from 'vitest';
import type { AdPosting } from '#contract/ad-shapes.ts';
import { firstDay, rowsOf } from './calendar-rows.ts';

const posting = (id: string, placement: string, from: string | null, until: string | null) =>
  ({
    id,
    placement_id: placement,
    placement_name: placement,
    runs_from: from,
    runs_until: until,
  }) as AdPosting;

test('postings that meet stand in lanes beneath each other, and the last day is the one they end on', () => {
  const rows = rowsOf(
    [
      posting('a', 'Side', '2030-01-07T23:00:00Z', '2030-01-09T23:00:00Z'),
      posting('b', 'Side', '2030-01-09T08:00:00Z', null),
      posting('c', 'Side', '2030-01-09T23:00:00Z', '2030-01-10T23:00:00Z'),
      posting('d', 'Head', null, '2030-01-07T23:00:00Z'),
      posting('e', 'Head', '2030-03-01T00:00:00Z', null),
    ],
    '2030-01-07',
    28,
    'Europe/Berlin',
  );
  const drawn = rows.map(({ placementName, bars }) => [
    placementName,
    bars.map(({ posting: { id }, first, last, lane }) => [id, first, last, lane]),
  ]);
  expect(drawn).toEqual([
    ['Head', [['d', 0, 0, 0]]],
    [
      'Side',
      [
        ['a', 1, 2, 0],
        ['b', 2, 27, 1],
        ['c', 3, 3, 0],
      ],
    ],
  ]);
});

test('a calendar begins on a Monday, or where it is asked to', () => {
  expect(firstDay(null, '2026-11-25')).toBe('2026-11-23');
  expect(firstDay(null, '2026-11-29')).toBe('2026-11-23');
  expect(firstDay('2030-01-31', '2026-11-25')).toBe('2030-01-31');
  for (const wrong of ['soon', '2030-13-01', '1999-01-01'])
    expect(firstDay(wrong, '2026-11-25')).toBe('2026-11-23');
});

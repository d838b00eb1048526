import { expect, test } from 'vitest';
import { compactViews, formatDate } from './format.ts';

test('days are told in UTC, whichever was told before', () => {
  const moments = {
    '2026-11-21T23:59:59.999Z': '21 Nov 2026',
    '2026-11-22T00:00:00Z': '22 Nov 2026',
    '2026-11-21T00:00:00.092903+00:00': '21 Nov 2026',
    '2026-11-22T03:00:00+05:00': '21 Nov 2026',
    '1969-12-31T12:00:00Z': '31 Dec 1969',
    nonsense: '',
    '1970-01-01T00:00:00Z': '1 Jan 1970',
  };
  for (const [moment, day] of Object.entries(moments)) expect(formatDate(moment)).toBe(day);
});

test('views are short from a thousand', () => {
  expect([0, 1, 999, 1000, 1949, 48_300, 2_000_000].map(compactViews)).toEqual([
    '0 views',
    '1 view',
    '999 views',
    '1K views',
    '1.9K views',
    '48.3K views',
    '2M views',
  ]);
});

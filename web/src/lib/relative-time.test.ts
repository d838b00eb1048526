import { expect, test } from 'vitest';
import { relativeTime, timeAgo } from './relative-time.ts';

const now = Date.UTC(2026, 10, 21, 12);
const ago = (seconds: number) => relativeTime(new Date(now - seconds * 1000).toISOString(), now);

test('time goes from just now to days, and then to the date', () => {
  expect([0, 30, 90, 3600, 86_400, 2 * 86_400, 6.9 * 86_400].map(ago)).toEqual([
    'just now',
    '30s ago',
    '1m ago',
    '1h ago',
    'yesterday',
    '2d ago',
    '6d ago',
  ]);
  expect(ago(7 * 86_400)).toBe('14 Nov 2026');
  expect(ago(-30)).toBe('just now');
  expect(relativeTime('nonsense', now)).toBe('Unknown time');
});

test('what happened is told by minutes, hours and days, and after a week by its date', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const words: Record<string, string> = {
    '2026-11-21T12:00:05Z': 'Just now',
    '2026-11-21T11:59:01Z': 'Just now',
    '2026-11-21T11:59:00Z': '1 min ago',
    '2026-11-21T11:01:00Z': '59 mins ago',
    '2026-11-21T11:00:00Z': '1 hour ago',
    '2026-11-20T12:00:01Z': '23 hours ago',
    '2026-11-20T12:00:00Z': '1 day ago',
    '2026-11-14T12:00:01Z': '6 days ago',
    '2026-11-14T12:00:00Z': '14 Nov 2026',
    '2026-11-21T11:30:00.123456+00:00': '29 mins ago',
    nonsense: '',
  };
  for (const [moment, expected] of Object.entries(words)) expect(timeAgo(moment, now), moment).toBe(expected);
});

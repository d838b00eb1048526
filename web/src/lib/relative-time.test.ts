import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

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

import { expect, test, vi } from 'vitest';
import { type AiringModel, toCalendar } from './calendar.ts';

const airing = (id: string, day: string, at: string | null): AiringModel => ({
  ...{ id, day, at, episode: 'Episode 1', title: null, watch: null },
  work: { id, slug: id, title: id, picture: null, line: '' },
});
const shown = (isLocal: boolean) =>
  toCalendar(
    '2026-11-23',
    [
      airing('late', '2026-11-24', '2026-11-24T23:30:00Z'),
      airing('early', '2026-11-24', '2026-11-24T08:00:00Z'),
      airing('undated', '2026-11-24', null),
      airing('after', '2026-11-29', '2026-11-29T22:30:00Z'),
      airing('before', '2026-11-22', '2026-11-22T23:30:00Z'),
    ],
    isLocal,
  ).map(({ name, airing: all }) => [name, ...all.map(({ id, time }) => `${time ?? '-'} ${id}`)]);

test('without a clock of the reader the days are those of UTC', () => {
  expect(shown(false).filter(([, one]) => one)).toEqual([
    ['Tuesday', '- undated', '08:00 early', '23:30 late'],
    ['Sunday', '22:30 after'],
  ]);
});

test('by the reader’s clock an hour may be on another day, and what has none stays on its own', () => {
  // Two hours east of UTC.
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-120);
  expect(shown(true).filter(([, one]) => one)).toEqual([
    ['Monday', '01:30 before'],
    ['Tuesday', '- undated', '10:00 early'],
    ['Wednesday', '01:30 late'],
  ]);
  vi.restoreAllMocks();
});

import { expect, test } from 'vitest';
import { isLater, type MarkedEpisode, marksOf, toMarks } from './work-marks.ts';

const episode = (number: number, kind: 'regular' | 'special' = 'regular'): MarkedEpisode => ({
  id: `${kind} ${number}`,
  kind,
  number,
  versions: ['ja', 'en'].map((audioCode) => ({
    id: `${kind} ${number} ${audioCode}`,
    slug: `${kind}-${number}-${audioCode}`,
    audioCode,
    seconds: 1000,
  })),
});
const episodes = [episode(1), episode(2), episode(3), episode(1, 'special')];
const first = episodes[0]!;

test('a browser goes on where it stopped last, and with the next episode in the language that was heard', () => {
  expect(marksOf(episodes, [], [])).toEqual({ shares: {}, next: null, hasBegun: false });
  const middle = marksOf(episodes, [['regular 2 en', 250, 20]], [['regular 1 en', 10]]);
  expect(middle.shares).toEqual({ 'regular 1': 1, 'regular 2': 0.25 });
  expect(middle.next).toMatchObject({ number: 2, path: '/play/regular-2-en', isBegun: true });
  const over = marksOf(episodes, [], [['regular 1 en', 10]]);
  expect(over.next).toMatchObject({ number: 2, path: '/play/regular-2-en', isBegun: false });
  const end = marksOf(episodes, [], [['regular 3 ja', 10]]);
  expect([end.next, end.hasBegun]).toEqual([null, true]);
});

test('what comes after the next one to watch is later, unless it was seen', () => {
  const later = (marks: Parameters<typeof isLater>[1]) =>
    episodes.filter((one) => isLater(one, marks, first)).map(({ id }) => id);
  expect(later(marksOf(episodes, [], []))).toEqual(['regular 2', 'regular 3', 'special 1']);
  expect(later(marksOf(episodes, [], [['regular 1 ja', 10]]))).toEqual(['regular 3', 'special 1']);
  expect(later(marksOf(episodes, [['regular 1 ja', 300, 30]], [['regular 3 ja', 10]]))).toEqual([
    'regular 2',
    'special 1',
  ]);
  // Nothing is left to tell.
  expect(later(marksOf(episodes, [], [['regular 3 ja', 10]]))).toEqual([]);
});

test('what a member has seen again is in the middle, and not over', () => {
  const marks = toMarks({
    episodes: [
      { episode_id: 'a', is_seen: true, position_seconds: null, duration_seconds: 100 },
      { episode_id: 'b', is_seen: true, position_seconds: 50, duration_seconds: 100 },
      { episode_id: 'c', is_seen: false, position_seconds: null, duration_seconds: 100 },
    ],
    next: { kind: 'regular', number: 2, video_id: 'v', slug: 'two', position_seconds: 50 },
    has_begun: true,
  });
  expect(marks.shares).toEqual({ a: 1, b: 0.5, c: 0 });
  expect(marks.next).toEqual({ kind: 'regular', number: 2, path: '/play/two', isBegun: true });
});

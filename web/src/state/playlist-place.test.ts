import { afterEach, expect, test } from 'vitest';
import { parsePlaces, placeIn, rememberPlace } from './playlist-place.ts';

afterEach(() => localStorage.clear());

test('a place is kept for each playlist, the last one counts, and the oldest are forgotten', () => {
  for (let i = 0; i < 60; i++) rememberPlace({ list: `list-${i}`, slug: 'a', shuffle: null });
  rememberPlace({ list: 'list-59', slug: 'b', shuffle: 4 });
  expect(placeIn('list-59')).toEqual({ list: 'list-59', slug: 'b', shuffle: 4 });
  expect([placeIn('list-10')?.slug, placeIn('list-9')]).toEqual(['a', null]);
});

test('what does not look like a place is dropped', () => {
  const good = { list: 'a', slug: 'b', shuffle: null };
  const text = JSON.stringify([good, null, 7, { list: 'a' }, { ...good, shuffle: 'x' }]);
  expect(parsePlaces(text)).toEqual([good]);
  for (const broken of ['', '{', '{"a":1}', null]) expect(parsePlaces(broken)).toEqual([]);
});

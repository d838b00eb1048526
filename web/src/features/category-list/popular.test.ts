import { expect, test } from 'vitest';
import { mostPopular } from './popular.ts';

const all = ['Drama', 'Verified Models', 'Music', 'Comedy', 'Sports', 'Fantasy', 'Empty'].map((name, at) => ({
  name,
  videos: name === 'Empty' ? 0 : 10 - at,
}));
const names = (words: string[]) => mostPopular(all, words).map((one) => one.name);

test('categories that hold one of the names come first, whatever their case', () => {
  expect(names(['verified models', 'SPORT'])).toEqual([
    'Verified Models',
    'Sports',
    'Drama',
    'Music',
    'Comedy',
  ]);
});

test('fewer matches are filled up by number of videos, never with an empty category', () => {
  expect(names([])).toEqual(['Drama', 'Verified Models', 'Music', 'Comedy', 'Sports']);
  expect(mostPopular(all.slice(-2), []).map((one) => one.name)).toEqual(['Fantasy']);
});

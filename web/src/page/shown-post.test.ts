import { expect, test } from 'vitest';
import { mentionPieces, sharedSlug } from './shown-post.ts';

test('names that are members’ are cut out of a text, and nothing of it is lost', () => {
  const text = 'For @mio, @ren.aoki. (@kai) and a@mio';
  const pieces = mentionPieces(text, (name) => name !== 'kai');
  expect(pieces.map(({ text: part }) => part).join('')).toBe(text);
  expect(pieces.flatMap(({ name }) => name ?? [])).toEqual(['mio', 'ren.aoki']);
});

test('what a post shares is a video of this site alone', () => {
  expect(sharedSlug('See https://t.example/play/a-b-1?t=3.', 'https://t.example')).toBe('a-b-1');
  expect(sharedSlug('See https://other.example/play/a', 'https://t.example')).toBeNull();
  expect(sharedSlug('https://t.example/play/', 'https://t.example')).toBeNull();
  expect(sharedSlug('https://other.example/?u=https://t.example/play/a', 'https://t.example')).toBeNull();
  expect(sharedSlug('https://other.example/play/a /play/b', 'https://t.example')).toBe('b');
});

test('a path alone is of this site, and a machine that serves itself has several names', () => {
  expect(sharedSlug('Watch /play/a-b, tonight', 'https://t.example')).toBe('a-b');
  expect(sharedSlug('no/play/a', 'https://t.example')).toBeNull();
  expect(sharedSlug('(http://t.example/play/a)', 'https://t.example')).toBe('a');
  expect(sharedSlug('http://127.0.0.1:3000/play/a', 'http://localhost:3000')).toBe('a');
  expect(sharedSlug('http://127.0.0.1:4000/play/a', 'http://localhost:3000')).toBeNull();
  expect(sharedSlug('http://127.0.0.1/play/a', 'https://t.example')).toBeNull();
});

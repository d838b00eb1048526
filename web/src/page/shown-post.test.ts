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
});

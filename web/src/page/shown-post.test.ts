import { expect, test } from 'vitest';
import { mentionPieces } from './shown-post.ts';

test('names that are members’ are cut out of a text, and nothing of it is lost', () => {
  const text = 'For @mio, @ren.aoki. (@kai) and a@mio';
  const pieces = mentionPieces(text, (name) => name !== 'kai');
  expect(pieces.map(({ text: part }) => part).join('')).toBe(text);
  expect(pieces.flatMap(({ name }) => name ?? [])).toEqual(['mio', 'ren.aoki']);
});

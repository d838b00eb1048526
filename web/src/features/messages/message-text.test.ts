import { expect, test } from 'vitest';
import { answering, isEmojiOnly, quoted, quoteIn, withoutAddresses } from './message-text.ts';

test('an answer quotes one short line of what it answers, and is read again as both', () => {
  expect(quoted('One\n\ntwo')).toBe('One two');
  expect(quoted('word '.repeat(40))).toHaveLength(100);
  const answer = answering(quoted('Did you see\nit?'), 'Yes.\nTwice.');
  expect(answer).toBe('> Did you see it?\nYes.\nTwice.');
  expect(quoteIn(answer)).toEqual({ quote: 'Did you see it?', text: 'Yes.\nTwice.' });
  // An answer to an answer quotes that alone.
  expect(quoted(answer)).toBe('Yes. Twice.');
});

test('what only begins like a quotation is a text', () => {
  for (const text of ['> alone', '> alone\n  ', '>no space\nx', 'x\n> y\nz'])
    expect(quoteIn(text)).toEqual({ quote: null, text });
});

test('a few emoji and nothing else are known as that', () => {
  for (const text of ['😍', '👍🏽', '👩‍👩‍👧', '🇯🇵', '❤️ ❤️', '🎉🎉🎉'])
    expect(isEmojiOnly(text), text).toBe(true);
  for (const text of ['', '12', 'ok 😍', '©', '😍😍😍😍😍😍😍', '#'])
    expect(isEmojiOnly(text), text).toBe(false);
});

test('the list of conversations calls an address what it is', () => {
  const shown = (text: string) => withoutAddresses(text, { alone: 'A link', among: '(link)' });
  expect(shown('http://localhost:3000/play/rain')).toBe('A link');
  expect(shown('Look at https://a.test/x?y=1 now')).toBe('Look at (link) now');
  expect(shown('Rain\nagain')).toBe('Rain\nagain');
  expect(shown('')).toBe('');
});

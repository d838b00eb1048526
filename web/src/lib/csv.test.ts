import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('commas, quotes and line breaks stay in their cell, and nothing is a formula', () => {
  expect(
    csvOf(
      ['a', 'b'],
      [
        ['one, two', 'say "so"'],
        ['=1+1', -1],
        ['two\nlines', null],
      ],
    ),
  ).toBe('a,b\r\n"one, two","say ""so"""\r\n\'=1+1,-1\r\n"two\nlines",\r\n');
});

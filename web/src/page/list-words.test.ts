import { expect, test } from 'vitest';
import { scoreChoices, scoreWords } from './list-words.ts';

test('a score is said in the member’s measure', () => {
  expect(scoreWords('ten', 80)).toBe('8/10');
  expect(scoreWords('ten', 73)).toBe('7/10');
  expect(scoreWords('stars', 73)).toBe('4 stars');
  expect(scoreWords('smileys', 90)).toBe('😀 Loved it');
  expect(scoreWords('stars', 0)).toBe('1 star');
  expect(scoreWords('ten', null)).toBeNull();
});

test('a score that was given in a finer measure is among the choices, and stays', () => {
  const choices = scoreChoices('stars', 73);
  expect(choices.map(([value]) => value)).toEqual(['', '100', '73', '60', '40', '20']);
  expect(new Map(choices).get('73')).toBe('4 stars');
  expect(scoreChoices('smileys', null).map(([value]) => value)).toEqual(['', '85', '60', '35']);
});

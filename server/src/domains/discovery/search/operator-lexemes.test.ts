import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lengthLexemes } from './length-steps.ts';
import { lengthExpression, yearExpression } from './operator-lexemes.ts';

const lexemes = (expression: ReturnType<typeof lengthExpression>): string[] =>
  'any' in expression ? expression.any.map((one) => ('lexeme' in one ? one.lexeme : '')) : [];
const matches = (seconds: number, from: number | null, to: number | null): boolean => {
  const has = new Set(lengthLexemes(seconds));
  return lexemes(lengthExpression({ from, to })).some((lexeme) => has.has(lexeme));
};

test('a range of lengths is met by every length in it and by no other, to its step', () => {
  for (const [from, to] of [
    [null, 599],
    [600, null],
    [601, null],
    [300, 1439],
    [1440, 1499],
    [90, 99],
    [3600, 7199],
    [35_940, null],
    [40_000, null],
  ] as const)
    for (let seconds = 0; seconds < 45_000; seconds += 7) {
      const step = seconds < 600 ? 10 : 60;
      const inside = seconds >= (from ?? 0) && seconds <= (to ?? Number.POSITIVE_INFINITY);
      const nearEdge = [from, to].some((edge) => edge !== null && Math.abs(edge - seconds) <= step);
      if (seconds >= 36_000 && (from ?? 0) >= 36_000) continue;
      if (!nearEdge) assert.equal(matches(seconds, from, to), inside, `${seconds} in ${from}..${to}`);
    }
});

test('what rounds up to the longest is met by whatever is that long', () => {
  for (let from = 35_970; from <= 36_010; from++)
    for (const to of [from, from + 5, 40_000])
      assert.deepEqual(lexemes(lengthExpression({ from, to })), ['d:900:40'], `${from}..${to}`);
});

test('the bounds of whole minutes are exact, and a range is made of few lexemes', () => {
  assert.equal(matches(599, 601, null), false);
  assert.equal(matches(600, null, 599), false);
  assert.equal(matches(599, null, 599), true);
  assert.equal(matches(1499, 1440, 1499), true);
  assert.equal(matches(1500, 1440, 1499), false);
  for (const [from, to] of [
    [null, null],
    [10, 35_990],
    [601, null],
  ] as const)
    assert.ok(lexemes(lengthExpression({ from, to })).length < 120);
});

test('years are those in which anything can have been published', () => {
  const years = lexemes(yearExpression({ from: null, to: null }));
  assert.deepEqual([years[0], years.at(-1)], ['y:1990', `y:${new Date().getUTCFullYear()}`]);
  assert.deepEqual(lexemes(yearExpression({ from: 2019, to: 2021 })), ['y:2019', 'y:2020', 'y:2021']);
  assert.deepEqual(lexemes(yearExpression({ from: 2150, to: null })), []);
});

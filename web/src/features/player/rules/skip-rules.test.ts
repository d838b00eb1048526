import { expect, test } from 'vitest';
import type { Skip } from '#contract/works.ts';
import { endsVideo, goesByItself, skipAt } from './skip-rules.ts';

const skip = (more: Partial<Skip>): Skip => ({
  kind: 'opening',
  starts_at: 60,
  ends_at: 150,
  is_first: false,
  ...more,
});

test('a skip is offered while there is something to skip', () => {
  const skips = [skip({ kind: 'recap', starts_at: 0, ends_at: 40 }), skip({})];
  expect([0, 37.9, 38, 59, 60, 147, 148].map((time) => skipAt(skips, time))).toEqual([
    0, 0, -1, -1, 1, 1, -1,
  ]);
  expect(skipAt([], 3)).toBe(-1);
});

test('openings and recaps go by themselves for who likes that, but no opening that is new', () => {
  expect(goesByItself(skip({}), true)).toBe(true);
  expect(goesByItself(skip({ kind: 'recap' }), true)).toBe(true);
  expect(goesByItself(skip({}), false)).toBe(false);
  expect(goesByItself(skip({ is_first: true }), true)).toBe(false);
  expect(goesByItself(skip({ kind: 'ending' }), true)).toBe(false);
});

test('an ending with nothing behind it leads on', () => {
  const ending = skip({ kind: 'ending', starts_at: 1330, ends_at: 1420 });
  expect(endsVideo(ending, 1422)).toBe(true);
  expect(endsVideo(ending, 1450)).toBe(false);
  expect(endsVideo(skip({}), 151)).toBe(false);
});

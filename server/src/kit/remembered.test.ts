import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remembered } from './remembered.ts';

/** Answers the length of a text, null for an empty one, and counts how often it had to. */
function counting(bounds: { most: number; longest: number }) {
  const asked: string[] = [];
  const answer = remembered((text: string) => {
    asked.push(text);
    return text.length || null;
  }, bounds);
  return { asked, answer };
}

test('what was asked before is answered without work, also when the answer is nothing', () => {
  const { asked, answer } = counting({ most: 10, longest: 10 });
  assert.deepEqual(['rain', '', 'rain', ''].map(answer), [4, null, 4, null]);
  assert.deepEqual(asked, ['rain', '']);
});

test('no more is remembered than was allowed', () => {
  const { asked, answer } = counting({ most: 2, longest: 4 });
  for (const text of ['a', 'bb', 'ccc', 'a', 'longer', 'longer']) assert.equal(answer(text), text.length);
  assert.deepEqual(asked, ['a', 'bb', 'ccc', 'a', 'longer', 'longer']);
});

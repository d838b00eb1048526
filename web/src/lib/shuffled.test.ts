import { expect, test } from 'vitest';
import { newShuffle, shuffled } from './shuffled.ts';

const letters = [...'abcdefghijkl'];
const order = (seed: number, items = letters) => shuffled(items, seed, (letter) => letter).join('');

test('a number decides the order, and another number another one', () => {
  expect(order(7)).toBe(order(7));
  expect([...order(7)].sort()).toEqual(letters);
  expect(new Set([1, 2, 3, 4, 5].map((seed) => order(seed))).size).toBe(5);
});

test('what is taken out leaves the others in their order', () => {
  expect(
    order(
      7,
      letters.filter((letter) => letter !== 'e'),
    ),
  ).toBe(order(7).replace('e', ''));
});

test('each comes first about as often as any other', () => {
  const firsts = new Map<string, number>();
  for (let seed = 1; seed <= 2400; seed++) {
    const first = order(seed)[0] ?? '';
    firsts.set(first, (firsts.get(first) ?? 0) + 1);
  }
  expect(Math.min(...firsts.values())).toBeGreaterThan(140);
  expect(Math.max(...firsts.values())).toBeLessThan(260);
});

test('a new order has a number of few digits', () => {
  for (let i = 0; i < 100; i++) expect(String(newShuffle())).toMatch(/^[1-9]\d{0,4}$/);
});

import { expect, test } from 'vitest';
import { sortRelated } from './sort-related.ts';

const titles = (title: string, others: string[]) =>
  sortRelated(
    title,
    others.map((one) => ({ title: one })),
  ).map((one) => one.title);

test('videos that share more words with the title come first', () => {
  expect(titles('The Sea Keeps Our Names', ['Petal Count', 'The Quiet Sea', 'Our Names, The Sea'])).toEqual([
    'Our Names, The Sea',
    'The Quiet Sea',
    'Petal Count',
  ]);
});

test('videos with equally many keep their order', () => {
  expect(titles('Winter', ['B', 'A', 'Winter 2', 'Winter 1'])).toEqual(['Winter 2', 'Winter 1', 'B', 'A']);
});

test('case, accents and marks do not matter, and a word counts once', () => {
  expect(titles('Café Nocturne', ['nocturne nocturne', 'CAFE, nocturne!'])[0]).toBe('CAFE, nocturne!');
});

test('the given list is left as it is', () => {
  const given = [{ title: 'x' }, { title: 'Sea' }];
  sortRelated('sea', given);
  expect(given[0]?.title).toBe('x');
});

import { expect, test } from 'vitest';
import { topicOf } from './page-topic.ts';

test('a page is about its video, its category or its tag', () => {
  expect(
    topicOf({ video: { category_slug: 'drama', tags: [{ name: 'Rain', slug: 'rain' }] }, name: 'x' }),
  ).toEqual({ category: 'drama', tags: ['Rain'] });
  expect(topicOf({ category: { name: 'Drama', slug: 'drama' } })).toEqual({ category: 'drama', tags: [] });
  expect(topicOf({ name: 'Rain', slug: 'rain' })).toEqual({ category: null, tags: ['Rain'] });
});

test('other pages are about nothing', () => {
  for (const data of [null, undefined, {}, { video: { category_slug: null } }, { name: 'x' }, 7])
    expect(topicOf(data)).toEqual({ category: null, tags: [] });
});

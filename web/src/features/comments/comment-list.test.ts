import { expect, test } from 'vitest';
import { comment } from '../../test-data.ts';
import { withFirst, without, withPage } from './comment-list.ts';

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const [a, b, c] = [comment({ id: 'a' }), comment({ id: 'b' }), comment({ id: 'c' })];

test('pages join without doubles, and what is newer wins', () => {
  const joined = withPage([a, b], [{ ...b, like_count: 9 }, c]);
  expect(ids(joined)).toEqual(['a', 'b', 'c']);
  expect(joined[1]?.like_count).toBe(9);
});

test('new comments come first, known ones stay in their place', () => {
  expect(ids(withFirst([a, b], [c, { ...b, content: 'edited' }]))).toEqual(['c', 'a', 'b']);
});

test('a deleted comment goes, with replies its head stays empty', () => {
  expect(ids(without([a, b], a))).toEqual(['b']);
  const head = comment({ id: 'h', reply_count: 2, content: 'words' });
  expect(without([head], head)).toMatchObject([{ id: 'h', state: 'gone', content: null, author: null }]);
});

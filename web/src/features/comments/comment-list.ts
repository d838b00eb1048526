import type { Comment } from '#contract/comments.ts';

/** Adds the rows of a page: a row that came twice is listed once, in its later version. */
export function withPage(list: readonly Comment[], page: readonly Comment[]): Comment[] {
  const known = new Set(list.map(({ id }) => id));
  return [...renewed(list, page), ...page.filter(({ id }) => !known.has(id))];
}

/** Puts new rows first; a row that is already there keeps its place and is updated. */
export function withFirst(list: readonly Comment[], first: readonly Comment[]): Comment[] {
  const known = new Set(list.map(({ id }) => id));
  return [...first.filter(({ id }) => !known.has(id)), ...renewed(list, first)];
}

/** Updates rows from a later answer; rows that the answer does not contain stay as they are. */
export function renewed(list: readonly Comment[], answer: readonly Comment[]): Comment[] {
  const newer = new Map(answer.map((comment) => [comment.id, comment]));
  return list.map((comment) => newer.get(comment.id) ?? comment);
}

export const replaced = (list: readonly Comment[], comment: Comment): Comment[] =>
  list.map((one) => (one.id === comment.id ? comment : one));

/** After a deletion: a thread with replies keeps an empty head. */
export function without(list: readonly Comment[], gone: Comment): Comment[] {
  if (gone.reply_count === 0) return list.filter(({ id }) => id !== gone.id);
  return replaced(list, {
    ...gone,
    state: 'gone',
    content: null,
    author: null,
    is_own: false,
    can_delete: false,
    is_liked: false,
    like_count: 0,
    edited_at: null,
  });
}

import { limits } from '#contract/limits.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { userView } from '../managing-view.ts';
import { countUsers, findUsers, listUsers } from '../user-list-queries.ts';

export const getUsers = implement('get_users', async (input, { db }) => {
  const size = input.page_size ?? limits.usersPageSize;
  const role = input.role_filter ?? 'all';
  const term = input.search_term?.trim() || null;
  const filter = {
    found: term === null ? null : await findUsers(db, term),
    role: role === 'all' ? null : role,
  };
  const order = { by: input.sort_by ?? ('created_at' as const), ascending: input.is_ascending ?? false };
  const [rows, total] = await Promise.all([
    listUsers(db, filter, order, size, ((input.page_number ?? 1) - 1) * size),
    countUsers(db, filter),
  ]);
  return rows.map((row) => userView(row, total));
});

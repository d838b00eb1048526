import type { Role } from '#contract/roles.ts';
import { type UserSort, userSearch } from '#contract/user-lists.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { active } from './managing-queries.ts';

export interface UserRow {
  id: string;
  username: string;
  email: string;
  role: Role;
  is_active: boolean;
  created_at: Date;
  last_sign_in_at: Date | null;
  deletion_requested_at: Date | null;
}
export interface UserFilter {
  /** The ids a search found, if they are few; else the pattern, which is searched for along the order. */
  found: { ids: readonly string[] } | { pattern: string } | null;
  role: Role | null;
}
export interface UserOrder {
  by: UserSort;
  ascending: boolean;
}

/** Characters with a meaning in patterns are searched for literally. */
const partOf = (term: string): string => `%${term.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

const idsLike = (table: string, column: string) => async (db: Executor, pattern: string) =>
  (
    await db.query<{ id: string }>(`select id from ${table} where lower(${column}) like $1 limit $2`, [
      pattern,
      userSearch.few + 1,
    ])
  ).map(({ id }) => id);
const idsByUsername = idsLike('members', 'username');
const idsByEmail = idsLike('accounts', 'email');

/** Searches for part of a username or address. */
export async function findUsers(db: Executor, term: string): Promise<NonNullable<UserFilter['found']>> {
  const pattern = partOf(term);
  const both = await Promise.all([idsByUsername(db, pattern), idsByEmail(db, pattern)]);
  return both.some((ids) => ids.length > userSearch.few) ? { pattern } : { ids: [...new Set(both.flat())] };
}

function conditionOf({ found, role }: UserFilter): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const bound = (value: unknown): string => `$${values.push(value)}`;
  const parts: string[] = [];
  if (found !== null && 'ids' in found) parts.push(`a.id = any (${bound(found.ids)}::uuid[])`);
  if (found !== null && 'pattern' in found) {
    const pattern = bound(found.pattern);
    parts.push(`(lower(p.username) like ${pattern} or lower(a.email) like ${pattern})`);
  }
  if (role !== null) parts.push(`p.role = ${bound(role)}`);
  return { text: parts.length === 0 ? '' : `where ${parts.join(' and ')}`, values };
}

/** Each matches an index, forwards or backwards. */
const orders: Readonly<Record<UserSort, { column: string; ofProfiles?: true; mayLack?: true }>> = {
  created_at: { column: 'a.created_at' },
  last_sign_in_at: { column: 'a.last_sign_in_at', mayLack: true },
  username: { column: 'lower(p.username)', ofProfiles: true },
  email: { column: 'lower(a.email)' },
  role: { column: 'p.role', ofProfiles: true },
};
function orderOf({ by, ascending }: UserOrder): string {
  const { column, mayLack } = orders[by];
  const [way, lacking] = ascending ? ['asc', ' nulls first'] : ['desc', ' nulls last'];
  return `${column} ${way}${mayLack ? lacking : ''}, a.id ${way}`;
}
const both = 'accounts a join members p on p.id = a.id';

/** For a search with many matches, no further than `userSearch.counted`. */
export const listUsers = (
  db: Executor,
  filter: UserFilter,
  order: UserOrder,
  limit: number,
  offset: number,
): Promise<UserRow[]> => {
  const { text, values } = conditionOf(filter);
  const isBroad = filter.found !== null && 'pattern' in filter.found;
  const most = isBroad ? Math.max(0, Math.min(limit, userSearch.counted - offset)) : limit;
  if (most === 0) return Promise.resolve([]);
  // A page far back is found in accounts alone if their columns determine it.
  const from = text === '' && !orders[order.by].ofProfiles ? 'accounts a' : both;
  return db.query<UserRow>(
    `with page as materialized (select a.id from ${from} ${text} order by ${orderOf(order)}
       limit $${values.length + 1} offset $${values.length + 2})
     select a.id, p.username, a.email, p.role, ${active} as is_active, a.created_at, a.last_sign_in_at, a.deletion_requested_at
     from page join accounts a on a.id = page.id join members p on p.id = a.id order by ${orderOf(order)}`,
    [...values, most, offset],
  );
};

/** All of them; for a search with many matches, no more than `userSearch.counted`. */
export async function countUsers(db: Executor, filter: UserFilter): Promise<number> {
  const { text, values } = conditionOf(filter);
  const isBroad = filter.found !== null && 'pattern' in filter.found;
  // It is broad because there are more.
  if (isBroad && filter.role === null) return userSearch.counted;
  // Along an order: a query that stops early should not read a whole table first.
  const [row] = await db.query<{ count: number }>(
    isBroad
      ? `select count(*)::int as count from (
           select from ${both} ${text} order by a.created_at desc, a.id desc limit $${values.length + 1}) found`
      : `select count(*)::int as count from ${filter.role === null ? 'accounts a' : both} ${text}`,
    isBroad ? [...values, userSearch.counted] : values,
  );
  return row?.count ?? 0;
}

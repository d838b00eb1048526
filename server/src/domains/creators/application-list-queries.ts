import { type ApplicationState, applicationLimits } from '#contract/application-lists.ts';
import type { Executor } from '../../platform/db/database.ts';
import { type EntryRow, joins, people } from './application-queries.ts';

export interface ApplicationFilter {
  /** The ids a search found, if they are few; else the pattern, which is searched for along the order. */
  found: { ids: readonly string[]; applicantIds: readonly string[] } | { pattern: string } | null;
  state: ApplicationState | null;
}
const { few, searched, counted } = applicationLimits;

/** Characters with a meaning in patterns are searched for literally. */
const partOf = (term: string): string => `%${term.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
const idsLike = (table: string, column: string) => async (db: Executor, pattern: string) =>
  (
    await db.query<{ id: string }>(`select id from ${table} where lower(${column}) like $1 limit $2`, [
      pattern,
      few + 1,
    ])
  ).map(({ id }) => id);
const idsByMakes = idsLike('creator_applications', 'makes');
const applicantsByUsername = idsLike('members', 'username');
const applicantsByEmail = idsLike('accounts', 'email');

/** Searches for part of a username, an address or the description of their work. */
export async function findApplications(
  db: Executor,
  term: string,
): Promise<NonNullable<ApplicationFilter['found']>> {
  const pattern = partOf(term);
  const [ids, ...people] = await Promise.all([
    idsByMakes(db, pattern),
    applicantsByUsername(db, pattern),
    applicantsByEmail(db, pattern),
  ]);
  return [ids, ...people].some((found) => found.length > few)
    ? { pattern }
    : { ids, applicantIds: [...new Set(people.flat())] };
}

const isBroad = ({ found }: ApplicationFilter): boolean => found !== null && 'pattern' in found;
/** As far as a list goes. */
const mostOf = (filter: ApplicationFilter): number => (isBroad(filter) ? searched : counted);

function conditionOf({ found, state }: ApplicationFilter): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const bound = (value: unknown): string => `$${values.push(value)}`;
  const parts: string[] = [];
  if (found !== null && 'ids' in found)
    parts.push(
      `(a.id = any (${bound(found.ids)}::uuid[]) or a.applicant_id = any (${bound(found.applicantIds)}::uuid[]))`,
    );
  if (found !== null && 'pattern' in found) {
    const pattern = bound(found.pattern);
    parts.push(
      `(lower(a.makes) like ${pattern} or lower(p.username) like ${pattern} or lower(ac.email) like ${pattern})`,
    );
  }
  if (state !== null) parts.push(`a.state = ${bound(state)}`);
  return { text: parts.length === 0 ? '' : `where ${parts.join(' and ')}`, values };
}

/** Pending ones come longest waiting first, others latest first. */
const orderOf = ({ state }: ApplicationFilter): string =>
  state === 'pending' ? 'a.created_at, a.id' : 'a.created_at desc, a.id desc';
const fromOf = (filter: ApplicationFilter): string =>
  `creator_applications a ${
    isBroad(filter)
      ? 'join members p on p.id = a.applicant_id join accounts ac on ac.id = a.applicant_id'
      : ''
  }`;

/** No further than they are counted. */
export function listApplications(
  db: Executor,
  filter: ApplicationFilter,
  limit: number,
  offset: number,
): Promise<EntryRow[]> {
  const most = Math.max(0, Math.min(limit, mostOf(filter) - offset));
  if (most === 0) return Promise.resolve([]);
  const { text, values } = conditionOf(filter);
  const order = orderOf(filter);
  return db.query<EntryRow>(
    `with page as materialized (select a.id from ${fromOf(filter)} ${text} order by ${order}
       limit $${values.length + 1} offset $${values.length + 2})
     select a.id, a.state, a.makes, a.created_at, a.decided_at, a.applicant_id, ${people}
     from page join creator_applications a on a.id = page.id ${joins} order by ${order}`,
    [...values, most, offset],
  );
}

export async function countApplications(db: Executor, filter: ApplicationFilter): Promise<number> {
  const { text, values } = conditionOf(filter);
  // Along the order: a query that stops early should not read a whole table first.
  const order = isBroad(filter) ? `order by ${orderOf(filter)}` : '';
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from (
       select from ${fromOf(filter)} ${text} ${order} limit $${values.length + 1}) found`,
    [...values, mostOf(filter)],
  );
  return row?.count ?? 0;
}

/** How many wait for a decision, to at most `most`. */
export const countPendingApplications = async (db: Executor, most: number): Promise<number> =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int as n from (
         select from creator_applications where state = 'pending' limit $1) waiting`,
      [most],
      'count_pending_applications',
    )
  )[0]?.n ?? 0;

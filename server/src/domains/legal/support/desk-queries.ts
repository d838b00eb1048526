import { type SupportType, supportLimits, type TicketState } from '#contract/support-lists.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { TicketRow } from './ticket-queries.ts';

export interface TicketFilter {
  term: string | null;
  state: TicketState | null;
  kind: SupportType | null;
  tag: string | null;
}
export interface DeskRow extends TicketRow {
  username: string | null;
  assignee: string | null;
}
const columns = `t.id, t.code, t.member_id, t.email, t.name, t.kind, t.subject, t.state, t.assignee_id, t.tags,
  t.created_at, t.updated_at, t.answered_at, t.closed_at, p.username, a.username as assignee`;
const joins = 'left join members p on p.id = t.member_id left join members a on a.id = t.assignee_id';

/** Characters with a meaning in patterns are searched for literally. */
const partOf = (term: string): string => `%${term.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

function conditionOf({ term, state, kind, tag }: TicketFilter): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const bound = (value: unknown): string => `$${values.push(value)}`;
  const parts: string[] = [];
  if (term !== null) {
    const pattern = bound(partOf(term));
    parts.push(
      `(lower(t.subject) like ${pattern} or lower(t.email) like ${pattern} or t.code = ${bound(term.toLowerCase())})`,
    );
  }
  if (state !== null) parts.push(`t.state = ${bound(state)}`);
  if (kind !== null) parts.push(`t.kind = ${bound(kind)}`);
  if (tag !== null) parts.push(`t.tags @> array[${bound(tag)}]`);
  return { text: parts.length === 0 ? '' : `where ${parts.join(' and ')}`, values };
}

/** No further than they are counted. */
export function listTickets(
  db: Executor,
  filter: TicketFilter,
  limit: number,
  offset: number,
): Promise<DeskRow[]> {
  const rows = Math.max(0, Math.min(limit, supportLimits.counted - offset));
  if (rows === 0) return Promise.resolve([]);
  const { text, values } = conditionOf(filter);
  // Who has waited longest comes first; what is done, latest first.
  const order = filter.state === 'open' ? 't.updated_at, t.id' : 't.updated_at desc, t.id desc';
  return db.query<DeskRow>(
    `with page as materialized (select t.id from support_tickets t ${text} order by ${order}
       limit $${values.length + 1} offset $${values.length + 2})
     select ${columns} from page join support_tickets t on t.id = page.id ${joins} order by ${order}`,
    [...values, rows, offset],
  );
}

export async function countTickets(db: Executor, filter: TicketFilter): Promise<number> {
  const { text, values } = conditionOf(filter);
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from (
       select from support_tickets t ${text} limit $${values.length + 1}) found`,
    [...values, supportLimits.counted],
  );
  return row?.count ?? 0;
}

export const findTicket = async (db: Executor, id: string): Promise<DeskRow | null> =>
  (await db.query<DeskRow>(`select ${columns} from support_tickets t ${joins} where t.id = $1`, [id]))[0] ??
  null;

export interface CannedRow {
  id: string;
  title: string;
  body: string;
}
export const listCanned = (db: Executor): Promise<CannedRow[]> =>
  db.query<CannedRow>('select id, title, body from canned_texts order by lower(title), id');

/** Null: another has this title, or there are as many as there may be. */
export const insertCanned = async (
  db: Executor,
  row: CannedRow,
  writerId: string,
): Promise<CannedRow | null> =>
  (
    await db.query<CannedRow>(
      `insert into canned_texts (id, title, body, written_by)
       select $1::uuid, $2, $3, $4::uuid where (select count(*) from canned_texts) < $5
       on conflict do nothing returning id, title, body`,
      [row.id, row.title, row.body, writerId, supportLimits.cannedTexts],
    )
  )[0] ?? null;

export const isTitleTaken = async (db: Executor, title: string, exceptId: string): Promise<boolean> =>
  (await db.query('select from canned_texts where title = $1 and id <> $2', [title, exceptId])).length > 0;

export const updateCanned = async (
  db: Executor,
  row: CannedRow,
  writerId: string,
): Promise<CannedRow | null> =>
  (
    await db.query<CannedRow>(
      `update canned_texts set title = $2, body = $3, written_by = $4, updated_at = now() where id = $1
       returning id, title, body`,
      [row.id, row.title, row.body, writerId],
    )
  )[0] ?? null;

export const deleteCanned = async (db: Executor, id: string): Promise<string | null> =>
  (await db.query<{ title: string }>('delete from canned_texts where id = $1 returning title', [id]))[0]
    ?.title ?? null;

/** Open tickets that wait for an answer longer than this, the longest first. */
export const waitingTickets = (
  db: Executor,
  days: number,
  most: number,
): Promise<(Pick<TicketRow, 'id' | 'subject' | 'kind'> & { due_at: Date; assignee: string | null })[]> =>
  db.query(
    `select t.id, t.subject, t.kind, t.updated_at + $1::int * interval '1 day' as due_at, a.username as assignee
     from support_tickets t left join members a on a.id = t.assignee_id
     where t.state = 'open' and t.updated_at <= now() - $1::int * interval '1 day' order by t.updated_at, t.id limit $2`,
    [days, most],
    'waiting_tickets',
  );

/** How many wait for the desk, to at most `most`. */
export const countOpenTickets = async (db: Executor, most: number): Promise<number> =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int as n from (select from support_tickets where state = 'open' limit $1) waiting`,
      [most],
      'count_open_tickets',
    )
  )[0]?.n ?? 0;

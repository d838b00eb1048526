import type { CasePriority, CaseSort, CaseStateFilter } from '#contract/case-lists.ts';
import type { CaseTargetKind, ReportReason } from '#contract/reports.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { type CaseListRow, caseColumns, visible } from './case-queries.ts';
import { priorityRange } from './case-rules.ts';

export interface CaseFilter {
  state: CaseStateFilter;
  kind: CaseTargetKind | null;
  priority: CasePriority | null;
  /** The admin who asks. */
  viewerId: string;
  assignee: 'me' | 'nobody' | 'others' | null;
  seesMinors: boolean;
  /** The ids a search found, if they are few; else the words, which are searched for along the order. */
  found: { ids: readonly string[] } | { words: string } | null;
}

/** Values from closed lists are inlined: only then does the planner know how many rows they leave. */
function conditionOf(filter: CaseFilter): { sql: string; values: unknown[] } {
  const values: unknown[] = [];
  const bound = (value: unknown): string => `$${values.push(value)}`;
  const parts = [visible(filter.seesMinors)];
  if (filter.state === 'undecided') parts.push(`c.state in ('open', 'in_review', 'reopened')`);
  else if (filter.state === 'all') parts.push(`c.state <> 'merged'`);
  else parts.push(`c.state = '${filter.state}'`);
  // The partial indexes on everything not merged also serve a single state.
  if (filter.state !== 'all' && filter.state !== 'undecided') parts.push(`c.state <> 'merged'`);
  if (filter.kind !== null) parts.push(`c.target_kind = '${filter.kind}'`);
  if (filter.priority !== null) {
    const { from, below } = priorityRange(filter.priority);
    parts.push(`c.priority >= ${from} and c.priority < ${below}`);
  }
  if (filter.assignee === 'me') parts.push(`c.assignee_id = ${bound(filter.viewerId)}::uuid`);
  if (filter.assignee === 'nobody') parts.push('c.assignee_id is null');
  if (filter.assignee === 'others')
    parts.push(`c.assignee_id is not null and c.assignee_id <> ${bound(filter.viewerId)}::uuid`);
  if (filter.found !== null && 'ids' in filter.found)
    parts.push(`c.id = any (${bound(filter.found.ids)}::uuid[])`);
  if (filter.found !== null && 'words' in filter.found)
    parts.push(`position(${bound(filter.found.words.toLowerCase())} in lower(c.title)) > 0`);
  return { sql: parts.join(' and '), values };
}

/** Each matches an index, forwards or backwards. */
const orders: Readonly<Record<CaseSort, readonly string[]>> = {
  priority: ['c.priority', 'c.last_reported_at', 'c.id'],
  last_reported_at: ['c.last_reported_at', 'c.id'],
  created_at: ['c.created_at', 'c.id'],
  report_count: ['c.report_count', 'c.id'],
};

export function casesPage(
  db: Executor,
  filter: CaseFilter,
  page: { sort: CaseSort; isAscending: boolean; limit: number; offset: number },
): Promise<CaseListRow[]> {
  const { sql, values } = conditionOf(filter);
  const order = orders[page.sort]
    .map((column) => `${column} ${page.isAscending ? 'asc' : 'desc'}`)
    .join(', ');
  return db.query<CaseListRow>(
    `select ${caseColumns} from (
       select c.* from cases c where ${sql} order by ${order} limit $${values.length + 1} offset $${values.length + 2}
     ) c order by ${order}`,
    [...values, page.limit, page.offset],
  );
}

/** How many there are, counted to at most one beyond `most`. */
export async function countCases(db: Executor, filter: CaseFilter, most: number): Promise<number> {
  const { sql, values } = conditionOf(filter);
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from (select from cases c where ${sql} limit $${values.length + 1}) counted`,
    [...values, most + 1],
  );
  return row?.n ?? 0;
}

/** Characters with a meaning in patterns are matched literally. */
const letters = (text: string): string => text.toLowerCase().replace(/[\\%_]/g, '\\$&');
const idsFor =
  (condition: string, name: string) =>
  async (db: Executor, value: string, most: number): Promise<string[]> =>
    (
      await db.query<{ id: string }>(
        `select coalesce(merged_into, id) as id from cases where ${condition} limit $2`,
        [value, most],
        name,
      )
    ).map(({ id }) => id);
const idsLike = idsFor('lower(title) like $1', 'case_ids_like');
export const casesByPart = (db: Executor, part: string, most: number): Promise<string[]> =>
  idsLike(db, `%${letters(part)}%`, most);
export const casesByBeginning = idsFor(
  `lower(title) collate "C" >= lower($1) and lower(title) collate "C" < lower($1) || U&'\\+10FFFF'`,
  'case_ids_beginning',
);
/** By the id of a case, its subject, a report, or a reporter. */
export const casesById = idsFor(
  `id in (select id from cases where id = $1::uuid
     union all select case_id from reports where id = $1::uuid
     union all select case_id from reports where target_id = $1::uuid
     union all select id from cases where target_owner_id = $1::uuid)`,
  'case_ids_by_id',
);
export const casesOfAuthor = idsFor(
  `target_owner_id = (select id from members where lower(username) = lower($1))`,
  'case_ids_of_author',
);

export interface VideoReportRow {
  id: string;
  video_title: string;
  reporter_username: string | null;
  reason: ReportReason;
  created_at: Date;
}
export const videoReports = (
  db: Executor,
  { seesMinors, limit, offset }: { seesMinors: boolean; limit: number; offset: number },
): Promise<VideoReportRow[]> =>
  db.query<VideoReportRow>(
    `select r.id, coalesce(r.evidence ->> 'title', '') as video_title, p.username as reporter_username,
       r.reason_category as reason, r.created_at
     from reports r join cases c on c.id = r.case_id left join members p on p.id = r.reporter_id
     where r.target_kind = 'video' and ${visible(seesMinors)}
     order by r.created_at desc, r.id desc limit $1 offset $2`,
    [limit, offset],
  );

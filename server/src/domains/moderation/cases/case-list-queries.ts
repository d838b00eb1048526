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

/** Characters with a meaning in patterns are matched literally. */
const letters = (text: string): string => text.toLowerCase().replace(/[\\%_]/g, '\\$&');

/** A trigram index is no use for one or two letters: what begins with them is found. */
export const isShort = (words: string): boolean => Array.from(words).length < 3;
const beginsWith = (title: string, words: string): string =>
  `lower(${title}) collate "C" >= lower(${words}) and lower(${title}) collate "C" < lower(${words}) || U&'\\+10FFFF'`;

/** The partial indexes on everything not merged also serve a single state. */
const inState = (state: CaseStateFilter): string => {
  if (state === 'undecided') return `c.state in ('open', 'in_review', 'reopened')`;
  return state === 'all' ? `c.state <> 'merged'` : `c.state = '${state}' and c.state <> 'merged'`;
};

const ofPriority = (priority: CasePriority | null): string => {
  if (priority === null) return 'true';
  const { from, below } = priorityRange(priority);
  return `c.priority >= ${from} and c.priority < ${below}`;
};

/** Values from closed lists are inlined: only then does the planner know how many rows they leave. */
function conditionOf(filter: CaseFilter): { sql: string; values: unknown[] } {
  const values: unknown[] = [];
  const bound = (value: unknown): string => `$${values.push(value)}`;
  const parts = [visible(filter.seesMinors)];
  parts.push(inState(filter.state));
  if (filter.kind !== null) parts.push(`c.target_kind = '${filter.kind}'`);
  parts.push(ofPriority(filter.priority));
  if (filter.assignee === 'me') parts.push(`c.assignee_id = ${bound(filter.viewerId)}::uuid`);
  if (filter.assignee === 'nobody') parts.push('c.assignee_id is null');
  if (filter.assignee === 'others')
    parts.push(`c.assignee_id is not null and c.assignee_id <> ${bound(filter.viewerId)}::uuid`);
  if (filter.found !== null && 'ids' in filter.found)
    parts.push(`c.id = any (${bound(filter.found.ids)}::uuid[])`);
  if (filter.found !== null && 'words' in filter.found)
    parts.push(
      isShort(filter.found.words)
        ? beginsWith('c.title', bound(filter.found.words))
        : `lower(c.title) like ${bound(`%${letters(filter.found.words)}%`)}`,
    );
  return { sql: parts.join(' and '), values };
}

/** Each matches an index, forwards or backwards. */
const orders: Readonly<Record<CaseSort, readonly string[]>> = {
  priority: ['c.priority', 'c.last_reported_at', 'c.id'],
  last_reported_at: ['c.last_reported_at', 'c.id'],
  created_at: ['c.created_at', 'c.id'],
  report_count: ['c.report_count', 'c.id'],
};

export interface CasesPage {
  sort: CaseSort;
  isAscending: boolean;
  limit: number;
  offset: number;
}
const orderOf = ({ sort, isAscending }: CasesPage): string =>
  orders[sort].map((column) => `${column} ${isAscending ? 'asc' : 'desc'}`).join(', ');

/**
 * How many there are, counted to at most one beyond `most`; if that is all of them, `ids` are those of the page. An
 * order's index would be walked past everything that does not match to find the few that do.
 */
export async function collectCases(
  db: Executor,
  filter: CaseFilter,
  page: CasesPage,
  most: number,
): Promise<{ counted: number; ids: string[] }> {
  const { sql, values } = conditionOf(filter);
  const [row] = await db.query<{ counted: number; ids: string[] }>(
    `with c as materialized (
       select c.id, c.priority, c.last_reported_at, c.created_at, c.report_count from cases c where ${sql}
       limit $${values.length + 1})
     select (select count(*)::int from c) as counted,
       array(select id from c order by ${orderOf(page)} limit $${values.length + 2} offset $${values.length + 3}) as ids`,
    [...values, most + 1, page.limit, page.offset],
  );
  return row ?? { counted: 0, ids: [] };
}

export const casesOfIds = (db: Executor, ids: readonly string[], page: CasesPage): Promise<CaseListRow[]> =>
  db.query<CaseListRow>(
    `select ${caseColumns} from cases c where c.id = any ($1::uuid[]) order by ${orderOf(page)}`,
    [ids],
  );

/** How far an order is walked to fill a page. */
const mostWalked = 3000;

/** Nothing is pushed below the offset: the inner rows are read by what narrows them, or in their order. */
const pageOf = (matching: string, order: string, at: number): string =>
  `select ${caseColumns} from (
     select c.id from (${matching} offset 0) c order by ${order} limit $${at} offset $${at + 1}
   ) page join cases c using (id) order by ${order}`;
const sortable = 'c.id, c.priority, c.last_reported_at, c.created_at, c.report_count';

/**
 * A page of many. Mostly it lies near the beginning of its order; but an order may begin with thousands that do not match,
 * and then all that do are read from the index that has all it takes, and the first of them kept.
 */
export async function casesPage(db: Executor, filter: CaseFilter, page: CasesPage): Promise<CaseListRow[]> {
  const { sql, values } = conditionOf(filter);
  const order = orderOf(page);
  const at = values.length + 1;
  const bound = [...values, page.limit, page.offset];
  if (page.offset + page.limit <= mostWalked / 4) {
    // Every state has an index in the order of priority.
    const within =
      page.sort === 'priority'
        ? `${inState(filter.state)} and ${ofPriority(filter.priority)}`
        : inState('all');
    const beginning = `select c.* from cases c where ${within} order by ${order} limit ${mostWalked}`;
    const rows = await db.query<CaseListRow>(
      pageOf(`select ${sortable} from (${beginning}) c where ${sql}`, order, at),
      bound,
    );
    if (rows.length === page.limit) return rows;
  }
  return db.query<CaseListRow>(pageOf(`select ${sortable} from cases c where ${sql}`, order, at), bound);
}

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
export const casesByBeginning = idsFor(beginsWith('title', '$1'), 'case_ids_beginning');
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

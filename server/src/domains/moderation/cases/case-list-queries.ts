import {
  type CasePriority,
  type CaseSort,
  type CaseState,
  type CaseStateFilter,
  caseStates,
} from '#contract/case-lists.ts';
import type { CaseTargetKind, ReportReason } from '#contract/reports.ts';
import { isUuid } from '../../../kit/ids.ts';
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
  /** Only what a sworn notice is open against. */
  hasNotice: boolean;
  seesMinors: boolean;
  /** What is searched for: cases of an id, or words of titles; with them, cases that are found by something else. */
  found: { words: string | null; ids: readonly string[] } | null;
}

/** The words as a pattern: characters with a meaning there are matched literally. */
const partOf = (words: string): string => `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** A trigram index is no use for one or two letters: what begins with them is found. */
const isShort = (words: string): boolean => Array.from(words).length < 3;
const beginsWith = (title: string, words: string): string =>
  `lower(${title}) collate "C" >= lower(${words}) and lower(${title}) collate "C" < lower(${words}) || U&'\\+10FFFF'`;

const undecided = ['open', 'in_review', 'reopened'] as const;
const statesOf = (state: CaseStateFilter): readonly CaseState[] =>
  state === 'undecided' ? undecided : state === 'all' ? caseStates : [state];
/** As a list of states, with which indexes begin; the partial ones on everything not merged serve each of them. */
const inState = (state: CaseStateFilter): string =>
  `c.state in (${statesOf(state)
    .map((one) => `'${one}'`)
    .join(', ')}) and c.state <> 'merged'`;

const ofPriority = (priority: CasePriority | null): string => {
  if (priority === null) return 'true';
  const { from, below } = priorityRange(priority);
  return `c.priority >= ${from} and c.priority < ${below}`;
};

/** Besides its state. Values from closed lists and numbers are inlined: only then does the planner know how many rows they leave. */
function narrowed(filter: CaseFilter, bound: Bound): string {
  const parts = [visible(filter.seesMinors), ofPriority(filter.priority)];
  if (filter.kind !== null) parts.push(`c.target_kind = '${filter.kind}'`);
  if (filter.hasNotice) parts.push('c.waits_since is not null');
  // How much one has differs from person to person; the id is that of a session's member.
  if (filter.assignee === 'me') parts.push(`c.assignee_id = ${literal(filter.viewerId)}`);
  if (filter.assignee === 'nobody') parts.push('c.assignee_id is null');
  if (filter.assignee === 'others')
    parts.push(`c.assignee_id is not null and c.assignee_id <> ${bound(filter.viewerId)}::uuid`);
  return parts.join(' and ');
}

/** What a search leaves of the cases of this name. */
function searched(filter: CaseFilter, bound: Bound, cases = 'c'): string {
  const { found } = filter;
  if (found === null) return 'true';
  const isOwn = isOwnSearch(filter);
  const says = isOwn ? titledAmongOwn : titled;
  const parts = found.words === null ? [] : [says(`${cases}.title`, found.words, bound)];
  if (found.ids.length > 0 || parts.length === 0) {
    const ids = `${bound(found.ids)}::uuid[]`;
    // No index finds these among one's own, and a list would be gone through for each of them.
    parts.push(isOwn ? `${cases}.id in (select unnest(${ids}))` : `${cases}.id = any (${ids})`);
  }
  return `(${parts.join(' or ')})`;
}
const titled = (title: string, words: string, bound: Bound): string =>
  isShort(words) ? beginsWith(title, bound(words)) : `lower(${title}) like ${bound(partOf(words))}`;

/**
 * One admin's cases have an index with everything, titles too: passing through it opens no case. Of one or two letters an
 * index of titles leaves few.
 */
const isOwnSearch = ({ assignee, found }: CaseFilter): boolean =>
  assignee === 'me' && found !== null && found.words !== null && !isShort(found.words);
/**
 * The same in words that fit no index of titles. Planned without its value, each word seems rare, and the planner would look a
 * common one up among everybody's titles and open thousands of cases.
 */
const titledAmongOwn = (title: string, words: string, bound: Bound): string =>
  `strpos(lower(${title}), ${bound(words.toLowerCase())}) > 0`;

/** Gives values their places in a statement. */
function literal(id: string): string {
  if (!isUuid(id)) throw new Error('this is no id');
  return `'${id}'::uuid`;
}
type Bound = (value: unknown) => string;
function binding(): { values: unknown[]; bound: Bound } {
  const values: unknown[] = [];
  return { values, bound: (value) => `$${values.push(value)}` };
}

/** Each matches an index, forwards or backwards. */
const orders: Readonly<Record<CaseSort, readonly string[]>> = {
  priority: ['priority', 'last_reported_at', 'id'],
  // What has no time comes last, as if it were due at the end of all days.
  due_at: ['due_at', 'id'],
  last_reported_at: ['last_reported_at', 'id'],
  created_at: ['created_at', 'id'],
  report_count: ['report_count', 'id'],
};
const sortable = ({ sort }: CasesPage): string => orders[sort].map((column) => `c.${column}`).join(', ');

export interface CasesPage {
  sort: CaseSort;
  isAscending: boolean;
  limit: number;
  offset: number;
}
const orderOf = ({ sort, isAscending }: CasesPage): string =>
  orders[sort].map((column) => `c.${column} ${isAscending ? 'asc' : 'desc'}`).join(', ');

/** How far an order is walked to find a page of titles; a shorter way where all can be read at little cost. */
const mostTitles = 4000;
const mostOwnTitles = 600;

/**
 * The ids of a page of many, along their order from its beginning. Every state has an index in each order, with all that the
 * list is narrowed by; they are merged. A title is looked at last, since none of them has it, and only as far as all the merged
 * states reach: beyond the last that was read of one of them, others are not the next.
 */
function alongOrder(filter: CaseFilter, page: CasesPage, bound: Bound): string {
  const order = orderOf(page);
  const isOwn = isOwnSearch(filter);
  const most = filter.found === null ? page.limit + page.offset : isOwn ? mostOwnTitles : mostTitles;
  // Of a state in which they have none, everybody else's would be passed to the end.
  const hasOwn = (state: CaseState): string =>
    `exists (select from cases m where m.state = '${state}' and m.assignee_id = ${literal(filter.viewerId)})`;
  const byState = statesOf(filter.state).map(
    (state) => `(select ${sortable(page)} from cases c
      where c.state = '${state}' and c.state <> 'merged' and ${narrowed(filter, bound)}${isOwn ? ` and ${hasOwn(state)}` : ''}
      order by ${order} limit ${most})`,
  );
  const merged = `select ${sortable(page)} from (${byState.join(' union all ')}) c order by ${order} limit ${most}`;
  const match =
    filter.found === null
      ? 'true'
      : `(select ${searched(filter, bound, 't')} from cases t where t.id = c.id)`;
  return `select c.id from (${merged}) c where ${match} order by ${order} limit ${page.limit} offset ${page.offset}`;
}

/**
 * How many there are, counted to at most one beyond `most`, and the ids of the page. An order's index would be walked past
 * everything that does not match to find the few that do: only of many it is, and not to its end.
 */
export async function collectCases(
  db: Executor,
  filter: CaseFilter,
  page: CasesPage,
  most: number,
): Promise<{ counted: number; ids: string[] }> {
  const { values, bound } = binding();
  const [row] = await db.query<{ counted: number; ids: string[] }>(
    `with c as materialized (
       select ${sortable(page)} from cases c
       where ${inState(filter.state)} and ${narrowed(filter, bound)} and ${searched(filter, bound)} limit ${most + 1})
     select k.counted, case when k.counted > ${most} then array(${filter.hasNotice ? 'select null::uuid where false' : alongOrder(filter, page, bound)}) else
       array(select id from c order by ${orderOf(page)} limit ${page.limit} offset ${page.offset}) end as ids
     from (select count(*)::int as counted from c) k`,
    values,
  );
  const found = row ?? { counted: 0, ids: [] };
  // The order began with thousands of other titles, or notices are read from their own index, which has no order of the list.
  const isUnfilled =
    found.counted > most && found.ids.length < page.limit && (filter.found !== null || filter.hasNotice);
  return isUnfilled ? { ...found, ids: await idsOfPage(db, filter, page) } : found;
}

/** The ids of a page of many: all that match are read from the index that has all it takes, and the first of them kept. */
async function idsOfPage(db: Executor, filter: CaseFilter, page: CasesPage): Promise<string[]> {
  const { values, bound } = binding();
  const rows = await db.query<{ id: string }>(
    // Nothing is pushed below the offset: the inner rows are read by what narrows them.
    `select c.id from (
       select ${sortable(page)} from cases c
       where ${inState(filter.state)} and ${narrowed(filter, bound)} and ${searched(filter, bound)} offset 0) c
     order by ${orderOf(page)} limit ${page.limit} offset ${page.offset}`,
    values,
  );
  return rows.map(({ id }) => id);
}

export const casesOfIds = (db: Executor, ids: readonly string[], page: CasesPage): Promise<CaseListRow[]> =>
  db.query<CaseListRow>(
    `select ${caseColumns} from cases c where c.id = any ($1::uuid[]) order by ${orderOf(page)}`,
    [ids],
    `cases_of_ids_${page.sort}_${page.isAscending}`,
  );

const idsFor =
  (condition: string, name: string) =>
  async (db: Executor, value: string, most: number): Promise<string[]> =>
    (
      await db.query<{ id: string }>(
        `select distinct coalesce(merged_into, id) as id from cases where ${condition} limit $2`,
        [value, most],
        name,
      )
    ).map(({ id }) => id);
const mergedLike = idsFor(`state = 'merged' and lower(title) like $1`, 'case_ids_merged_like');
const mergedBeginning = idsFor(
  `state = 'merged' and ${beginsWith('title', '$1')}`,
  'case_ids_merged_beginning',
);
/** Cases into which one with such a title was merged. */
export const casesMergedBy = (db: Executor, words: string, most: number): Promise<string[]> =>
  isShort(words) ? mergedBeginning(db, words, most) : mergedLike(db, partOf(words), most);
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

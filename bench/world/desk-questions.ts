import { casePriorities, caseSorts, caseStateFilters } from '#contract/case-lists.ts';
import { ReportTargetKind } from '#contract/reports.ts';
import { withClient } from './postgres.ts';
import type { Site } from './site.ts';

/** A first page of the list of cases that an admin may ask for. */
export type CaseQuestion = Readonly<Record<string, string>>;

const nothing = undefined;
const orders = caseSorts.flatMap((p_sort) =>
  ['true', 'false'].map((p_is_ascending) => ({ p_sort, p_is_ascending })),
);

/** Leaves out what is not asked for. */
const question = (parts: Record<string, string | undefined>): CaseQuestion =>
  Object.fromEntries(Object.entries(parts).filter((part): part is [string, string] => part[1] !== nothing));

const kinds = [nothing, ...ReportTargetKind.anyOf.map((kind) => kind.const)];

/** Every filter of the list with every other in its first order; those that narrow by up to two things, in every order. */
export const caseFilters = (): CaseQuestion[] =>
  caseStateFilters.flatMap((p_state) =>
    kinds.flatMap((p_kind) =>
      [nothing, ...casePriorities].flatMap((p_priority) =>
        [nothing, 'me', 'nobody', 'others'].flatMap((p_assignee) => {
          const narrowing = [p_kind, p_priority, p_assignee].filter((one) => one !== nothing).length;
          return (narrowing < 2 ? orders : [{}]).map((order) =>
            question({ p_state, p_kind, p_priority, p_assignee, ...order }),
          );
        }),
      ),
    ),
  );

/** Words of titles, common and rare, one letter, an author, ids: each beside some filters, in every order. */
export async function caseSearches(site: Site): Promise<CaseQuestion[]> {
  const { rows } = await withClient(site.databaseUrl, (client) =>
    client.query<{ id: string; report: string; target: string; word: string; rare: string; author: string }>(
      `select c.id, c.target_id as target, split_part(c.title, ' ', 2) as rare, (select id from reports where case_id = c.id limit 1) as report,
         (select split_part(title, ' ', 2) from cases group by 1 order by count(*) desc limit 1) as word,
         (select p.username from cases o join profiles p on p.id = o.target_owner_id group by 1 order by count(*) desc limit 1) as author
       from cases c where c.state = 'open' order by c.id limit 1`,
    ),
  );
  const [found] = rows;
  if (!found) throw new Error('the desk has no case');
  const words = [
    'of',
    ' of ',
    'o',
    'a',
    'no such title',
    '%',
    found.word,
    found.rare,
    found.author,
    found.id,
    found.report,
    found.target,
  ];
  const beside: Record<string, string>[] = [
    {},
    { p_state: 'all' },
    { p_state: 'dismissed' },
    { p_state: 'all', p_kind: 'playlist' },
    { p_state: 'all', p_assignee: 'me' },
    { p_state: 'in_review', p_kind: 'message', p_priority: 'low', p_assignee: 'others' },
  ];
  return words.flatMap((p_search) =>
    beside.flatMap((filter) => orders.map((order) => question({ p_search, ...filter, ...order }))),
  );
}

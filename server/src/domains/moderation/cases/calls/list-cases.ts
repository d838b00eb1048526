import { limits } from '#contract/limits.ts';
import { isUuid } from '../../../../kit/ids.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import type { Executor } from '../../../../platform/db/database.ts';
import { seesMinors } from '../../../accounts/index.ts';
import {
  type CaseFilter,
  casesById,
  casesMergedBy,
  casesOfAuthor,
  casesOfIds,
  collectCases,
} from '../case-list-queries.ts';
import { caseView } from '../case-view.ts';

export const listCases = implement('list_cases', async (input, { db, viewer, memberId }) => {
  const sees = await seesMinors(db, viewer);
  const typed = input.p_search?.trim() || null;
  const filter: CaseFilter = {
    state: input.p_state ?? 'undecided',
    kind: input.p_kind ?? null,
    priority: input.p_priority ?? null,
    assignee: input.p_assignee ?? null,
    hasNotice: input.p_notices ?? false,
    viewerId: memberId,
    seesMinors: sees,
    found: typed === null ? null : await find(db, typed),
  };
  const most = typed === null ? limits.casesCounted : limits.casesFoundCounted;
  const page = {
    sort: input.p_sort ?? ('priority' as const),
    isAscending: input.p_is_ascending ?? false,
    limit: input.p_limit ?? limits.casesPageSize,
    offset: input.p_offset ?? 0,
  };
  const { counted, ids } = await collectCases(db, filter, page, most);
  const rows = await casesOfIds(db, ids, page);
  return {
    items: rows.map(caseView),
    total: Math.min(counted, most),
    is_capped: counted > most,
    sees_minors: sees,
  };
});

/** Titles are searched beside everything else that narrows the list; what leads to a case by something else is looked up. */
async function find(db: Executor, typed: string): Promise<CaseFilter['found']> {
  const most = limits.casesFoundCounted;
  if (isUuid(typed)) return { words: null, ids: await casesById(db, typed, most) };
  const [ofAuthor, merged] = await Promise.all([
    casesOfAuthor(db, typed, most),
    casesMergedBy(db, typed, most),
  ]);
  return { words: typed, ids: [...ofAuthor, ...merged] };
}

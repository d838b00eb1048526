import { limits } from '#contract/limits.ts';
import { isUuid } from '../../../../kit/ids.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import type { Executor } from '../../../../platform/db/database.ts';
import { seesMinors } from '../../../accounts/index.ts';
import {
  type CaseFilter,
  casesByBeginning,
  casesById,
  casesByPart,
  casesOfAuthor,
  casesPage,
  countCases,
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
    viewerId: memberId,
    seesMinors: sees,
    found: typed === null ? null : await find(db, typed),
  };
  const most = limits.casesCounted;
  const [rows, counted] = await Promise.all([
    casesPage(db, filter, {
      sort: input.p_sort ?? 'priority',
      isAscending: input.p_is_ascending ?? false,
      limit: input.p_limit ?? limits.casesPageSize,
      offset: input.p_offset ?? 0,
    }),
    countCases(db, filter, most),
  ]);
  return {
    items: rows.map(caseView),
    total: Math.min(counted, most),
    is_capped: counted > most,
    sees_minors: sees,
  };
});

/** A trigram index is no use for one or two letters; common terms are found by walking the order. */
async function find(db: Executor, typed: string): Promise<CaseFilter['found']> {
  const most = limits.casesCounted;
  if (isUuid(typed)) return { ids: await casesById(db, typed, most) };
  const isShort = Array.from(typed).length < 3;
  const titled = await (isShort ? casesByBeginning : casesByPart)(db, typed, most + 1);
  if (titled.length > most) return { words: typed };
  return { ids: [...titled, ...(await casesOfAuthor(db, typed, most))] };
}

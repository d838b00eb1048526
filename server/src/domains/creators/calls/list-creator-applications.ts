import { applicationLimits } from '#contract/application-lists.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { countApplications, findApplications, listApplications } from '../application-list-queries.ts';
import { entryView } from '../application-view.ts';

export const listCreatorApplications = implement('list_creator_applications', async (input, { db }) => {
  const term = input.p_search?.trim() || null;
  const filter = {
    found: term === null ? null : await findApplications(db, term),
    state: input.p_state ?? null,
  };
  const [rows, total] = await Promise.all([
    listApplications(db, filter, input.p_limit ?? applicationLimits.pageSize, input.p_offset ?? 0),
    countApplications(db, filter),
  ]);
  return { items: rows.map(entryView), total };
});

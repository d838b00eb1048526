import { limits } from '#contract/limits.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { seesMinors } from '../../../accounts/index.ts';
import { countEntries, listEntries } from '../list-queries.ts';

export const getStayDown = implement('get_stay_down', async (input, { db, viewer }) => {
  const filter = { words: input.p_search?.trim() || null, seesMinors: await seesMinors(db, viewer) };
  const page = { limit: input.p_limit ?? limits.moderatedPageSize, offset: input.p_offset ?? 0 };
  const rows = await listEntries(db, { ...filter, ...page });
  return {
    items: rows.map((row) => ({
      ...row,
      sha256: row.sha256?.toString('hex') ?? null,
      added_at: row.added_at.toISOString(),
      compared_at: row.compared_at?.toISOString() ?? null,
    })),
    total: await countEntries(db, filter),
  };
});

import { limits } from '#contract/limits.ts';
import { implement, rawJson } from '../../../../platform/calls/implement.ts';
import { managedWorks } from '../managed-work-queries.ts';

export const getManagedWorks = implement('get_managed_works', async (input, { db }) =>
  rawJson(
    await managedWorks(db, {
      search: input.p_search?.trim() || null,
      state: input.p_state ?? null,
      limit: input.p_limit ?? limits.moderatedPageSize,
      offset: input.p_offset ?? 0,
    }),
  ),
);

import { limits } from '#contract/limits.ts';
import { listActs } from '../../../platform/audit/act-queries.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { seesMinors } from '../../accounts/index.ts';
import { hiddenVideos } from '../../videos/index.ts';
import { minorActKind } from '../cases/case-acts.ts';

export const listAdminActs = implement('list_admin_acts', async (input, context) => {
  const { db, viewer } = context;
  const rows = await listActs(db, {
    words: input.p_search?.trim() || null,
    actor: input.p_actor?.trim() || null,
    act: input.p_act?.trim() || null,
    targetKind: input.p_target_kind?.trim() || null,
    targetId: input.p_target_id?.trim() || null,
    hiddenKinds: (await seesMinors(db, viewer)) ? [] : [minorActKind],
    hiddenIds: await hiddenVideos(context),
    before: input.p_before ?? null,
    limit: input.p_limit ?? limits.actsPageSize,
  });
  return rows.map((row) => ({ ...row, acted_at: row.acted_at.toISOString() }));
});

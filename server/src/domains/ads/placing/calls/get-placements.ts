import { implement } from '../../../../platform/calls/implement.ts';
import { readAdPage } from '../../ad-page.ts';
import { placementRows } from '../placement-queries.ts';
import { placementView } from '../placement-view.ts';

export const getPlacements = implement('get_placements', async (input, { db }) =>
  (
    await placementRows(db, {
      ...readAdPage(input),
      status: input.p_status ?? null,
      pageType: input.p_page_type ?? null,
    })
  ).map(placementView),
);

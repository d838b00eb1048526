import { limits } from '#contract/limits.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { listCatalogueCreators } from '../catalogue-creator-queries.ts';

export const findCatalogueCreators = implement('find_catalogue_creators', async ({ p_search }, { db }) =>
  (await listCatalogueCreators(db, p_search?.trim() || null, limits.catalogueCreators)).map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
  })),
);

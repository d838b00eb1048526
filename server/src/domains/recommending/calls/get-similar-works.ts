import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { newestWorks, similarWorks } from '../asking/similar-queries.ts';

export const getSimilarWorks = implement(
  'get_similar_works',
  async ({ p_slug, p_limit = 12 }, { db, objectBase, recommends }) =>
    rawJson(
      recommends
        ? `{"basis":"taste","items":${await similarWorks(db, objectBase, p_slug, p_limit)}}`
        : `{"basis":"off","items":${await newestWorks(db, objectBase, p_slug, p_limit)}}`,
    ),
);

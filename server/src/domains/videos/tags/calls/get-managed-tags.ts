import { limits } from '#contract/limits.ts';
import { implement, rawJson } from '../../../../platform/calls/implement.ts';
import { tagName } from '../../video-rules.ts';
import { managedTagPage } from '../tag-queries.ts';

export const getManagedTags = implement('get_managed_tags', async (input, { db }) => {
  const part = tagName(input.p_search ?? '') || null;
  const countTo = limits.moderatedCounted;
  const page = await managedTagPage(db, {
    part,
    sort: input.p_sort ?? 'most_used',
    limit: input.p_limit ?? limits.moderatedPageSize,
    offset: input.p_offset ?? 0,
    countTo,
  });
  const total = Math.min(page.counted, countTo);
  return rawJson(`{"items":${page.json},"total":${total},"is_capped":${page.counted > countTo}}`);
});

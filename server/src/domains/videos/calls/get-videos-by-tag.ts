import { limits } from '#contract/limits.ts';
import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { refuseBarredName } from '../places/refuse-barred.ts';
import { refuseProhibited } from '../safety.ts';
import { cardsByTag } from '../video-queries.ts';
import { tagName } from '../video-rules.ts';

export const getVideosByTag = implement('get_videos_by_tag', async (input, context) => {
  refuseProhibited('p_tag_name', input.p_tag_name, context);
  await refuseBarredName(context, 'tag', tagName(input.p_tag_name));
  return rawJson(
    await cardsByTag(context.db, context.objectBase, {
      tag: tagName(input.p_tag_name),
      limit: input.p_limit ?? limits.tagPageSize,
      offset: input.p_offset ?? 0,
    }),
  );
});

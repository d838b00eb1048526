import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { refuseBarredName } from '../places/refuse-barred.ts';
import { refuseProhibited } from '../safety.ts';
import { tagByName } from '../video-queries.ts';
import { tagName } from '../video-rules.ts';

export const getTag = implement('get_tag', async (input, context) => {
  refuseProhibited('p_tag_name', input.p_tag_name, context);
  await refuseBarredName(context, 'tag', tagName(input.p_tag_name));
  return rawJson(await tagByName(context.db, tagName(input.p_tag_name)));
});

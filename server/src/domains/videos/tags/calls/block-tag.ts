import { implement } from '../../../../platform/calls/implement.ts';
import { workOn } from '../answer-tag.ts';
import { blockTag } from '../manage-tag.ts';

export const blockTagCall = implement('block_tag', (input, context) =>
  workOn(context, (work) => blockTag(work, input.p_name, input.p_reason?.trim() || null)),
);

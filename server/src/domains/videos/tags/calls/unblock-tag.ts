import { implement } from '../../../../platform/calls/implement.ts';
import { workOn } from '../answer-tag.ts';
import { unblockTag } from '../manage-tag.ts';

export const unblockTagCall = implement('unblock_tag', async (input, context) => ({
  name: await workOn(context, (work) => unblockTag(work, input.p_name)),
}));

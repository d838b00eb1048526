import { implement } from '../../../../platform/calls/implement.ts';
import { answerTag } from '../answer-tag.ts';
import { mergeTags } from '../manage-tag.ts';

export const mergeTagsCall = implement('merge_tags', (input, context) =>
  answerTag(context, input.p_into_id, (work) => mergeTags(work, input.p_tag_id, input.p_into_id)),
);

import { implement } from '../../../../platform/calls/implement.ts';
import { answerTag } from '../answer-tag.ts';
import { addAlias } from '../manage-tag.ts';

export const addTagAlias = implement('add_tag_alias', (input, context) =>
  answerTag(context, input.p_tag_id, (work) => addAlias(work, input.p_tag_id, input.p_alias)),
);

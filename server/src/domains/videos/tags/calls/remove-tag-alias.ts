import { implement } from '../../../../platform/calls/implement.ts';
import { answerTag } from '../answer-tag.ts';
import { removeAlias } from '../manage-tag.ts';

export const removeTagAlias = implement('remove_tag_alias', (input, context) =>
  answerTag(context, input.p_tag_id, (work) => removeAlias(work, input.p_tag_id, input.p_alias)),
);

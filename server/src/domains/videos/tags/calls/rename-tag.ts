import { implement } from '../../../../platform/calls/implement.ts';
import { answerTag } from '../answer-tag.ts';
import { renameTag } from '../manage-tag.ts';

export const renameTagCall = implement('rename_tag', (input, context) =>
  answerTag(context, input.p_tag_id, (work) => renameTag(work, input.p_tag_id, input.p_name)),
);

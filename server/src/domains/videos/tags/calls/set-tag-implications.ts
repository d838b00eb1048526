import { implement } from '../../../../platform/calls/implement.ts';
import { answerTag } from '../answer-tag.ts';
import { setImplications } from '../manage-tag.ts';

export const setTagImplications = implement('set_tag_implications', (input, context) =>
  answerTag(context, input.p_tag_id, (work) => setImplications(work, input.p_tag_id, input.p_implies)),
);

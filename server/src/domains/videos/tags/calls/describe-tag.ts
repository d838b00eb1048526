import { limits } from '#contract/limits.ts';
import { badInput } from '../../../../kit/app-error.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { answerTag } from '../answer-tag.ts';
import { describeTag } from '../manage-tag.ts';

export const describeTagCall = implement('describe_tag', (input, context) => {
  const description = input.p_description?.replace(/\s+/g, ' ').trim() || null;
  if (description !== null && description.length > limits.tagDescriptionLength)
    throw badInput('p_description', `Use at most ${limits.tagDescriptionLength} characters.`);
  return answerTag(context, input.p_tag_id, (work) =>
    describeTag(work, input.p_tag_id, { type: input.p_type, description }),
  );
});

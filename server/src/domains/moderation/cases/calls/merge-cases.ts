import { implement } from '../../../../platform/calls/implement.ts';
import { mergeCases as merge } from '../change-case.ts';

export const mergeCases = implement('merge_cases', async (input, context) => {
  const { id, state } = await merge(context, input.p_case_id, input.p_into_id);
  return { case_id: id, state };
});

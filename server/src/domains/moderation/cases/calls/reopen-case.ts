import { implement } from '../../../../platform/calls/implement.ts';
import { reopenCase as reopen } from '../change-case.ts';

export const reopenCase = implement('reopen_case', async (input, context) => {
  const { id, state } = await reopen(context, input.p_case_id, input.p_reason);
  return { case_id: id, state };
});

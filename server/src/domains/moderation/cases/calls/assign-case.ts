import { implement } from '../../../../platform/calls/implement.ts';
import { assignCase as assign } from '../change-case.ts';

export const assignCase = implement('assign_case', async (input, context) => {
  const { id, state } = await assign(context, input.p_case_id, {
    assigneeId: input.p_assignee_id ?? null,
    takesOver: input.p_takes_over ?? false,
  });
  return { case_id: id, state };
});

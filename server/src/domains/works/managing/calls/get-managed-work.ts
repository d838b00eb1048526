import { implement } from '../../../../platform/calls/implement.ts';
import { answerWork } from '../answer-work.ts';

export const getManagedWork = implement('get_managed_work', (input, context) =>
  answerWork(context, input.p_work_id),
);

import { implement } from '../../../../platform/calls/implement.ts';
import { submitCounterNotice as submit } from '../submit-counter-notice.ts';

export const submitCounterNotice = implement('submit_counter_notice', (input, context) =>
  submit(context, input),
);

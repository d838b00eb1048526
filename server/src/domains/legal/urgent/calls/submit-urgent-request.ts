import { implement } from '../../../../platform/calls/implement.ts';
import { submitUrgentRequest as act } from '../urgent-requests.ts';

export const submitUrgentRequest = implement('submit_urgent_request', (input, context) =>
  act(context, input),
);

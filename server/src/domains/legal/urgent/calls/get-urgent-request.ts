import { implement } from '../../../../platform/calls/implement.ts';
import { openUrgentRequest } from '../urgent-requests.ts';

export const getUrgentRequest = implement('get_urgent_request', (input, context) =>
  openUrgentRequest(context, input.p_request_id),
);

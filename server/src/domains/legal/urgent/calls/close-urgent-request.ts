import { implement } from '../../../../platform/calls/implement.ts';
import { closeUrgentRequest as act } from '../urgent-requests.ts';

export const closeUrgentRequest = implement('close_urgent_request', (input, context) => act(context, input));

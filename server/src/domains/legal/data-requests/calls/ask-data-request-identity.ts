import { implement } from '../../../../platform/calls/implement.ts';
import { askIdentity } from '../work-on-data-request.ts';

export const askDataRequestIdentity = implement('ask_data_request_identity', (input, context) =>
  askIdentity(context, input),
);

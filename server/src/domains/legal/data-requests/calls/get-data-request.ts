import { implement } from '../../../../platform/calls/implement.ts';
import { lookAtDataRequest } from '../look-at-data-request.ts';

export const getDataRequest = implement('get_data_request', (input, context) =>
  lookAtDataRequest(context, input.p_receipt),
);

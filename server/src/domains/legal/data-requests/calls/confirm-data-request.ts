import { implement } from '../../../../platform/calls/implement.ts';
import { confirmDataRequest as confirm } from '../look-at-data-request.ts';

export const confirmDataRequest = implement('confirm_data_request', (input, context) =>
  confirm(context, input.p_receipt),
);

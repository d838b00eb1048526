import { implement } from '../../../../platform/calls/implement.ts';
import { confirmNotice as confirm } from '../look-at-notice.ts';

export const confirmNotice = implement('confirm_notice', (input, context) =>
  confirm(context, input.p_receipt),
);

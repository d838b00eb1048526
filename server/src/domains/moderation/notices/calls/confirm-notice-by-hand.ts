import { implement } from '../../../../platform/calls/implement.ts';
import { confirmByHand } from '../confirm-by-hand.ts';

export const confirmNoticeByHand = implement('confirm_notice_by_hand', (input, context) =>
  confirmByHand(context, input.p_notice_id),
);

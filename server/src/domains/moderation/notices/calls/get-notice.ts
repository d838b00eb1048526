import { implement } from '../../../../platform/calls/implement.ts';
import { lookAtNotice } from '../look-at-notice.ts';

export const getNotice = implement('get_notice', (input, context) => lookAtNotice(context, input.p_receipt));

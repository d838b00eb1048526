import { implement } from '../../../platform/calls/implement.ts';
import { cancelEmailChange } from '../email/change-email.ts';

export const cancelEmailChangeCall = implement('cancel_email_change', async (_input, context) => ({
  cancelled: await cancelEmailChange(context, context.memberId),
}));

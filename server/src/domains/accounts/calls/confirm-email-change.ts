import { implement } from '../../../platform/calls/implement.ts';
import { confirmEmailChange } from '../email/change-email.ts';

export const confirmEmailChangeCall = implement('confirm_email_change', async (input, context) => ({
  state: await confirmEmailChange(context, input.p_token),
}));

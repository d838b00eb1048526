import { deletionPhrase } from '#contract/wire-values.ts';
import { badInput } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { beginLeaving } from '../leaving/leave.ts';
import { ownAccount, requireProof } from '../passwords/change-password.ts';

export const requestAccountDeletion = implement('request_account_deletion', async (input, context) => {
  const account = await ownAccount(context);
  // The phrase is checked before the password: a mistyped one costs no attempt.
  if (input.p_confirmation !== deletionPhrase)
    throw badInput('p_confirmation', 'Confirmation text does not match.');
  await requireProof(context, account, input.p_password, 'p_password');
  const deletionAt = await beginLeaving(context, account);
  context.request.takeSession();
  return { deletion_at: deletionAt.toISOString() };
});

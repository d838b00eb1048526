import { implement } from '../../../platform/calls/implement.ts';
import { stay } from '../leaving/leave.ts';

export const cancelAccountDeletion = implement('cancel_account_deletion', async (_input, context) => ({
  stays: await stay(context, context.memberId),
}));

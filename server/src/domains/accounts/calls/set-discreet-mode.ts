import { implement } from '../../../platform/calls/implement.ts';
import { tellAccountChanged } from '../change-account.ts';
import { writePreferences } from '../preferences/preference-queries.ts';

export const setDiscreetMode = implement('set_discreet_mode', async ({ p_leave_to }, context) => {
  const { userId } = context.viewer;
  // Of a member the account says it; what this browser chose before is over.
  context.request.writeDiscreet(userId === null ? p_leave_to : null);
  if (userId !== null)
    await context.db.transaction(async (transaction) => {
      await writePreferences(transaction, userId, { discreet: p_leave_to });
      // Every page of theirs looks different.
      await tellAccountChanged(transaction, context, userId);
    });
  return { leave_to: p_leave_to };
});

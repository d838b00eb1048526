import { implement } from '../../../platform/calls/implement.ts';
import { tellAccountChanged } from '../change-account.ts';
import { writePreferences } from '../preferences/preference-queries.ts';

export const setDiscreetMode = implement('set_discreet_mode', async ({ p_leave_to }, context) => {
  const { userId } = context.viewer;
  if (userId === null) context.request.writeDiscreet(p_leave_to);
  else
    await context.db.transaction(async (transaction) => {
      await writePreferences(transaction, userId, { discreet: p_leave_to });
      // Every page of theirs looks different.
      await tellAccountChanged(transaction, context, userId);
    });
  return { leave_to: p_leave_to };
});

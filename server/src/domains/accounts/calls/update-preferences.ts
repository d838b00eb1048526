import { implement } from '../../../platform/calls/implement.ts';
import { tellAccountChanged } from '../change-account.ts';
import { ownAccount } from '../passwords/change-password.ts';
import { writePreferences } from '../preferences/preference-queries.ts';

export const updatePreferences = implement('update_preferences', async (input, context) => {
  const { id } = await ownAccount(context);
  return context.db.transaction(async (transaction) => {
    const preferences = await writePreferences(transaction, id, input.p_preferences);
    // They decide how pages look.
    if (input.p_preferences.layout !== undefined || input.p_preferences.discreet !== undefined)
      await tellAccountChanged(transaction, context, id);
    return preferences;
  });
});

import { implement } from '../../../platform/calls/implement.ts';
import { writeListVisibility } from '../../profiles/index.ts';
import { writeSettings } from '../entry-queries.ts';
import { readListSettings } from '../list-settings.ts';

export const updateListSettings = implement('update_list_settings', (input, { db, memberId }) =>
  db.transaction(async (transaction) => {
    await writeSettings(transaction, memberId, input.p_scale ?? null, input.p_follows_watching ?? null);
    if (input.p_is_public !== undefined) await writeListVisibility(transaction, memberId, input.p_is_public);
    return readListSettings(transaction, memberId);
  }),
);

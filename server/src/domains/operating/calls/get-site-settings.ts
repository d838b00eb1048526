import { implement } from '../../../platform/calls/implement.ts';
import { settingsNow } from '../settings/settings-now.ts';

/** Answers from the database, not from what this process goes by: a change that was just made is in it. */
export const getSiteSettings = implement('get_site_settings', (_input, { db, config }) =>
  settingsNow(db, config),
);

import { implement } from '../../../platform/calls/implement.ts';
import { settingsNow } from '../settings/settings-now.ts';

/** Answers from the database, not from this process's copy: it includes a change made just now. */
export const getSiteSettings = implement('get_site_settings', (_input, { db, config }) =>
  settingsNow(db, config),
);

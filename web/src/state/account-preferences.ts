/** Fired on window when the preferences of the account were changed on this page. */
export const preferencesChanged = 'tsukimi:preferences-changed';

/** What the forms of the history page are called. */
export const historyIntents = {
  remove: 'remove',
  clear: 'clear',
  pause: 'pause',
  keepOn: 'keep-on',
} as const;

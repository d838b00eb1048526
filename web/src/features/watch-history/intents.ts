/** What the forms of the history page are called. */
export const historyIntents = {
  remove: 'remove',
  clear: 'clear',
  pause: 'pause',
  goOn: 'go-on',
} as const;

/** Names of the forms on the history page. */
export const historyIntents = {
  remove: 'remove',
  clear: 'clear',
  pause: 'pause',
  goOn: 'go-on',
} as const;

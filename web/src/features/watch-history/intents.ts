/** Names of the forms on the history page. */
export const historyIntents = {
  remove: 'remove',
  setAside: 'set-aside',
  markWatched: 'mark-watched',
  clear: 'clear',
  pause: 'pause',
  goOn: 'go-on',
} as const;

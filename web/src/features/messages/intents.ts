/** Which form of a conversation's page was sent. */
export const intents = {
  send: 'send',
  accept: 'accept',
  decline: 'decline',
  block: 'block',
  unblock: 'unblock',
  mute: 'mute',
  unmute: 'unmute',
  remove: 'remove',
} as const;

/** Names of the forms about what somebody would rather not see; the page of the shield answers them, wherever they stand. */
export const shieldIntents = {
  set: 'shield-set',
  remove: 'shield-remove',
  lines: 'shield-lines',
  discreet: 'discreet',
} as const;

/** Names of the forms about blocks; the blocklist page answers them, wherever they stand. */
export const blockIntents = { block: 'block', unblock: 'unblock' } as const;

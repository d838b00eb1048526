/** What the forms about blocks are called; the blocklist page answers them, wherever they stand. */
export const blockIntents = { block: 'block', unblock: 'unblock' } as const;

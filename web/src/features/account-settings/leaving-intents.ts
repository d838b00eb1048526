/** Names of the forms on the page for deleting the account. */
export const leavingIntents = {
  prove: 'prove',
  archive: 'export',
  leave: 'delete',
  keep: 'keep',
} as const;

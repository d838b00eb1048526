/** What the forms of the page for leaving are called. */
export const leavingIntents = {
  prove: 'prove',
  archive: 'export',
  leave: 'delete',
  keep: 'keep',
} as const;

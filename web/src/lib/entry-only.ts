/** Pages that only mails and frames on other sites lead to, by the ids of their routes. */
export const entryOnly: ReadonlySet<string> = new Set([
  'routes/embed',
  'routes/reset-password',
  'routes/confirm-email-change',
]);

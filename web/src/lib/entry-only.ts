/** Pages that only mails, frames on other sites and redirects of the whole document lead to, by the ids of their routes. */
export const entryOnly: ReadonlySet<string> = new Set([
  'routes/embed',
  'routes/reset-password',
  'routes/confirm-email-change',
  'routes/support-ticket',
  'routes/notice-case',
  'routes/statement',
  'routes/farewell',
  'routes/urgent',
  'routes/information/data-request',
  'routes/data-request',
  'routes/proof',
  'routes/information/transparency',
  'routes/illegal-content',
  'routes/status',
]);

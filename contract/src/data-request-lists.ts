/** What somebody may ask about their data. */
export const dataRequestKinds = ['access', 'export', 'deletion', 'correction', 'objection'] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];

/** `unconfirmed`: the link of the mail was not followed yet, so nobody works on it. */
export const dataRequestStates = ['open', 'unconfirmed', 'answered', 'refused'] as const;
export type DataRequestState = (typeof dataRequestStates)[number];

export const dataRequestLimits = {
  /** Months to answer, and more where a request is complex: from the day it was sent. */
  months: 1,
  moreMonths: 2,
  /** Days to confirm the address. */
  confirmDays: 7,
  /** Requests a day, of a mailbox or member and of a network. */
  perMailbox: 3,
  perNetwork: 10,
  /** Characters of a name, of what is asked, and of a letter. */
  line: 200,
  words: 5000,
  letter: 10_000,
  typed: 250_000,
  /** Days before the end on which the desk is told. */
  warnDays: 7,
  /** Days for which an answer's records can be downloaded. */
  recordDays: 30,
  /** Days for which a request is kept after its answer, to show that it was answered. */
  days: 730,
  pageSize: 30,
  counted: 3000,
} as const;

export const dataRequestWords: Readonly<Record<DataRequestKind, string>> = {
  access: 'What do you hold about me?',
  export: 'Send me my data',
  deletion: 'Delete my data',
  correction: 'Correct my data',
  objection: 'Stop using my data in some way',
};

export const dataRequestTexts = {
  title: 'Data request',
  incomplete: 'Please fill out all required fields.',
  failed: 'Failed to send your request. Please try again, or write to us by mail.',
  sent: 'We got your request.',
  confirm: 'Please look into your mailbox: your request counts once you follow the link that we sent.',
  tooMany: 'We’ve had too many requests from you today. Please email us instead.',
} as const;

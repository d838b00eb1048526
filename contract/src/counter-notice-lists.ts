export const counterNoticeLimits = {
  /** Business days after which what was disabled comes back, at the earliest and at the latest. */
  fromDays: 10,
  byDays: 14,
  /** Characters of a text; what is longer is told in words. */
  textLength: 2000,
  typed: 250_000,
  /** Days that it is kept once it is over. */
  days: 730,
} as const;

/**
 * How a counter-notice stands. `waiting`: the days run. `in_court`: its notifier went to court. `returned`: what was disabled
 * is back. `over`: it was decided about anew.
 */
export const counterNoticeStates = ['waiting', 'in_court', 'returned', 'over'] as const;
export type CounterNoticeState = (typeof counterNoticeStates)[number];

export const counterNoticeTexts = {
  title: 'Counter-notice',
  incomplete: 'Please fill out all fields.',
  sent: 'Your counter-notice is sent.',
  failed: 'Failed to send your counter-notice. Please try again.',
  courtRecorded: 'Thank you. Nothing comes back while your action runs.',
  courtFailed: 'Failed to record your court action. Please try again.',
} as const;

/** The statements of 17 U.S.C. § 512(g)(3), as they are sworn. */
export const counterStatements = {
  mistake:
    'I swear, under penalty of perjury, that I have a good faith belief that the material was removed or disabled as a result of mistake or misidentification.',
  jurisdiction:
    'I consent to the jurisdiction of the Federal District Court for the judicial district in which my address is located, or, if my address is outside of the United States, for any judicial district in which this service may be found, and I will accept service of process from whoever filed the notice or an agent of theirs.',
} as const;

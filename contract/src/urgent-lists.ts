/** `danger`: a life or somebody's safety; `authority`: police, a court, a regulator. */
export const urgentKinds = ['danger', 'authority'] as const;
export type UrgentKind = (typeof urgentKinds)[number];

export const urgentLimits = {
  /** Hours within which somebody looks at it. */
  hours: { danger: 2, authority: 24 } as Readonly<Record<UrgentKind, number>>,
  /** Requests a day, of a mailbox and of a network. */
  perMailbox: 5,
  perNetwork: 10,
  /** Characters of a line, and of what is asked. */
  line: 200,
  words: 5000,
  typed: 250_000,
  outcome: 2000,
  /** Days after it was handled. */
  days: 730,
} as const;

export const urgentTexts = {
  title: 'Urgent requests',
  incomplete: 'Please fill out all required fields.',
  failed: 'Failed to send your request. Please try again, or write to us by mail.',
  sent: 'We got your request.',
} as const;

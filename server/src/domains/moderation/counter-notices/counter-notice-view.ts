import { type CounterNoticeState, counterStatements } from '#contract/counter-notice-lists.ts';
import type { CounterNoticeStanding } from '#contract/counter-notices.ts';
import type { CounterNoticeRow } from './counter-notice-queries.ts';

const stateOf = ({ ended_at, has_returned, court_at }: CounterNoticeRow): CounterNoticeState => {
  if (ended_at !== null) return has_returned ? 'returned' : 'over';
  return court_at === null ? 'waiting' : 'in_court';
};

export const standingOf = (row: CounterNoticeRow): CounterNoticeStanding => ({
  state: stateOf(row),
  sent_at: row.sent_at.toISOString(),
  returns_from: row.returns_from.toISOString(),
  returns_by: row.returns_by.toISOString(),
  court_at: row.court_at?.toISOString() ?? null,
  ended_at: row.ended_at?.toISOString() ?? null,
});

/** What was sworn, line by line, for whoever filed the notice and for admins. */
export const swornLines = ({ name, email, sworn }: CounterNoticeRow): string[] => [
  `Name: ${name}`,
  `Address: ${String(sworn.address ?? '').replace(/\s*\n\s*/g, ', ')}`,
  `Phone: ${sworn.phoneNumber ?? ''}`,
  `Email: ${email}`,
  ...Object.values(counterStatements),
  `Signature: ${sworn.signature ?? ''}`,
];

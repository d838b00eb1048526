import { dataRequestLimits as most } from '#contract/data-request-lists.ts';
import type { DataRequest, DataRequestEntry } from '#contract/data-requests.ts';
import type { DataRequestRow } from './data-request-queries.ts';

/** Until when the records of its answer can be downloaded; null: there are none. */
export const recordsEnd = ({ with_records, answered_at }: DataRequestRow): Date | null =>
  with_records && answered_at !== null
    ? new Date(answered_at.getTime() + most.recordDays * 86_400_000)
    : null;

/** For whoever has the receipt. */
export const standingView = (row: DataRequestRow, needsIdentity: boolean): DataRequest => ({
  kind: row.kind,
  state: row.state,
  sent_at: row.sent_at.toISOString(),
  due_at: row.due_at.toISOString(),
  extended_because: row.extended_because,
  needs_identity: needsIdentity,
  answer: row.answer,
  answered_at: row.answered_at?.toISOString() ?? null,
  records_until: recordsEnd(row)?.toISOString() ?? null,
});

export const entryView = (row: DataRequestRow): DataRequestEntry => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  name: row.name,
  email: row.email,
  member_id: row.member_id,
  sent_at: row.sent_at.toISOString(),
  due_at: row.due_at.toISOString(),
  latest_at: row.latest_at.toISOString(),
  is_extended: row.extended_because !== null,
  is_late: row.state === 'open' && row.due_at.getTime() <= Date.now(),
});

/** For the archive of its author. */
export const exportView = (row: DataRequestRow) => ({
  ...{ kind: row.kind, state: row.state, name: row.name, email: row.email, words: row.words },
  ...{ sent_at: row.sent_at, due_at: row.due_at, extended_because: row.extended_because },
  ...{ answer: row.answer, answered_at: row.answered_at },
});

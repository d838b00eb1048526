import type { Input } from '#contract/calls.ts';
import type { SecondLookLine } from '#contract/second-looks.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { line } from '../../../platform/second-looks/final-call.ts';
import { findDataRequest } from './data-request-queries.ts';
import type { MailboxRecords } from './mailbox-records.ts';

/** An answer as it was sent, and what would be deleted by it, for whoever confirms it. */
export async function answerLines(
  db: Executor,
  sources: readonly MailboxRecords[],
  input: Input<'answer_data_request'>,
): Promise<SecondLookLine[]> {
  const row = await findDataRequest(db, input.p_request_id);
  if (row === null) return [];
  const gone: string[] = [];
  const stays: string[] = [];
  for (const { title, read, remove } of sources) {
    const found = (await read(db, row)).length;
    if (found > 0) (remove === undefined ? stays : gone).push(`${title}: ${found}`);
  }
  const lines = [
    line('Request', `For ${row.kind}, sent on ${row.sent_at.toISOString().slice(0, 10)}`, {
      ...{ kind: 'data_request', id: row.id },
    }),
    line('Outcome', input.p_outcome === 'answered' ? 'It is answered' : 'It is refused'),
    line('Letter', input.p_letter),
  ];
  if (input.p_with_records === true) lines.push(line('Records', 'They are sent along'));
  if (input.p_delete_records !== true) return lines;
  lines.push(line('Is deleted', gone.join(', ') || 'Nothing is stored that may be deleted'));
  if (stays.length > 0) lines.push(line('Stays for its time', stays.join(', ')));
  return lines;
}

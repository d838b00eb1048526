import { newId } from '#server/kit/ids.ts';
import type { Executor } from '#server/platform/db/database.ts';
import { hashOfReceipt, newReceipt } from '#server/platform/receipts.ts';

/** A confirmed data request, answered with its records if asked for. */
export async function insertTestDataRequest(
  db: Executor,
  { isAnswered = false, memberId = null }: { isAnswered?: boolean; memberId?: string | null } = {},
): Promise<{ id: string; receipt: string }> {
  const [id, receipt] = [newId(), newReceipt()];
  await db.query(
    `insert into data_requests (id, kind, receipt_hash, sealed_receipt, member_id, name, email, mailbox, words, confirmed_at, due_at,
       outcome, answer, with_records, answered_at)
     values ($1, 'access', $2, '\\x00', $4, 'Ren', 'ren@mail.example', 'ren@mail.example', '', now(), now() + interval '1 month',
       case when $3 then 'answered' end, case when $3 then 'Here it is.' end, $3, case when $3 then now() end)`,
    [id, hashOfReceipt(receipt), isAnswered, memberId],
  );
  return { id, receipt };
}

import { newId } from '#server/kit/ids.ts';
import { siteAddress } from '#server/main/import/site-address.ts';
import type { Platform } from '#server/platform/context.ts';
import type { Executor } from '#server/platform/db/database.ts';
import { hashOfReceipt, newReceipt } from '#server/platform/receipts.ts';
import { makeMember } from '#tests/support/test-member.ts';
import { once } from '#tests/support/test-once.ts';
import type { Known } from './contract-samples.ts';
import { insertTestCase } from './test-case-inputs.ts';

/** A notice that waits for its address to be confirmed; answers its receipt. */
export async function insertTestNotice(db: Executor, memberId: string | null = null): Promise<string> {
  const receipt = newReceipt();
  await db.query(
    `insert into notices (id, receipt_hash, sealed_receipt, kind, member_id, email, mailbox, name, sworn,
       reason_category, is_urgent)
     values ($1, $2, '\\x00', 'copyright', $3, 'ren@mail.example', 'ren@mail.example', 'Ren', '{}', 'COPYRIGHT', false)`,
    [newId(), hashOfReceipt(receipt), memberId],
  );
  return receipt;
}

/**
 * A comment's case that a copyright notice was upheld in, and what was disabled by it; answers the receipts of both sides, and
 * the id of a counter-notice, unless there is to be none.
 */
export async function insertTestDisabling(
  platform: Platform,
  authorId: string,
  { isAnswered, isComplainedOf = false }: { isAnswered: boolean; isComplainedOf?: boolean },
): Promise<{ notice: string; statement: string; counterNotice: string; complaint: string }> {
  const { db } = platform;
  const caseId = await insertTestCase(platform, authorId, authorId);
  const [notice, statement] = [await insertTestNotice(db), newReceipt()];
  const [decision, counterNotice, complaint] = [newId(), newId(), newId()];
  await db.transaction(async (transaction) => {
    await transaction.query(
      `with decided as (
         update reports set state = 'upheld', decided_at = now() where case_id = $1 returning id, target_kind, target_id)
       insert into notice_items (notice_id, position, address, target_kind, target_id, report_id)
       select n.id, 1, 'https://here.example/x', d.target_kind, d.target_id, d.id
       from decided d, notices n where n.receipt_hash = $2`,
      [caseId, hashOfReceipt(notice)],
    );
    await transaction.query(
      `update cases set state = 'upheld', decided_at = now(), open_reports = 0 where id = $1`,
      [caseId],
    );
    await transaction.query(
      `insert into case_decisions (id, case_id, outcome, target_action, was_held, author_id, author_action, ground,
         explanation, targets, is_told, receipt_hash, sealed_receipt)
       values ($1, $2, 'upheld', 'disable', false, $3, 'none', 'COPYRIGHT', 'Because.', '[]', true, $4, '\\x00')`,
      [decision, caseId, authorId, hashOfReceipt(statement)],
    );
    if (isComplainedOf)
      await transaction.query(
        `insert into complaints (id, decision_id, member_id, words) values ($1, $2, $3, 'It is mine.')`,
        [complaint, decision, authorId],
      );
    if (isAnswered)
      await transaction.query(
        `insert into counter_notices (id, decision_id, member_id, name, email, sworn, returns_from, returns_by)
         values ($1, $2, $3, 'Ren', 'ren@mail.example', '{}', now() + interval '14 days', now() + interval '20 days')`,
        [counterNotice, decision, authorId],
      );
  });
  return { notice, statement, counterNotice, complaint };
}

/** What the calls about notices can be given. */
export const noticeInputs = (platform: Platform, videoId: string): Known => {
  const { db, config } = platform;
  const author = once(() => makeMember(platform, `m${newId().replaceAll('-', '').slice(-20)}`));
  const disabling = async (isAnswered: boolean) =>
    insertTestDisabling(platform, (await author()).id, { isAnswered });
  return {
    notice_kind: 'copyright',
    notice_addresses: `${siteAddress(config)}/play/${videoId}`,
    notice_receipt: () => insertTestNotice(db),
    unconfirmed_notice: async () => {
      const hash = hashOfReceipt(await insertTestNotice(db));
      const [row] = await db.query<{ id: string }>('select id from notices where receipt_hash = $1', [hash]);
      return row!.id;
    },
    yes: true,
    disabling_receipt: async () => (await disabling(false)).statement,
    answered_receipt: async () => (await disabling(true)).notice,
    complaint: async () =>
      (await insertTestDisabling(platform, (await author()).id, { isAnswered: false, isComplainedOf: true }))
        .complaint,
    complaint_outcome: 'dismissed',
    counter_notice: async () => (await disabling(true)).counterNotice,
  };
};

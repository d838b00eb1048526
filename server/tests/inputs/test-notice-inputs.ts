import { hashOfReceipt, newReceipt } from '#server/domains/moderation/notices/notice-receipt.ts';
import { newId } from '#server/kit/ids.ts';
import { siteAddress } from '#server/main/import/site-address.ts';
import type { Platform } from '#server/platform/context.ts';
import type { Executor } from '#server/platform/db/database.ts';
import type { Known } from './contract-samples.ts';

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

/** What the calls about notices can be given. */
export const noticeInputs = ({ db, config }: Platform, videoId: string): Known => ({
  notice_kind: 'copyright',
  notice_addresses: `${siteAddress(config)}/play/${videoId}`,
  notice_receipt: () => insertTestNotice(db),
  yes: true,
});

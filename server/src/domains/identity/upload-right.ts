import type { Platform } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { changeUploadRight, earnUploadRight, findUploadRight } from '../accounts/index.ts';
import { findSignature } from './agreement-queries.ts';
import { isApproved, lastCheckOf } from './identity-queries.ts';

/**
 * Grants what an approved record and a signature earn together. Whether the signed words are still current is
 * checked at each upload.
 */
export async function settleUploadRight(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts'>,
  accountId: string,
): Promise<void> {
  const isEarned =
    (await isApproved(transaction, accountId)) && (await findSignature(transaction, accountId)) !== null;
  await earnUploadRight(transaction, platform, accountId, isEarned);
}

/**
 * Gives back a right that a decision took: what was earned, or what an admin had granted (`hadGrant`; null: nobody knows),
 * unless a check was refused or withdrawn by now. Answers whether they may upload; if not, a check has to come first.
 */
export async function giveBackUploadRight(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts'>,
  accountId: string,
  hadGrant: boolean | null,
): Promise<boolean> {
  const state = await lastCheckOf(transaction, accountId);
  const isGranted = hadGrant ?? state === null;
  await changeUploadRight(transaction, platform, accountId, isGranted && state !== 'refused' ? true : null);
  await settleUploadRight(transaction, platform, accountId);
  return (await findUploadRight(transaction, accountId)).can_upload_videos;
}

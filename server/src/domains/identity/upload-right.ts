import type { Platform } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { earnUploadRight } from '../accounts/index.ts';
import { findSignature } from './agreement-queries.ts';
import { isApproved } from './identity-queries.ts';

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

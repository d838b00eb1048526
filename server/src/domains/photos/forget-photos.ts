import type { Platform } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { dropFiles } from './change-photo.ts';
import { allPhotosOf } from './photo-queries.ts';

/** Removes the files of a departing member; the rows go with their profile. */
export async function forgetPhotos(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'jobs'>,
  memberId: string,
): Promise<void> {
  await dropFiles(transaction, platform, await allPhotosOf(transaction, memberId));
}

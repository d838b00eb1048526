import type { Platform } from '../../platform/context.ts';
import type { Executor } from '../../platform/db/database.ts';
import { arrivedBytes } from './arrived.ts';
import { freeBytes } from './upload-files.ts';
import { receivingUploads } from './upload-queries.ts';
import { promisedBytes } from './upload-rules.ts';

/** Bytes on the disk of the uploads that are neither taken nor promised to what others are sending. */
export async function unpromisedBytes(db: Executor, platform: Pick<Platform, 'config'>): Promise<number> {
  let promised = 0;
  for (const row of await receivingUploads(db))
    promised += promisedBytes({ bytes: row.bytes, arrived: await arrivedBytes(platform, row) });
  return (await freeBytes(platform)) - promised;
}

import type { Platform } from '../../../platform/context.ts';
import { isPreserved } from '../../../platform/evidence/evidence.ts';
import { mediaPrefix } from '../media-facts.ts';
import { forgetSource } from '../media-queries.ts';
import type { IdleSource } from './retention-queries.ts';

/** Deletes a source that is of no more use, unless it must stay. Answers whether it did. Can run twice. */
export async function dropSource(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  { mediaId, sourceKey }: Pick<IdleSource, 'mediaId' | 'sourceKey'>,
): Promise<boolean> {
  if (await isPreserved(db, mediaPrefix(mediaId))) return false;
  await storage.delete(sourceKey);
  await forgetSource(db, mediaId);
  return true;
}

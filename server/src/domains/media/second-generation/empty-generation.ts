import type { Platform } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { isPreserved } from '../../../platform/evidence/evidence.ts';
import { mediaPrefix } from '../media-facts.ts';
import { forgetGeneration, lockToEmpty, noteEmptied } from './generation-queries.ts';

/** Whether a folder under an asset holds a rendition of a second generation, of whatever edition. */
export const isOfGeneration = (folder: string): boolean => /-(?:av1|opus)(?:-\d+)?$/.test(folder);

/** Deletes all files of second generations of an asset, unless they must stay. Nothing may name them. */
export async function dropGenerationFiles(
  { db, storage }: Pick<Platform, 'storage'> & { db: Executor },
  mediaId: string,
): Promise<boolean> {
  const prefix = mediaPrefix(mediaId);
  if (await isPreserved(db, prefix)) return false;
  const folders = new Set<string>();
  for await (const key of storage.list(prefix)) folders.add(key.slice(prefix.length).split('/', 1)[0]!);
  for (const folder of folders) if (isOfGeneration(folder)) await storage.deletePrefix(`${prefix}${folder}/`);
  return true;
}

/**
 * Forgets a second generation that nobody plays any more, and then deletes its files. Who asks for it from the first of the two on
 * has it made anew. Locked meanwhile, so that nothing of that is deleted. Can run twice.
 */
export async function emptyGeneration(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  mediaId: string,
): Promise<void> {
  await db.transaction(async (transaction) => {
    if (await lockToEmpty(transaction, mediaId)) await forgetGeneration(transaction, mediaId);
  });
  await db.transaction(async (transaction) => {
    if (!(await lockToEmpty(transaction, mediaId))) return;
    if (await dropGenerationFiles({ db: transaction, storage }, mediaId))
      await noteEmptied(transaction, mediaId);
  });
}

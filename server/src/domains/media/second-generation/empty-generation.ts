import type { Platform } from '../../../platform/context.ts';
import { isPreserved } from '../../../platform/evidence/evidence.ts';
import { mediaPrefix } from '../media-facts.ts';
import { noteEmptied } from './generation-queries.ts';

/** Whether a folder under an asset holds a rendition of a second generation, of whatever edition. */
export const isOfGeneration = (folder: string): boolean => /-(?:av1|opus)(?:-\d+)?$/.test(folder);

/** Deletes all files of second generations of an asset, unless they must stay. Nothing may name them. */
export async function dropGenerationFiles(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  mediaId: string,
): Promise<boolean> {
  const prefix = mediaPrefix(mediaId);
  if (await isPreserved(db, prefix)) return false;
  const folders = new Set<string>();
  for await (const key of storage.list(prefix)) folders.add(key.slice(prefix.length).split('/', 1)[0]!);
  for (const folder of folders) if (isOfGeneration(folder)) await storage.deletePrefix(`${prefix}${folder}/`);
  return true;
}

/** Deletes the files of a second generation that nobody plays any more, and then forgets its renditions. Can run twice. */
export async function emptyGeneration(
  platform: Pick<Platform, 'db' | 'storage'>,
  mediaId: string,
): Promise<void> {
  if (await dropGenerationFiles(platform, mediaId)) await noteEmptied(platform.db, mediaId);
}

import type { Storage } from '../../../platform/storage/storage.ts';
import { mediaPrefix } from '../media-facts.ts';
import type { CountedBytes } from './cost-queries.ts';

/** What a file under an asset's folder is; null: a rendition's, which is counted where it is made, or a playlist. */
export function partOf(name: string): keyof CountedBytes | null {
  if (/^preview[.-]/.test(name)) return 'previews';
  if (name.startsWith('captions/')) return 'captions';
  if (/[.]m3u8$/.test(name) || /^(?:\d+p|audio-\d+)(?:-[a-z0-9]+)?\//.test(name)) return null;
  return 'pictures';
}

/** Adds up what lies in storage beside the renditions of a file. */
export async function countFile(storage: Storage, mediaId: string): Promise<CountedBytes> {
  const counted: CountedBytes = { pictures: 0, previews: 0, captions: 0 };
  const own = mediaPrefix(mediaId);
  // Of a file that is not public, a bucket has them under another name.
  for (const prefix of storage.places === null ? [own] : [own, `private/${own}`])
    for await (const { key, size } of storage.entries(prefix)) {
      const part = partOf(key.slice(prefix.length));
      if (part !== null) counted[part] += size;
    }
  return counted;
}

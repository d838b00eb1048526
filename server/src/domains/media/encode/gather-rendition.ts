import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Platform } from '../../../platform/context.ts';
import { initName } from '../plan/hls-arguments.ts';

/** Puts the pieces of a rendition into one file. */
export async function gatherRendition(
  storage: Platform['storage'],
  playlistKey: string,
  file: string,
  signal: AbortSignal,
): Promise<void> {
  const folder = path.posix.dirname(playlistKey);
  const pieces: string[] = [];
  for await (const key of storage.list(`${folder}/`)) if (key.endsWith('.m4s')) pieces.push(key);
  pieces.sort();
  async function* bytes() {
    for (const key of [`${folder}/${initName}`, ...pieces]) {
      const piece = await storage.stream(key);
      if (piece === null) throw new Error(`${key} is gone.`);
      yield* piece;
    }
  }
  await pipeline(bytes, createWriteStream(file), { signal });
}

import type { Platform } from '../../../platform/context.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { chainOf, prefixOf, type Rest, readRest } from './part-rules.ts';

/** What was stored of the bytes between, in order; null if some are missing. */
export async function restsBetween(
  storage: Pick<Storage, 'list'>,
  id: string,
  start: number,
  end: number,
): Promise<Rest[] | null> {
  const rests: Rest[] = [];
  for await (const key of storage.list(prefixOf(id))) {
    const rest = readRest(key);
    if (rest !== null) rests.push(rest);
  }
  return chainOf(rests, start, end);
}

export async function bytesOfRests(storage: Pick<Storage, 'get'>, rests: readonly Rest[]): Promise<Buffer[]> {
  const bytes: Buffer[] = [];
  for (const { key, start, end } of rests) {
    const some = await storage.get(key);
    if (some?.length !== end - start) throw new Error(`the store lost ${key} while it was put into a part`);
    bytes.push(some);
  }
  return bytes;
}

/** They are part of a part. One that stays is taken away with the upload. */
export async function dropRests(
  { storage, log }: Pick<Platform, 'storage' | 'log'>,
  rests: readonly Rest[],
): Promise<void> {
  for (const { key } of rests)
    await storage
      .delete(key)
      .catch((error: unknown) => log.warn({ err: error, key }, 'the rest of a part stays for now'));
}

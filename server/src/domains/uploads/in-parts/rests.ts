import type { Platform } from '../../../platform/context.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { Held } from './held-blocks.ts';
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

/** Reads rests that follow each other into `held`, which begins where they do. `saw` is told of the garbage that reading makes. */
export async function readRests(
  storage: Pick<Storage, 'stream'>,
  rests: readonly Rest[],
  held: Held,
  saw: (bytes: number) => void,
): Promise<void> {
  for (const { key, end } of rests) {
    for await (const some of (await storage.stream(key)) ?? []) {
      held.add(some as Buffer);
      saw((some as Buffer).length);
    }
    if (held.to !== end) throw new Error(`the store lost ${key} while it was put into a part`);
  }
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

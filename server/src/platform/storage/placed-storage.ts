import { LRUCache } from 'lru-cache';
import { openFolders } from '../../kit/open-folders.ts';
import type { ObjectPlaces, Storage } from './storage.ts';

/** A store that can copy within itself. */
export type CopyingStorage = Storage & {
  /** False: there is no such object. */
  copy(from: string, to: string): Promise<boolean>;
};

const media = 'media/';
/** Where objects lie that the world may not fetch at the store's own address. */
const privatePrefix = 'private/';

/** Whether access to it depends on a video. */
const isGuarded = (key: string): boolean =>
  key.startsWith(media) && !openFolders.some((folder) => key.startsWith(`${media}${folder}/`));

/** Objects moved at once. */
const sideBySide = 16;
const mostKnown = 50_000;
/** Milliseconds for which an object's place is trusted: there are notices of moves, and they may be lost. */
const reachFresh = 60_000;
const unreachFresh = 5000;

/**
 * Objects in a bucket whose `media/` is public at its own address. What depends on a video is written under
 * `private/media/` and moves to `media/` only once it is public; reads find it in either place. If the bucket
 * has no such address (`isOpen` false), it is written in place, and still found where an earlier
 * configuration left it.
 */
export function createPlacedStorage(bucket: CopyingStorage, { isOpen }: { isOpen: boolean }): Storage {
  const reach = new LRUCache<string, { isThere: boolean; until: number }>({ max: mostKnown });
  /** Places of an object, the one for writing first. */
  const placesOf = (key: string): string[] => {
    if (!isGuarded(key)) return [key];
    return isOpen ? [privatePrefix + key, key] : [key, privatePrefix + key];
  };
  const written = (key: string): string => placesOf(key)[0]!;
  async function first<T>(key: string, look: (place: string) => Promise<T | null>): Promise<T | null> {
    for (const place of placesOf(key)) {
      const found = await look(place);
      if (found !== null) return found;
    }
    return null;
  }
  async function isInReach(key: string): Promise<boolean> {
    const known = reach.get(key);
    if (known !== undefined && known.until > Date.now()) return known.isThere;
    const isThere = (await bucket.stat(key)) !== null;
    reach.set(key, { isThere, until: Date.now() + (isThere ? reachFresh : unreachFresh) });
    return isThere;
  }
  const places: ObjectPlaces = {
    async move(prefix, to, beat) {
      if (!isGuarded(prefix)) return 0;
      const [from, into] = to === 'public' ? [privatePrefix, ''] : ['', privatePrefix];
      let moved = 0;
      const moveOne = async (place: string): Promise<void> => {
        const key = place.slice(from.length);
        // The private copy is the newer one: everything is written there.
        const isThere = to === 'private' && (await bucket.stat(into + key)) !== null;
        if (!isThere) await bucket.copy(place, into + key);
        await bucket.delete(place);
        reach.delete(key);
        moved++;
      };
      let batch: string[] = [];
      const moveBatch = async (): Promise<void> => {
        await beat();
        await Promise.all(batch.map(moveOne));
        batch = [];
      };
      for await (const place of bucket.list(from + prefix)) {
        batch.push(place);
        if (batch.length === sideBySide) await moveBatch();
      }
      if (batch.length > 0) await moveBatch();
      return moved;
    },
    forget(prefix) {
      for (const key of [...reach.keys()]) if (key.startsWith(prefix)) reach.delete(key);
    },
  };
  return {
    ...bucket,
    places: isOpen ? places : null,
    put: (key, body, contentType) => bucket.put(written(key), body, contentType),
    putFile: (key, localPath, contentType) => bucket.putFile(written(key), localPath, contentType),
    get: (key) => first(key, (place) => bucket.get(place)),
    stream: (key, range) => first(key, (place) => bucket.stream(place, range)),
    stat: (key) => first(key, (place) => bucket.stat(place)),
    async *list(prefix) {
      if (!isGuarded(prefix)) return yield* bucket.list(prefix);
      const keys = new Set<string>();
      for (const place of placesOf(prefix))
        for await (const key of bucket.list(place)) keys.add(key.slice(place.length - prefix.length));
      yield* [...keys].sort((a, b) => (a < b ? -1 : 1));
    },
    async delete(key) {
      for (const place of placesOf(key)) await bucket.delete(place);
    },
    async deletePrefix(prefix) {
      for (const place of placesOf(prefix)) await bucket.deletePrefix(place);
    },
    publicUrl(key) {
      if (!isOpen || !isGuarded(key)) return bucket.publicUrl(key);
      return isInReach(key).then((isThere) => (isThere ? bucket.publicUrl(key) : null));
    },
  };
}

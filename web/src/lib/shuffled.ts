/** A 32-bit hash of a text; FNV-1a with a final mix, so that similar texts end up far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * A random order decided by a number: the same on every page that has the number, and stable for the rest when
 * something is added or removed.
 */
export function shuffled<T>(items: readonly T[], seed: number, keyOf: (item: T) => string): T[] {
  return items
    .map((item) => ({ item, key: hashOf(`${seed} ${keyOf(item)}`) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** A number for a new order. */
export const newShuffle = (): number => 1 + Math.floor(Math.random() * 99_999);

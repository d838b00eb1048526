/**
 * A word that many say is looked for in the newest blocks first, and in no more than it takes to fill a page. So each block is a member
 * of three parts of the index, of growing size, which its words are searched together with.
 */
export const lineParts = [
  { name: 'f', size: 512, most: 2 },
  { name: 'c', size: 16_384, most: 4 },
  { name: 'h', size: 262_144, most: 1_000_000 },
] as const;

/** Which parts of each size are searched before a place, from the newest to the oldest, and below which id. */
export function partsBefore(before: number): { from: number; to: number; below: number }[] {
  let below = before;
  return lineParts.map(({ size, most }) => {
    const from = Math.floor((below - 1) / size);
    const window = { from, to: Math.max(0, from - most + 1), below };
    below = Math.max(0, (from - most + 1) * size);
    return window;
  });
}

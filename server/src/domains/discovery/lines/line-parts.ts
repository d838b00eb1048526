/**
 * A word that many say is looked for in the newest blocks first, and in no more than it takes to fill a page. So each block is a member
 * of three parts of the index, of growing size, which its words are searched together with.
 */
export const lineParts = [
  { name: 'f', size: 512, most: 2 },
  { name: 'c', size: 16_384, most: 2 },
  { name: 'h', size: 262_144, most: 1 },
] as const;

export interface Window {
  /** Parts, from the newest to the oldest; none where the first is the lesser. */
  from: number;
  to: number;
  /** Blocks with lesser ids. */
  below: number;
}

/** Which parts of each size are searched before a place; what is left is `rest`, searched as a whole: what fills no page by then, few say. */
export function partsBefore(before: number): { parts: Window[]; rest: number } {
  let below = before;
  const parts = lineParts.map(({ size, most }) => {
    const from = Math.floor((below - 1) / size);
    const window = { from, to: Math.max(0, from - most + 1), below };
    below = Math.max(0, (from - most + 1) * size);
    return window;
  });
  return { parts, rest: below };
}

export function median(values: readonly number[]): number {
  if (values.length === 0) return Number.NaN;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export const spread = (values: readonly number[]): [number, number] => [
  Math.min(...values),
  Math.max(...values),
];

/** Runs A and B in turn, so that what else the machine does falls on both alike. */
export async function interleave<A, B>(
  rounds: number,
  a: (round: number) => Promise<A>,
  b: (round: number) => Promise<B>,
): Promise<{ a: A[]; b: B[] }> {
  const results: { a: A[]; b: B[] } = { a: [], b: [] };
  for (let round = 0; round < rounds; round++) {
    results.a.push(await a(round));
    results.b.push(await b(round));
  }
  return results;
}

/** Numbers from 0 to 1 that are the same at every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

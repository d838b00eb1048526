/**
 * HyperLogLog: how many different hashes were added, within about 1.6 per cent, in 4,096 bytes that tell none of them.
 * Flajolet, Fusy, Gandouet, Meunier (2007), with linear counting while few registers are used.
 */
const bits = 12;
export const sketchSize = 2 ** bits;
const bias = 0.7213 / (1 + 1.079 / sketchSize);

/** Adds the first 64 bits of a hash. Answers whether the sketch has changed. */
export function addToSketch(registers: Uint8Array, hash: Buffer): boolean {
  const place = hash.readUInt16BE(0) >>> (16 - bits);
  // The other 52 bits: their leading zeros, and the one after.
  const high = ((hash.readUInt32BE(0) << bits) | (hash.readUInt32BE(4) >>> (32 - bits))) >>> 0;
  const low = (hash.readUInt32BE(4) << bits) >>> 0;
  const rank = 1 + (high !== 0 ? Math.clz32(high) : 32 + Math.min(20, Math.clz32(low)));
  if ((registers[place] ?? 0) >= rank) return false;
  registers[place] = rank;
  return true;
}

/** Adds everything of another sketch. */
export function mergeSketch(registers: Uint8Array, other: Uint8Array): void {
  for (let place = 0; place < sketchSize; place++)
    if ((other[place] ?? 0) > (registers[place] ?? 0)) registers[place] = other[place] as number;
}

/** How many different hashes a sketch has seen, about. */
export function estimateOf(registers: Uint8Array): number {
  let [sum, empty] = [0, 0];
  for (const rank of registers) {
    sum += 2 ** -rank;
    if (rank === 0) empty++;
  }
  const raw = (bias * sketchSize * sketchSize) / sum;
  return Math.round(raw <= 2.5 * sketchSize && empty > 0 ? sketchSize * Math.log(sketchSize / empty) : raw);
}

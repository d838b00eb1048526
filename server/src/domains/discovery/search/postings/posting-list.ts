/**
 * The places in a block at which a lexeme stands, as they are stored: two bytes each where they are few, else a bit for each
 * place of the block.
 */
export function packPlaces(places: readonly number[], blockSize: number): Buffer {
  if (places.length * 2 < blockSize / 8) {
    const packed = Buffer.alloc(places.length * 2);
    for (const [at, place] of places.entries()) packed.writeUInt16LE(place, at * 2);
    return packed;
  }
  const packed = Buffer.alloc(blockSize / 8);
  for (const place of places) packed[place >> 3]! |= 1 << (place & 7);
  return packed;
}

/** A bit for each place of a block. */
export type PlaceBits = Uint32Array;

export const noPlaces = (blockSize: number): PlaceBits => new Uint32Array(blockSize / 32);

/** Adds what was packed. */
export function addPlaces(bits: PlaceBits, packed: Buffer): void {
  if (packed.length < bits.byteLength) {
    for (let at = 0; at < packed.length; at += 2) {
      const place = packed[at]! | (packed[at + 1]! << 8);
      bits[place >> 5]! |= 1 << (place & 31);
    }
    return;
  }
  for (let at = 0; at < bits.length; at++) {
    const from = at * 4;
    bits[at]! |=
      packed[from]! | (packed[from + 1]! << 8) | (packed[from + 2]! << 16) | (packed[from + 3]! << 24);
  }
}

/** The places whose bits are set, the first first. */
export function placesIn(bits: PlaceBits): number[] {
  const places: number[] = [];
  for (let at = 0; at < bits.length; at++)
    for (let word = bits[at]!; word !== 0; word &= word - 1)
      places.push(at * 32 + 31 - Math.clz32(word & -word));
  return places;
}

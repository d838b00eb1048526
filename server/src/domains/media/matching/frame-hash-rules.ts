/** Side of the grey square a frame is scaled to before hashing. */
export const frameSide = 64;
/** Bytes of one hash: 16 × 16 bits. */
export const hashBytes = 32;
const bandSide = 16;

/**
 * Cosines of the 16 lowest frequencies above the constant one: average brightness says nothing about a
 * picture.
 */
const cosines = Array.from({ length: bandSide }, (_, row) =>
  Float32Array.from({ length: frameSide }, (_, x) =>
    Math.cos((Math.PI * (row + 1) * (2 * x + 1)) / (2 * frameSide)),
  ),
);

/** A grey picture, one byte per pixel, row by row. */
export interface GreyPicture {
  pixels: Uint8Array;
  width: number;
  height: number;
}
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** For each of `frameSide` places, the pixels it covers along a length, and how much of each. */
function coverage(length: number): { from: number; weights: number[] }[] {
  const step = length / frameSide;
  return Array.from({ length: frameSide }, (_, place) => {
    const start = place * step;
    const end = start + step;
    const from = Math.floor(start);
    const count = Math.max(1, Math.ceil(end - 1e-9) - from);
    const weights = Array.from(
      { length: count },
      (_, at) => (Math.min(end, from + at + 1) - Math.max(start, from + at)) / step,
    );
    return { from, weights };
  });
}

/** Part of a grey picture as a square of `frameSide`, each pixel the mean of what it covers. */
export function squareOf({ pixels, width }: GreyPicture, box: Box): Uint8Array {
  const columns = coverage(box.width);
  const narrow = new Float32Array(box.height * frameSide);
  for (let y = 0; y < box.height; y++) {
    const start = (box.top + y) * width + box.left;
    for (let column = 0; column < frameSide; column++) {
      const { from, weights } = columns[column]!;
      let sum = 0;
      for (let at = 0; at < weights.length; at++) sum += weights[at]! * (pixels[start + from + at] ?? 0);
      narrow[y * frameSide + column] = sum;
    }
  }
  const square = new Uint8Array(frameSide * frameSide);
  for (const [row, { from, weights }] of coverage(box.height).entries())
    for (let column = 0; column < frameSide; column++) {
      let sum = 0;
      for (let at = 0; at < weights.length; at++)
        sum += weights[at]! * narrow[(from + at) * frameSide + column]!;
      square[row * frameSide + column] = Math.round(sum);
    }
  return square;
}

/**
 * Average brightness steps between neighbours below which a frame tells nothing: black, white, fog, a fade.
 */
const leastDetail = 1.2;

/** Whether a square holds enough to be recognised by. */
export function isTellingFrame(square: Uint8Array): boolean {
  let sum = 0;
  for (let row = 0; row < frameSide - 1; row++)
    for (let column = 0; column < frameSide - 1; column++) {
      const at = row * frameSide + column;
      const here = square[at]!;
      sum += Math.abs(here - square[at + 1]!) + Math.abs(here - square[at + frameSide]!);
    }
  return sum / (2 * (frameSide - 1) ** 2) >= leastDetail;
}

/** The 16 × 16 lowest frequencies of a square. */
function frequencies(square: Uint8Array): Float32Array {
  const rows = new Float32Array(bandSide * frameSide);
  for (let v = 0; v < bandSide; v++) {
    const cosine = cosines[v]!;
    for (let x = 0; x < frameSide; x++) {
      let sum = 0;
      for (let y = 0; y < frameSide; y++) sum += cosine[y]! * square[y * frameSide + x]!;
      rows[v * frameSide + x] = sum;
    }
  }
  const found = new Float32Array(bandSide * bandSide);
  for (let v = 0; v < bandSide; v++)
    for (let u = 0; u < bandSide; u++) {
      const cosine = cosines[u]!;
      let sum = 0;
      for (let x = 0; x < frameSide; x++) sum += cosine[x]! * rows[v * frameSide + x]!;
      found[v * bandSide + u] = sum;
    }
  return found;
}

/**
 * The hash of a square: each of the 256 bits is the sign of one frequency, so changes of brightness,
 * contrast, size or encoding flip few of them.
 */
export function hashOf(square: Uint8Array): Buffer {
  const hash = Buffer.alloc(hashBytes);
  frequencies(square).forEach((value, bit) => {
    if (value > 0) hash[bit >> 3]! |= 1 << (bit & 7);
  });
  return hash;
}

/** The hash of the mirrored picture: every odd horizontal frequency changes its sign. */
export const mirrored = (hash: Uint8Array): Buffer => Buffer.from(hash.map((byte) => byte ^ 0x55));

/** Its 16 parts of 16 bits, each with its position: two hashes that differ in at most 15 bits share one. */
export const bandsOf = (hash: Uint8Array): number[] =>
  Array.from({ length: hashBytes / 2 }, (_, at) => (at << 16) | (hash[2 * at]! << 8) | hash[2 * at + 1]!);

/** Frames of a file by whose parts it is found among all that is here. */
const indexedFrames = 12;
/** The parts of its least hashes: a copy has the same ones, wherever it begins. */
export const bandsOfFile = (frames: readonly Buffer[]): number[] =>
  [...new Map(frames.map((hash) => [hash.toString('hex'), hash])).values()]
    .sort(Buffer.compare)
    .slice(0, indexedFrames)
    .flatMap(bandsOf);

const bitCounts = Uint8Array.from({ length: 256 }, (_, byte) => {
  let count = 0;
  for (let rest = byte; rest > 0; rest >>= 1) count += rest & 1;
  return count;
});

/** In how many bits two hashes differ, 0 to 256. */
export function distance(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < hashBytes; at++) sum += bitCounts[a[at]! ^ b[at]!]!;
  return sum;
}

/**
 * The power of each frequency in two windows of real samples at once, as the real and the imaginary part of one transform:
 * it costs as much as one. Windows are of a power of two.
 */
export function createPowerSpectrum(
  size: number,
): (
  samples: Float32Array,
  one: number,
  other: number,
  powers: readonly [Float64Array, Float64Array],
) => void {
  const bits = Math.log2(size);
  if (!Number.isInteger(bits)) throw new Error('A window is of a power of two.');
  const reversed = Uint32Array.from({ length: size }, (_, at) => {
    let turned = 0;
    for (let bit = 0; bit < bits; bit++) turned |= ((at >> bit) & 1) << (bits - 1 - bit);
    return turned;
  });
  const cosine = Float64Array.from({ length: size / 2 }, (_, at) => Math.cos((2 * Math.PI * at) / size));
  const sine = Float64Array.from({ length: size / 2 }, (_, at) => -Math.sin((2 * Math.PI * at) / size));
  // Hann: what begins and ends within a window does not spread over all frequencies.
  const shape = Float64Array.from(
    { length: size },
    (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / (size - 1)),
  );
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  return (samples, one, other, [ofOne, ofOther]) => {
    for (let at = 0; at < size; at++) {
      real[reversed[at]!] = samples[one + at]! * shape[at]!;
      imaginary[reversed[at]!] = samples[other + at]! * shape[at]!;
    }
    for (let half = 1; half < size; half *= 2) {
      const step = size / (2 * half);
      for (let start = 0; start < size; start += 2 * half)
        for (let at = 0; at < half; at++) {
          const [low, high] = [start + at, start + at + half];
          const [c, s] = [cosine[at * step]!, sine[at * step]!];
          const r = real[high]! * c - imaginary[high]! * s;
          const i = real[high]! * s + imaginary[high]! * c;
          real[high] = real[low]! - r;
          imaginary[high] = imaginary[low]! - i;
          real[low] = real[low]! + r;
          imaginary[low] = imaginary[low]! + i;
        }
    }
    for (let at = 1; at < ofOne.length; at++) {
      const mirrored = size - at;
      ofOne[at] = ((real[at]! + real[mirrored]!) ** 2 + (imaginary[at]! - imaginary[mirrored]!) ** 2) / 4;
      ofOther[at] = ((imaginary[at]! + imaginary[mirrored]!) ** 2 + (real[at]! - real[mirrored]!) ** 2) / 4;
    }
  };
}

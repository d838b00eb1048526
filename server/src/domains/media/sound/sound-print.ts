import { createPowerSpectrum } from './fourier.ts';

// What a recording is known again by, when it was made louder, noisier or smaller since: for every moment 32 bits, each of
// which says whether the difference of two neighbouring bands of pitch grew or fell since the moment before (Haitsma and
// Kalker, 2002).

/** Samples a second of what is listened to: one channel. */
export const sampleRate = 5512;
const windowSize = 2048;
const hop = 256;
/** From the beginning of a moment to what it tells of (seconds). */
export const windowCentre = windowSize / 2 / sampleRate;
/** Moments a second. */
export const momentsPerSecond = sampleRate / hop;
const bands = 33;
const [lowest, highest] = [300, 2000];
/** Power of a window below which it is silence, of samples from −1 to 1 (about −60 dB). */
const silence = 0.3;
/** Stands for silence: nothing is known again by it. */
export const silent = 0;

/** The first bin of each band, and the one after the last: even steps of pitch. */
const edges = Array.from({ length: bands + 1 }, (_, band) =>
  Math.round((lowest * (highest / lowest) ** (band / bands) * windowSize) / sampleRate),
);

/** Takes the print of samples as they come, in pieces of any size. */
export function createSoundPrinter(): { add(samples: Float32Array): void; end(): Uint32Array } {
  const powers = [new Float64Array(edges.at(-1)!), new Float64Array(edges.at(-1)!)] as const;
  const powersOf = createPowerSpectrum(windowSize);
  let before = new Float64Array(bands);
  let now = new Float64Array(bands);
  let isFirst = true;
  let rest: Float32Array = new Float32Array(0);
  const moments: number[] = [];
  const take = (power: Float64Array): void => {
    let sum = 0;
    for (let band = 0; band < bands; band++) {
      let energy = 0;
      for (let bin = edges[band]!; bin < edges[band + 1]!; bin++) energy += power[bin]!;
      now[band] = energy;
      sum += energy;
    }
    let bits = 0;
    if (!isFirst && sum >= silence)
      for (let band = 0; band < bands - 1; band++) {
        const grown = now[band]! - now[band + 1]! - (before[band]! - before[band + 1]!);
        if (grown > 0) bits |= 1 << band;
      }
    moments.push(bits >>> 0);
    isFirst = false;
    [before, now] = [now, before];
  };
  return {
    add(samples) {
      const all = new Float32Array(rest.length + samples.length);
      all.set(rest);
      all.set(samples, rest.length);
      let from = 0;
      for (; from + hop + windowSize <= all.length; from += 2 * hop) {
        powersOf(all, from, from + hop, powers);
        for (const power of powers) take(power);
      }
      rest = all.slice(from);
    },
    end: () => Uint32Array.from(moments),
  };
}

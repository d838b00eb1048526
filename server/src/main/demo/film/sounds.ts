import type { Random } from '../art/random.ts';

/** Samples a second. */
export const rate = 32_000;
export const turn = 2 * Math.PI;

/** What is heard, in two channels, tone upon tone. */
export class Sounds {
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly seconds: number;
  constructor(seconds: number) {
    this.seconds = seconds;
    this.left = new Float32Array(Math.ceil(seconds * rate));
    this.right = new Float32Array(this.left.length);
  }

  /** A tone that swells and fades, a little to one side. */
  swell(at: number, length: number, pitch: number, volume: number, side: number): void {
    const [from, to] = [Math.floor(at * rate), Math.min(this.left.length, Math.floor((at + length) * rate))];
    // Two oscillators that turn by multiplication, a hair apart: far cheaper than a sine for each sample.
    const step = (turn * pitch) / rate;
    const [c1, s1] = [Math.cos(step), Math.sin(step)];
    const [c2, s2] = [Math.cos(step * 1.0025), Math.sin(step * 1.0025)];
    let [x1, y1, x2, y2] = [1, 0, 0, 1];
    for (let index = from; index < to; index += 1) {
      [x1, y1] = [x1 * c1 - y1 * s1, x1 * s1 + y1 * c1];
      [x2, y2] = [x2 * c2 - y2 * s2, x2 * s2 + y2 * c2];
      const share = (index - from) / (to - from);
      const shape = share < 0.3 ? share / 0.3 : share > 0.6 ? (1 - share) / 0.4 : 1;
      const value = volume * shape * shape * (3 - 2 * shape);
      this.left[index]! += value * (y1 * (1 - side) + y2 * 0.5);
      this.right[index]! += value * (y2 * (1 + side) + y1 * 0.5);
    }
  }

  /** A plucked tone with one overtone, that dies away. */
  pluck(at: number, pitch: number, volume: number, side: number): void {
    const from = Math.floor(at * rate);
    const to = Math.min(this.left.length, from + Math.floor(2.6 * rate));
    const step = (turn * pitch) / rate;
    const [c1, s1] = [Math.cos(step), Math.sin(step)];
    const [c2, s2] = [Math.cos(step * 2.997), Math.sin(step * 2.997)];
    const [slow, fast] = [Math.exp(-2.1 / rate), Math.exp(-7.5 / rate)];
    let [x1, y1, x2, y2, loud, bright] = [1, 0, 1, 0, volume, volume * 0.35];
    for (let index = from; index < to; index += 1) {
      [x1, y1] = [x1 * c1 - y1 * s1, x1 * s1 + y1 * c1];
      [x2, y2] = [x2 * c2 - y2 * s2, x2 * s2 + y2 * c2];
      loud *= slow;
      bright *= fast;
      const value = (y1 * loud + y2 * bright) * Math.min(1, (index - from) / 90);
      this.left[index]! += value * (1 - side);
      this.right[index]! += value * (1 + side);
    }
  }

  /** Noise between two edges (0 to 1, of a one-pole filter), as loud as `loudness` says at each moment. */
  noise(
    span: readonly [number, number],
    edges: readonly [number, number],
    random: Random,
    loudness: (second: number) => number,
  ): void {
    const [from, to] = [
      Math.max(0, Math.floor(span[0] * rate)),
      Math.min(this.left.length, Math.floor(span[1] * rate)),
    ];
    let state = (random.next() * 0x7fffffff) | 1;
    let [l1, l2, r1, r2, volume] = [0, 0, 0, 0, 0];
    const [high, low] = edges;
    for (let index = from; index < to; index += 1) {
      if (((index - from) & 255) === 0) volume = loudness(index / rate);
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
      const one = state / 2_147_483_648;
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
      const two = state / 2_147_483_648;
      l1 += (one - l1) * high;
      l2 += (l1 - l2) * low;
      r1 += (two - r1) * high;
      r2 += (r1 - r2) * low;
      this.left[index]! += (l1 - l2) * volume;
      this.right[index]! += (r1 - r2) * volume;
    }
  }
}

/** Draws that are the same for the same seed and place: a request that failed is made again by itself. */
export class Draw {
  #state: number;

  constructor(seed: number, place: number) {
    this.#state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(place + 1, 0xc2b2ae35);
  }

  /** From 0 to 1, without 1. Mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  of<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!;
  }

  below(most: number): number {
    return Math.floor(this.next() * most);
  }

  /** True as often as the share says. */
  is(share: number): boolean {
    return this.next() < share;
  }
}

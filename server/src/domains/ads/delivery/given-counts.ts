import { networkOf } from '../../../kit/network.ts';

interface Count {
  given: number;
  told: number;
}

/** As long as an ad that was given out is reserved. */
const window = 31 * 60_000;
/** What a network may be given and never report: pages that are left, and rooms that nobody scrolls to. */
const free = 300;
/** Beyond that, what part of it comes back at least. Of people, half does and more. */
const leastTold = 0.2;

/**
 * What networks were given out of budgets in this process, and how much of that they reported as served. Who asks for ads
 * without ever showing one would reserve every budget for half an hour, and so keep all campaigns from everybody.
 */
export class GivenCounts {
  private counts = new Map<string, Count>();
  private before = new Map<string, Count>();
  private began: number;
  private readonly clock: () => number;

  constructor(clock: () => number = Date.now) {
    this.clock = clock;
    this.began = clock();
  }

  /** Whether what is given there may be taken from budgets. */
  mayTake(address: string): boolean {
    this.turn();
    const network = networkOf(address);
    const [now, before] = [this.counts.get(network), this.before.get(network)];
    const given = (now?.given ?? 0) + (before?.given ?? 0);
    const told = (now?.told ?? 0) + (before?.told ?? 0);
    return given - told < free || told >= given * leastTold;
  }

  gave(address: string): void {
    this.of(address).given++;
  }

  told(address: string): void {
    this.of(address).told++;
  }

  private of(address: string): Count {
    this.turn();
    const network = networkOf(address);
    let count = this.counts.get(network);
    if (!count) {
      count = { given: 0, told: 0 };
      this.counts.set(network, count);
    }
    return count;
  }

  private turn(): void {
    const passed = this.clock() - this.began;
    if (passed < window) return;
    this.before = passed < 2 * window ? this.counts : new Map();
    this.counts = new Map();
    this.began = this.clock();
  }
}

/** Lets work through in order, so many in any one second; faster arrivals wait their turn. */
export class Pace<Item> {
  readonly #perSecond: number;
  readonly #mostWaiting: number;
  readonly #work: (item: Item) => Promise<void>;
  readonly #waiting: Item[] = [];
  /** When the last ones were let through, oldest first. */
  readonly #times: number[] = [];
  #running = false;
  #stopped = false;

  constructor(perSecond: number, mostWaiting: number, work: (item: Item) => Promise<void>) {
    this.#perSecond = perSecond;
    this.#mostWaiting = mostWaiting;
    this.#work = work;
  }

  /** False: too many are waiting already, and this one is refused. */
  take(item: Item): boolean {
    if (this.#waiting.length >= this.#mostWaiting) return false;
    this.#waiting.push(item);
    if (!this.#running) void this.#run();
    return true;
  }

  stop(): void {
    this.#stopped = true;
    this.#waiting.length = 0;
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let item = this.#waiting.shift(); item !== undefined; item = this.#waiting.shift()) {
      const oldest = this.#times.length < this.#perSecond ? null : (this.#times.shift() ?? null);
      const wait = oldest === null ? 0 : oldest + 1000 - Date.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      if (this.#stopped) return;
      this.#times.push(Date.now());
      await this.#work(item);
    }
    this.#running = false;
  }
}

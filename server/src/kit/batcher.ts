export interface BatcherOptions<Item, Result> {
  /** Writes all of them in one go; the results are in the order of the items. */
  write(items: Item[]): Promise<Result[]>;
  /** Milliseconds that the first item waits for others. */
  patience: number;
  largestBatch: number;
  /** Items that may wait; more are refused, so that a hanging database does not eat our memory. */
  mostWaiting: number;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Collects items from many requests and writes them together: a commit to disk costs the same for one row as
 * for hundreds. A promise settles after its item is written, never before. One write is under way at a time;
 * what arrives meanwhile is the next batch, so batches grow with the load by themselves.
 */
export class Batcher<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private writing = false;
  private timer: NodeJS.Timeout | null = null;
  private readonly options: BatcherOptions<Item, Result>;

  constructor(options: BatcherOptions<Item, Result>) {
    this.options = options;
  }

  add(item: Item): Promise<Result> {
    if (this.waiting.length >= this.options.mostWaiting) {
      return Promise.reject(new Error(`${this.waiting.length} items wait to be written already`));
    }
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.waiting.push({ item, resolve, reject });
    if (!this.writing) this.timer ??= setTimeout(() => void this.flush(), this.options.patience);
    return promise;
  }

  private async flush(): Promise<void> {
    this.timer = null;
    this.writing = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, this.options.largestBatch);
      try {
        const results = await this.options.write(batch.map(({ item }) => item));
        batch.forEach(({ resolve }, i) => void resolve(results[i] as Result));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.writing = false;
  }
}

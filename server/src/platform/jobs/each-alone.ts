import { isAway } from '../db/outage.ts';

const namedBy = ['id', 'mediaId', 'videoId'] as const;

function nameOf(item: unknown): string {
  if (typeof item === 'string') return item;
  const told = (item ?? {}) as Partial<Record<(typeof namedBy)[number], unknown>>;
  const by = namedBy.find((name) => told[name] !== undefined);
  return by === undefined ? 'one of them' : String(told[by]);
}

/**
 * Does something with each of many, so that one with which it fails holds up no other: that is said at the end, by `settle`.
 * A job whose worker stops, or whose database is away, ends at once.
 */
export class EachAlone {
  readonly #failures: Error[] = [];

  readonly #signal: AbortSignal | undefined;

  constructor(signal?: AbortSignal) {
    this.#signal = signal;
  }

  /** Answers with how many it went well. */
  async of<T>(items: Iterable<T> | AsyncIterable<T>, work: (item: T) => Promise<unknown>): Promise<number> {
    let done = 0;
    for await (const item of items) {
      this.#signal?.throwIfAborted();
      try {
        await work(item);
        done++;
      } catch (error) {
        this.#signal?.throwIfAborted();
        if (isAway(error)) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        this.#failures.push(new Error(`${nameOf(item)}: ${reason}`, { cause: error }));
      }
    }
    return done;
  }

  /** The same with steps that need nothing of each other. */
  async steps(...steps: readonly (() => Promise<unknown>)[]): Promise<void> {
    await this.of(steps, (step) => step());
  }

  /** Throws what failed. */
  settle(): void {
    const [first, ...others] = this.#failures;
    if (first === undefined) return;
    if (others.length === 0) throw first;
    throw new AggregateError(this.#failures, `${first.message} (and ${others.length} more)`);
  }
}

/** Does something with each of many, and fails at the end where it failed with some. */
export async function eachAlone<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  const each = new EachAlone(signal);
  await each.of(items, work);
  each.settle();
}

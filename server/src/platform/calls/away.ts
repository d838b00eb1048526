/** Milliseconds between two tries to find out whether it is back. */
const tryEvery = 1000;

/**
 * Whether what answers are made of is away, as the last try told. While it is, nobody who can be given something else
 * waits for it: one try at a time, beside the answers, finds out that it is back.
 */
export class Away {
  is = false;
  private isTrying = false;
  private nextTry = 0;

  tryAgain(work: () => Promise<unknown>): void {
    if (this.isTrying || Date.now() < this.nextTry) return;
    this.isTrying = true;
    work()
      .catch(() => {})
      .finally(() => {
        this.isTrying = false;
        this.nextTry = Date.now() + tryEvery;
      });
  }
}

/** Milliseconds for which what was cached is shown while nothing newer can be made. */
export const longestStale = 86_400_000;

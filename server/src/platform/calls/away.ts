/** Milliseconds between two attempts to find out whether it is back. */
const tryEvery = 1000;

/**
 * Whether the source of answers is away, as of the last attempt. While it is, nobody who can be given
 * something else waits for it: one attempt at a time, in the background, finds out when it is back.
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

/** Milliseconds for which a stale cached answer may be shown while nothing newer can be made. */
export const longestStale = 86_400_000;

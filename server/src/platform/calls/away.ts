import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two attempts to find out whether it is back. */
const tryEvery = 1000;
/** Milliseconds that it is waited for where there is something else to give; and where it may be away. */
const patience = 2500;
const patienceWithSuspects = 1000;

/**
 * Whether the source of answers is away, as of the last attempt. While it is, nobody who can be given
 * something else waits for it: one attempt at a time, in the background, finds out when it is back.
 */
export class Away {
  is = false;
  /** Changes are not heard: it may be away without a word, and say nothing for as long as its statements may take. */
  isSuspected = false;
  private isTrying = false;
  private nextTry = 0;

  /** It has answered. */
  came(): void {
    this.is = false;
    this.isSuspected = false;
  }

  /** What the work comes to; null if it says nothing in time: then it counts as away. */
  async soon<T>(work: Promise<T>): Promise<T | null> {
    const over = new AbortController();
    const late = sleep(this.isSuspected ? patienceWithSuspects : patience, null, { signal: over.signal });
    const outcome = await Promise.race([work, late]).finally(() => {
      late.catch(() => {});
      over.abort();
    });
    if (outcome === null) {
      this.is = true;
      work.catch(() => {});
    }
    return outcome;
  }

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

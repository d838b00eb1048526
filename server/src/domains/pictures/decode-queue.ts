import { AppError } from '../../kit/app-error.ts';

const busy = 'Many pictures are coming in just now. Please try again in a moment.';

/** Runs one piece of work at a time; later arrivals wait their turn, up to a number and a time. */
export class DecodeQueue {
  private isBusy = false;
  private readonly waiting: (() => void)[] = [];
  private readonly most: number;
  private readonly patience: number;

  /** `most`: how many may wait; `patience`: milliseconds after which a waiting one is refused. */
  constructor({ most, patience }: { most: number; patience: number }) {
    this.most = most;
    this.patience = patience;
  }

  /**
   * Throws `unavailable` if too many wait, or the turn does not come in time. A job waits however long it
   * takes.
   */
  async run<T>(work: () => Promise<T>, { isJob = false } = {}): Promise<T> {
    await this.turn(isJob);
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.isBusy = false;
    }
  }

  private turn(isJob: boolean): Promise<void> {
    if (!this.isBusy) {
      this.isBusy = true;
      return Promise.resolve();
    }
    if (!isJob && this.waiting.length >= this.most) return Promise.reject(tooBusy());
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const go = (): void => {
        clearTimeout(timer);
        resolve();
      };
      this.waiting.push(go);
      if (isJob) return;
      timer = setTimeout(() => {
        const place = this.waiting.indexOf(go);
        if (place !== -1) this.waiting.splice(place, 1);
        reject(tooBusy());
      }, this.patience);
    });
  }
}

const tooBusy = (): AppError => new AppError('unavailable', busy, { retryAfter: 5 });

/** One per process: a picture of 24 megapixels takes some hundred megabytes to decode. */
export const decoding = new DecodeQueue({ most: 32, patience: 20_000 });

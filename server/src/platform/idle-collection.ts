/** What a collector sees and does; tests bring their own. */
export interface CollectedProcess {
  /** CPU of all its threads since it was asked last, as a share of the time between, 0 to 1. */
  busy(): number;
  /** Bytes. */
  resident(): number;
  collect(): void;
}

/** Milliseconds between two looks. */
const lookEvery = 500;
/**
 * Looks in a row that find nothing done: twenty seconds. After a collection V8 has no compiled code, and some seconds of
 * work cost up to half as much again; a pause between two visitors is no reason.
 */
export const quietLooks = 40;
/** Health checks, timers and a segment now and then are nothing; a page that is rendered is something. */
const mostBusy = 0.01;
/** Less would not be worth a pause: a site with a visitor now and then collects once in many pages. */
export const worthCollecting = 32 * 1024 * 1024;

/**
 * Gives memory back once a process has had nothing to do for a while. V8 leaves what the last minute made lying about
 * until more is made, and the pages of its heap half empty: after a load that is a hundred megabytes.
 */
export class IdleCollector {
  readonly #process: CollectedProcess;
  #quiet = 0;
  /** What was resident after the last collection. */
  #left: number;

  constructor(process: CollectedProcess) {
    this.#process = process;
    this.#left = process.resident();
  }

  look(): void {
    this.#quiet = this.#process.busy() <= mostBusy ? this.#quiet + 1 : 0;
    if (this.#quiet < quietLooks) return;
    this.#quiet = 0;
    if (this.#process.resident() < this.#left + worthCollecting) return;
    this.#process.collect();
    this.#left = this.#process.resident();
    // The collection itself is not the site's work.
    this.#process.busy();
  }
}

/** Collects in this process, which must have been started with `--expose-gc`; without it nothing is done. */
export function collectWhenIdle(): void {
  const { gc } = globalThis;
  if (gc === undefined) return;
  let before = process.cpuUsage();
  let at = performance.now();
  const collector = new IdleCollector({
    busy() {
      // Not the loop's utilization, which counts the time that other processes have the core as well.
      const { user, system } = process.cpuUsage(before);
      const share = (user + system) / 1000 / (performance.now() - at);
      before = process.cpuUsage();
      at = performance.now();
      return share;
    },
    resident: () => process.memoryUsage.rss(),
    // Compacts as well, and is no other than the one that V8 makes when memory runs out.
    collect: () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
  });
  setInterval(() => collector.look(), lookEvery).unref();
}

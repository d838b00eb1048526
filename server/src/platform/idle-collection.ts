/** What a collector sees and does; tests bring their own. */
export interface CollectedProcess {
  /** CPU time of all its threads since the last call, as a share of the time passed, 0 to 1. */
  busy(): number;
  /** Bytes. */
  resident(): number;
  collect(): void;
}

/** Milliseconds between two checks. */
const lookEvery = 500;
/**
 * Idle checks in a row: twenty seconds. After a collection V8 has no compiled code, and some seconds of work
 * cost up to half as much again; a pause between two visitors does not justify that.
 */
export const quietLooks = 40;
/** Health checks, timers and the occasional segment count as idle; rendering a page does not. */
const mostBusy = 0.01;
/** Less would not be worth a pause: a site with few visitors collects once in many pages. */
export const worthCollecting = 32 * 1024 * 1024;

/**
 * Gives memory back once a process has been idle for a while. V8 leaves the last minute's garbage in place
 * until more is made, and the pages of its heap half empty: after a load spike that is a hundred megabytes.
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
    // The collection itself does not count as work.
    this.#process.busy();
  }
}

/** Collects in this process, which must have been started with `--expose-gc`; otherwise does nothing. */
export function collectWhenIdle(): void {
  const { gc } = globalThis;
  if (gc === undefined) return;
  let before = process.cpuUsage();
  let at = performance.now();
  const collector = new IdleCollector({
    busy() {
      // Not event loop utilization, which also counts the time that other processes have the core.
      const { user, system } = process.cpuUsage(before);
      const share = (user + system) / 1000 / (performance.now() - at);
      before = process.cpuUsage();
      at = performance.now();
      return share;
    },
    resident: () => process.memoryUsage.rss(),
    // Compacts as well; the same collection V8 makes when memory runs out.
    collect: () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
  });
  setInterval(() => collector.look(), lookEvery).unref();
}

import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A process before it ends: it says that it is not ready, so that proxies send requests elsewhere; it ends each connection
 * with the answer to its next request, so that nobody writes into one that is about to close; and it answers as ever.
 */
export class Draining {
  #isOn = false;
  readonly #callbacks: ((milliseconds: number) => void)[] = [];

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Calls back when it begins, with how long it will take. */
  onBegin(callback: (milliseconds: number) => void): void {
    this.#callbacks.push(callback);
  }

  /** Resolves when the time is over. Without any, it does not begin. */
  async run(milliseconds: number): Promise<void> {
    if (milliseconds === 0 || this.#isOn) return;
    this.#isOn = true;
    for (const callback of this.#callbacks) callback(milliseconds);
    await sleep(milliseconds);
  }

  /** Has the answers of a server end their connections meanwhile. Whoever listens for requests is there already. */
  watch(server: Server): void {
    server.prependListener('request', (_request, response) => {
      if (this.#isOn) response.shouldKeepAlive = false;
    });
  }
}

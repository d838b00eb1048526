import type Hls from 'hls.js';
import type { HlsConfig, Loader, LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js';
import { type AheadLoad, type Loaded, takeAhead } from './loads-ahead.ts';

/** How long (ms) the library waits for what was asked for ahead before it asks itself. */
const patience = 20_000;

/** The library's own loader, except for what was loaded ahead. */
export function aheadLoader(library: typeof Hls): HlsConfig['loader'] {
  return class AheadLoader extends library.DefaultConfig.loader {
    #waiting: AheadLoad | null = null;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #aborted = () => {};

    override load(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      const ahead = context.rangeEnd ? null : takeAhead(context.url);
      if (!ahead) {
        super.load(context, config, callbacks);
        return;
      }
      const { loading } = this.stats;
      this.context = context;
      this.#waiting = ahead;
      this.#aborted = () => callbacks.onAbort?.(this.stats, context, null);
      this.#timer = setTimeout(() => ahead.stop(), patience);
      loading.start = performance.now();
      void ahead.done.then((found) => {
        if (this.#waiting !== ahead) return;
        this.#leave();
        if (found) this.#give(found, context, callbacks);
        else {
          loading.start = 0;
          super.load(context, config, callbacks);
        }
      });
    }

    override abort(): void {
      if (!this.#waiting) {
        super.abort();
        return;
      }
      this.#waiting.stop();
      this.#leave();
      this.stats.aborted = true;
      this.#aborted();
    }

    override destroy(): void {
      this.#waiting?.stop();
      this.#leave();
      super.destroy();
    }

    #leave(): void {
      clearTimeout(this.#timer);
      this.#waiting = null;
    }

    /** As long as it took, and as if it had just come: what it waited for the library says nothing about the line. */
    #give(found: Loaded, context: LoaderContext, callbacks: LoaderCallbacks<LoaderContext>): void {
      const { stats } = this;
      const { data, url, beganAt, firstAt, endedAt } = found;
      const now = performance.now();
      Object.assign(stats.loading, {
        start: now - (endedAt - beganAt),
        first: now - (endedAt - firstAt),
        end: now,
      });
      stats.loaded = stats.total = typeof data === 'string' ? data.length : data.byteLength;
      callbacks.onSuccess({ url, data, code: 200 }, stats, context, null);
    }
  } as new (
    config: HlsConfig,
  ) => Loader<LoaderContext>;
}

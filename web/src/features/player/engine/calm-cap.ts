import type Hls from 'hls.js';
import type { HlsConfig } from 'hls.js';

/**
 * The library's own cap of quality by the size of the player. It throws away what is loaded ahead once that size grows:
 * only full screen is worth that, and not that a player takes its place on the page.
 */
export function calmCap(library: typeof Hls): NonNullable<HlsConfig['capLevelController']> {
  const Cap = library.DefaultConfig.capLevelController!;
  type Flushing = Parameters<InstanceType<typeof Cap>['setStreamController']>[0];
  return class CalmCap extends Cap {
    #flushing: Flushing | undefined;

    override setStreamController(controller: Flushing): void {
      this.#flushing = controller;
    }

    override detectPlayerSize(): void {
      super.setStreamController((document.fullscreenElement ? this.#flushing : undefined) as Flushing);
      super.detectPlayerSize();
    }
  };
}

import type Hls from 'hls.js';
import type { HlsConfig } from 'hls.js';

/**
 * The library's own cap of quality by the size of the player. It would throw away what is loaded ahead once that size
 * grows, at every start and in full screen, and load most of it again as it was, since little is ahead then.
 */
export function calmCap(library: typeof Hls): NonNullable<HlsConfig['capLevelController']> {
  return class CalmCap extends (library.DefaultConfig.capLevelController!) {
    override setStreamController(): void {}
  };
}

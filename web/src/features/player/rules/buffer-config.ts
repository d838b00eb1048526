import type { HlsConfig } from 'hls.js';

/** Seconds of media to load ahead, and the most that may ever be in the buffer. */
export const bufferAim = 20;
export const bufferMost = 40;
/**
 * Seconds buffered behind the playhead: two presses of the ten-second key, and still under `bufferMost` together with
 * the rest.
 */
const bufferBehind = 10;

/** Bits per second assumed before anything was measured: the middle of an ordinary ladder's low rungs. */
const firstEstimate = 1_200_000;
/** A remembered estimate is only partly trusted, and never so much that the start waits for it. */
const rememberedShare = 0.7;
const mostRemembered = 6_000_000;

/** `remembered`: bits per second measured at the end of an earlier visit, or null. */
export function startEstimate(remembered: number | null): number {
  if (remembered === null) return firstEstimate;
  return Math.min(mostRemembered, Math.max(300_000, remembered * rememberedShare));
}

/**
 * How hls.js loads. `maxBufferSize: 1` (byte) disables its other rule, which fills up to `maxMaxBufferLength` whenever
 * the rung is light; without it a 20 s goal becomes 37 s.
 */
export function streamConfig(startPosition: number, remembered: number | null): Partial<HlsConfig> {
  return {
    startPosition,
    maxBufferLength: bufferAim,
    maxMaxBufferLength: bufferMost,
    maxBufferSize: 1,
    backBufferLength: bufferBehind,
    frontBufferFlushThreshold: bufferMost,
    capLevelToPlayerSize: true,
    abrEwmaDefaultEstimate: startEstimate(remembered),
    // The first fragment is shown, not spent on a measurement, and is fetched while the media source opens.
    testBandwidth: false,
    startFragPrefetch: true,
    enableWorker: false,
    lowLatencyMode: false,
  };
}

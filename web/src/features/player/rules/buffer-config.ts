import type { HlsConfig } from 'hls.js';

/** Seconds of media to load ahead, and the most that may ever be in the buffer. */
export const bufferAim = 20;
export const bufferMost = 40;
/**
 * Seconds buffered behind the playhead: two presses of the ten-second key, and still under `bufferMost` together with
 * the rest.
 */
const bufferBehind = 10;

/** On an unsteady line: longer ahead, and less behind, which together stay within `bufferMost`. */
const unsteadyAhead = 28;
const unsteadyBehind = 2;

/** Segments that are looked back on, and how much faster than it plays even the slowest comes on a line that is steady. */
const [lookedBackOn, fastEnough] = [6, 3];
/** How unlike one another they may be. */
const steadySpread = 2.5;

/** Watches how much faster segments come than they play, and says after each whether the line is unsteady. */
export function lineWatch(): (seconds: number, took: number) => boolean {
  const speeds: number[] = [];
  return (seconds, took) => {
    speeds.push(seconds / Math.max(took, 0.001));
    if (speeds.length > lookedBackOn) speeds.shift();
    const slowest = Math.min(...speeds);
    return slowest < fastEnough && Math.max(...speeds) > slowest * steadySpread;
  };
}

/** What of `streamConfig` depends on the line. */
export const bufferOf = (isUnsteady: boolean): Pick<HlsConfig, 'maxBufferLength' | 'backBufferLength'> => ({
  maxBufferLength: isUnsteady ? unsteadyAhead : bufferAim,
  backBufferLength: isUnsteady ? unsteadyBehind : bufferBehind,
});

/**
 * How hls.js loads. `maxBufferSize: 1` (byte) disables its other rule, which fills up to `maxMaxBufferLength` whenever
 * the rung is light; without it a 20 s goal becomes 37 s.
 */
export function streamConfig(startPosition: number, estimate: number): Partial<HlsConfig> {
  return {
    startPosition,
    ...bufferOf(false),
    maxMaxBufferLength: bufferMost,
    maxBufferSize: 1,
    frontBufferFlushThreshold: bufferMost,
    capLevelToPlayerSize: true,
    abrEwmaDefaultEstimate: estimate,
    // The first fragment is shown, not spent on a measurement, and is fetched while the media source opens.
    testBandwidth: false,
    startFragPrefetch: true,
    enableWorker: false,
    lowLatencyMode: false,
  };
}

import type Hls from 'hls.js';
import type { HlsConfig, LevelDetails } from 'hls.js';

/** The sound of a segment may end so much (s) before its picture does, and what is loaded ends with the sound. */
const soundEndsBefore = 0.1;

/**
 * The library's own choice of the segment to load. With another rung it takes the last one once more where that is not
 * loaded to its very end: it compares only segments of one rung with what was loaded before.
 */
export function climbingStream(library: typeof Hls): HlsConfig['streamController'] {
  const Stream = library.DefaultConfig.streamController;
  return class ClimbingStream extends Stream {
    protected override getFragmentAtPosition(bufferEnd: number, end: number, details: LevelDetails) {
      const chosen = super.getFragmentAtPosition(bufferEnd, end, details);
      const before = this.fragPrevious;
      const isThere =
        chosen &&
        before?.sn === chosen.sn &&
        before.level !== chosen.level &&
        chosen.end - bufferEnd < soundEndsBefore &&
        String(this.fragmentTracker.getState(before)) === 'OK';
      return (isThere && details.fragments[chosen.sn - details.startSN + 1]) || chosen;
    }
  };
}

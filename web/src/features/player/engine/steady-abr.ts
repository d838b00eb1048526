import type Hls from 'hls.js';
import type { Events, FragLoadedData, HlsConfig, Level } from 'hls.js';
import { chooseRung, firstRung, followingRung } from '../rules/rung-choice.ts';

/** A rung that failed is tried again after so long (ms). */
const errorPause = 30_000;

const rateOf = ({ averageBitrate, maxBitrate, width, height }: Level) => ({
  average: averageBitrate || maxBitrate,
  peak: maxBitrate,
  lines: Math.min(width || height, height),
});

/**
 * The library's own control of quality, with our choice of the rung: measuring, and giving up a segment that comes too
 * late, stay as they are. `begun`: address of the rung whose beginning was loaded ahead. `follows`: another ladder played
 * before this one.
 */
export function steadyAbr(
  library: typeof Hls,
  begun: () => string | null,
  follows = false,
): HlsConfig['abrController'] {
  return class SteadyAbr extends library.DefaultConfig.abrController {
    /** The highest rung that was allowed when that segment came. */
    #most = Number.POSITIVE_INFINITY;
    /** Errors of rungs, and when (ms of the page) the last of them was seen. */
    readonly #failed = new WeakMap<Level, { errors: number; at: number }>();
    /** The rung of the last segment that came: the library's own word changes when another is only chosen. */
    #last = 0;

    protected override onFragLoaded(event: Events.FRAG_LOADED, data: FragLoadedData): void {
      super.onFragLoaded(event, data);
      const { type, sn, level } = data.frag;
      if (String(type) !== 'main' || sn === 'initSegment') return;
      this.#last = level;
      this.#most = this.hls?.maxAutoLevel ?? this.#most;
    }

    override get firstAutoLevel(): number {
      const { hls } = this;
      if (!hls) return 0;
      const most = hls.maxAutoLevel;
      const ahead = hls.levels.findIndex(({ uri }) => uri === begun());
      if (ahead >= 0 && ahead <= most) return ahead;
      const rungs = hls.levels.slice(0, most + 1).map(rateOf);
      return follows ? followingRung(rungs, this.#carried()) : firstRung(rungs, this.#carried());
    }

    /** A player that runs faster needs as much more of the line for every second of the film. */
    #carried(): number {
      return this.bwEstimator.getEstimate() / Math.max(1, this.hls?.media?.playbackRate ?? 1);
    }

    #isFit(level: Level): boolean {
      const errors = level.loadError + level.fragmentError;
      const now = performance.now();
      const seen = this.#failed.get(level);
      if (seen?.errors !== errors) this.#failed.set(level, { errors, at: now });
      else if (now - seen.at > errorPause) return true;
      return errors === 0;
    }

    override get nextAutoLevel(): number {
      const { hls, forcedAutoLevel: forced } = this;
      if (!hls) return -1;
      if (!this.bwEstimator.canEstimate()) return forced < 0 ? this.firstAutoLevel : forced;
      const { levels, loadLevel, loadLevelObj } = hls;
      // A decoder is not changed while it plays, and what failed just now is not tried again.
      const allowed = levels.flatMap((level, index) =>
        index <= hls.maxAutoLevel &&
        (!loadLevelObj || level.codecSet === loadLevelObj.codecSet) &&
        (this.#isFit(level) || index === loadLevel)
          ? [index]
          : [],
      );
      if (allowed.length === 0) return super.nextAutoLevel;
      const chosen = chooseRung(
        allowed.map((index) => rateOf(levels[index]!)),
        {
          estimate: this.#carried(),
          ahead: hls.mainForwardBufferInfo?.len ?? 0,
          leaps: hls.maxAutoLevel > this.#most,
          last: Math.max(
            0,
            allowed.findLastIndex((index) => index <= this.#last),
          ),
        },
      );
      const level = allowed[chosen] ?? allowed[0]!;
      return forced < 0 ? level : Math.min(forced, level);
    }

    override set nextAutoLevel(level: number) {
      super.nextAutoLevel = level;
    }
  };
}

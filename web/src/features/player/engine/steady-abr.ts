import type Hls from 'hls.js';
import type { Events, FragLoadedData, HlsConfig, Level } from 'hls.js';
import { chooseRung, firstRung } from '../rules/rung-choice.ts';

const rateOf = ({ averageBitrate, maxBitrate, width, height }: Level) => ({
  average: averageBitrate || maxBitrate,
  peak: maxBitrate,
  lines: Math.min(width || height, height),
});

/**
 * The library's own control of quality, with our choice of the rung: measuring, and giving up a segment that comes too
 * late, stay as they are. `begun`: address of the rung whose beginning was loaded ahead.
 */
export function steadyAbr(library: typeof Hls, begun: () => string | null): HlsConfig['abrController'] {
  return class SteadyAbr extends library.DefaultConfig.abrController {
    /** The rung of the last segment that came: the library's own word changes when another is only chosen. */
    #last = 0;

    protected override onFragLoaded(event: Events.FRAG_LOADED, data: FragLoadedData): void {
      super.onFragLoaded(event, data);
      const { type, sn, level } = data.frag;
      if (String(type) === 'main' && sn !== 'initSegment') this.#last = level;
    }

    override get firstAutoLevel(): number {
      const { hls } = this;
      if (!hls) return 0;
      const most = hls.maxAutoLevel;
      const ahead = hls.levels.findIndex(({ uri }) => uri === begun());
      if (ahead >= 0 && ahead <= most) return ahead;
      return firstRung(hls.levels.slice(0, most + 1).map(rateOf), this.bwEstimator.getEstimate());
    }

    override get nextAutoLevel(): number {
      const { hls, forcedAutoLevel: forced } = this;
      if (!hls) return -1;
      if (!this.bwEstimator.canEstimate()) return forced < 0 ? this.firstAutoLevel : forced;
      const { levels, loadLevel, loadLevelObj, media } = hls;
      // A decoder is not changed while it plays, and what failed is not tried again at once.
      const allowed = levels.flatMap((level, index) =>
        index <= hls.maxAutoLevel &&
        (!loadLevelObj || level.codecSet === loadLevelObj.codecSet) &&
        (index === loadLevel || level.loadError + level.fragmentError === 0)
          ? [index]
          : [],
      );
      if (allowed.length === 0) return super.nextAutoLevel;
      const chosen = chooseRung(
        allowed.map((index) => rateOf(levels[index]!)),
        {
          estimate: this.bwEstimator.getEstimate(),
          ahead: (hls.mainForwardBufferInfo?.len ?? 0) / (media?.playbackRate || 1),
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

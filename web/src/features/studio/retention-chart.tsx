import { fillIn } from '../../lib/fill-in.ts';
import { exactCount, formatDuration } from '../../lib/format.ts';
import * as texts from '../../texts/studio.ts';
import { LineChart } from '../../ui/charts/line-chart.tsx';

const percent = (share: number): string => fillIn(texts.percent, { number: Math.round(share * 100) });

/** The share of playbacks that played each part of a video, from its beginning to its end. */
export function RetentionChart(props: {
  shares: readonly number[];
  playbacks: number;
  /** Of the video, in seconds; null: not known. */
  duration: number | null;
}) {
  const { shares, playbacks, duration } = props;
  const parts = shares.length;
  /** The middle of a part, as a time of the video or, if its length is unknown, as a share of it. */
  const placeOf = (part: number): string => {
    const at = (part + 0.5) / parts;
    return duration === null ? percent(at) : formatDuration(at * duration);
  };
  return (
    <LineChart
      wide
      title={texts.retention}
      total={fillIn(playbacks === 1 ? texts.ofPlayback : texts.ofPlaybacks, { count: exactCount(playbacks) })}
      head={texts.at}
      ends={[texts.beginning, duration === null ? texts.end : formatDuration(duration)]}
      summary={fillIn(texts.retentionChart, {
        start: percent(shares[0] ?? 0),
        middle: percent(shares[Math.floor(parts / 2)] ?? 0),
        end: percent(shares.at(-1) ?? 0),
      })}
      labels={shares.map((_, part) => placeOf(part))}
      lines={[{ name: texts.shareOfPlaybacks, values: shares, look: 'area', tone: 'tide' }]}
      top={1}
      words={percent}
    />
  );
}

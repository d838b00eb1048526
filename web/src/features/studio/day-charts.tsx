import type { StatisticsDay } from '#contract/studio.ts';
import { exactCount, formatDuration } from '../../lib/format.ts';
import * as texts from '../../texts/studio.ts';
import { averageOf, spansOf, spanWords, sum, topOf, topOfTime } from './chart-rules.ts';
import { ColumnChart } from './column-chart.tsx';

/** Views, watch time and average playback length, over the days of a period. */
export function DayCharts({ days, isMeasured }: { days: readonly StatisticsDay[]; isMeasured: boolean }) {
  const spans = spansOf(days);
  const playbacks = sum(spans.map((span) => span.playbacks));
  const watchSeconds = sum(spans.map((span) => span.watchSeconds));
  return (
    <>
      <ColumnChart
        title={texts.views}
        total={exactCount(sum(spans.map(({ views }) => views)))}
        spans={spans}
        numberOf={({ views }) => views}
        topOf={topOf}
        words={exactCount}
        tone="tide"
      />
      {isMeasured && (
        <>
          <ColumnChart
            title={texts.watchTime}
            total={spanWords(watchSeconds)}
            spans={spans}
            numberOf={(span) => span.watchSeconds}
            topOf={topOfTime}
            words={spanWords}
            tone="moon"
          />
          <ColumnChart
            title={texts.averageDuration}
            total={formatDuration(averageOf({ playbacks, watchSeconds }))}
            spans={spans}
            numberOf={averageOf}
            topOf={topOfTime}
            words={formatDuration}
            tone="fog"
          />
        </>
      )}
    </>
  );
}

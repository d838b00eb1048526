import type { Output } from '#contract/calls.ts';
import type { StatisticsPeriod } from '#contract/watch-parts.ts';
import { DayCharts } from '../features/studio/day-charts.tsx';
import { MeasuringNote } from '../features/studio/measuring-note.tsx';
import { PeriodChoice, periodQuery } from '../features/studio/period-choice.tsx';
import { RetentionChart } from '../features/studio/retention-chart.tsx';
import * as memberPaths from '../member-paths.ts';
import * as texts from '../texts/studio.ts';

/** How one video is watched. */
export function StudioStatistics(props: {
  statistics: Output<'get_video_statistics'>[number];
  period: StatisticsPeriod;
}) {
  const { video, days, retention, retention_playbacks, is_measured } = props.statistics;
  return (
    <section aria-labelledby="video-statistics">
      <div className="studio-head">
        <h2 id="video-statistics">{texts.statistics}</h2>
        <PeriodChoice
          period={props.period}
          to={(next) => memberPaths.studioVideo(video.slug, { tab: 'statistics', ...periodQuery(next) })}
        />
      </div>
      <div className="charts">
        <DayCharts days={days} isMeasured={is_measured} />
        {retention !== null && (
          <RetentionChart
            shares={retention}
            playbacks={retention_playbacks}
            duration={video.duration_seconds}
          />
        )}
      </div>
      {is_measured ? (
        <>
          {retention === null && <p className="studio-note">{texts.noRetention}</p>}
          <MeasuringNote />
        </>
      ) : (
        <p className="studio-note">{texts.embeddedVideo}</p>
      )}
    </section>
  );
}

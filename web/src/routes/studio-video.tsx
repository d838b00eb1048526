import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requireMember } from '../api/guard.ts';
import { head } from '../api/head.ts';
import { headOf } from '../api/meta.ts';
import { fault, pageData } from '../api/page-data.ts';
import { DayCharts } from '../features/studio/day-charts.tsx';
import { MeasuringNote } from '../features/studio/measuring-note.tsx';
import { PeriodChoice, periodQuery, readPeriod } from '../features/studio/period-choice.tsx';
import { RetentionChart } from '../features/studio/retention-chart.tsx';
import { VideoState } from '../features/studio/video-state.tsx';
import * as paths from '../paths.ts';
import './listing-page.css';

export async function loader(args: LoaderFunctionArgs) {
  requireMember(args);
  const slug = args.params.slug ?? '';
  const period = readPeriod(args.url.searchParams);
  return pageData(args.context, 'Failed to load video data.', async (services) => {
    const [statistics] = await services.call('get_video_statistics', { p_slug: slug, p_days: period });
    if (!statistics) throw fault(404, 'Video not found.');
    const { title } = statistics.video;
    return {
      head: head({
        site: services.site,
        title: `${title} · Studio`,
        path: paths.studioVideo(slug),
        hidden: true,
      }),
      period,
      ...statistics,
    };
  });
}

export const meta = headOf;

export const handle = { guarded: true };

export default function StudioVideo() {
  const { video, days, retention, retention_playbacks, is_measured, period } = useLoaderData<typeof loader>();
  return (
    <div className="listing">
      <header className="listing-head">
        <p className="trail">
          <Link to={paths.studio()}>Studio</Link>
        </p>
        <h1>{video.title}</h1>
        <VideoState video={video} />
      </header>
      <section aria-labelledby="video-statistics">
        <div className="studio-head">
          <h2 id="video-statistics">Statistics</h2>
          <PeriodChoice period={period} to={(next) => paths.studioVideo(video.slug, periodQuery(next))} />
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
        {!is_measured ? (
          <p className="studio-note">
            This video plays in a frame of another site, which does not say what of it is watched.
          </p>
        ) : (
          <>
            {retention === null && (
              <p className="studio-note">Nobody was measured watching this video in these days.</p>
            )}
            <MeasuringNote />
          </>
        )}
      </section>
    </div>
  );
}

import { Link } from 'react-router';
import type { Output } from '#contract/calls.ts';
import type { ActivityFigures, ActivityStep } from '#contract/overview.ts';
import { activityPeriods } from '#contract/overview-lists.ts';
import * as adminPaths from '../../admin-paths.ts';
import { bytesWords } from '../../lib/bytes-words.ts';
import { exactCount } from '../../lib/format.ts';
import { watchedWords } from '../../parts/watched-words.ts';
import * as texts from '../../texts/admin-frame.ts';
import { Change, FigureTile, FigureTiles } from '../../ui/charts/figure-tiles.tsx';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { periodNames, periodNotes, stepWords } from './activity-words.ts';

export type SiteActivity = Output<'get_site_activity'>;
type Figure = keyof ActivityFigures;
type Line = readonly [name: string, figure: Figure];

const tiles: readonly [name: string, figure: Figure, words: (value: number) => string][] = [
  [texts.views, 'views', exactCount],
  [texts.viewers, 'viewers', exactCount],
  [texts.watchTime, 'watch_seconds', watchedWords],
  [texts.pageViews, 'page_views', exactCount],
  [texts.visitors, 'visitors', exactCount],
  [texts.signUps, 'sign_ups', exactCount],
  [texts.newVideos, 'videos_added', exactCount],
  [texts.errors, 'errors', exactCount],
];

const charts: readonly {
  title: string;
  lines: readonly [Line, ...Line[]];
  words(value: number): string;
  nothing: string;
}[] = [
  {
    title: texts.videoViews,
    lines: [
      [texts.views, 'views'],
      [texts.viewers, 'viewers'],
    ],
    words: exactCount,
    nothing: texts.nobodyWatched,
  },
  {
    title: texts.pageViews,
    lines: [
      [texts.pages, 'page_views'],
      [texts.visitors, 'visitors'],
    ],
    words: exactCount,
    nothing: texts.nobodyVisited,
  },
  {
    title: texts.watchTime,
    lines: [[texts.watched, 'watch_seconds']],
    words: watchedWords,
    nothing: texts.nobodyWatched,
  },
  {
    title: texts.growth,
    lines: [
      [texts.signUps, 'sign_ups'],
      [texts.newVideos, 'videos_added'],
    ],
    words: exactCount,
    nothing: texts.nobodyJoined,
  },
  { title: texts.errors, lines: [[texts.errors, 'errors']], words: exactCount, nothing: texts.noErrors },
];

/** What the site did in a period, beside the time before. */
export function Activity({ activity }: { activity: SiteActivity }) {
  const { period, steps, totals, before, stored_bytes } = activity;
  const labels = steps.map((step) => stepWords(period, step));
  return (
    <section aria-labelledby="activity">
      <div className="dashboard-head">
        <h2 id="activity">{texts.activity}</h2>
        <nav className="dashboard-periods" aria-label={texts.period}>
          {activityPeriods.map((one) => (
            <Link
              key={one}
              className="btn sm flat"
              to={adminPaths.dashboard({ period: one === 'week' ? null : one })}
              aria-current={one === period ? 'page' : undefined}
              preventScrollReset
            >
              {periodNames[one]}
            </Link>
          ))}
        </nav>
      </div>
      <p className="dashboard-note">{periodNotes[period]}</p>
      <FigureTiles>
        {tiles.map(([name, figure, words]) => (
          <FigureTile
            key={figure}
            name={name}
            value={totals[figure] === 0 && figure === 'watch_seconds' ? texts.noneYet : words(totals[figure])}
          >
            <Change
              now={totals[figure]}
              before={before[figure]}
              than={texts.thanBefore}
              none={texts.noneBefore}
              same={texts.sameAsBefore}
              isBad={figure === 'errors'}
            />
          </FigureTile>
        ))}
      </FigureTiles>
      <div className="figures">
        {charts.map(({ title, lines, words, nothing }) => (
          <LineChart
            key={title}
            title={title}
            {...(lines.length === 1 && { total: words(totals[lines[0][1]]) })}
            labels={labels}
            lines={lines.map(([name, figure], index) => ({
              name,
              look: index === 0 ? 'area' : 'solid',
              tone: index === 0 ? 'tide' : 'moon',
              values: steps.map((step: ActivityStep) => step[figure]),
            }))}
            words={words}
            nothing={nothing}
          />
        ))}
        {stored_bytes !== null && (
          <LineChart
            title={texts.storage}
            total={bytesWords(stored_bytes)}
            note={texts.videoFilesMeasuredHourly}
            labels={labels}
            lines={[
              {
                name: texts.stored,
                look: 'area',
                tone: 'tide',
                values: steps.map((step: ActivityStep) => step.stored_bytes),
              },
            ]}
            words={bytesWords}
          />
        )}
      </div>
    </section>
  );
}

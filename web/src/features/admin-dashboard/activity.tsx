import { Link } from 'react-router';
import type { Output } from '#contract/calls.ts';
import type { ActivityFigures, ActivityStep } from '#contract/overview.ts';
import { activityPeriods } from '#contract/overview-lists.ts';
import * as adminPaths from '../../admin-paths.ts';
import { exactCount } from '../../lib/format.ts';
import { Change, FigureTile, FigureTiles } from '../../ui/charts/figure-tiles.tsx';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { beforeWords, bytesWords, periodNames, stepWords, watchedWords } from './activity-words.ts';

export type SiteActivity = Output<'get_site_activity'>;
type Figure = keyof ActivityFigures;
type Line = readonly [name: string, figure: Figure];

const tiles: readonly [name: string, figure: Figure, words: (value: number) => string][] = [
  ['Views', 'views', exactCount],
  ['Viewers', 'viewers', exactCount],
  ['Watch time', 'watch_seconds', watchedWords],
  ['Pages seen', 'page_views', exactCount],
  ['Visitors', 'visitors', exactCount],
  ['Sign-ups', 'sign_ups', exactCount],
  ['New videos', 'videos_added', exactCount],
  ['Errors', 'errors', exactCount],
];

const charts: readonly {
  title: string;
  lines: readonly [Line, ...Line[]];
  words(value: number): string;
}[] = [
  {
    title: 'Views of videos',
    lines: [
      ['Views', 'views'],
      ['Viewers', 'viewers'],
    ],
    words: exactCount,
  },
  {
    title: 'Pages seen',
    lines: [
      ['Pages', 'page_views'],
      ['Visitors', 'visitors'],
    ],
    words: exactCount,
  },
  { title: 'Watch time', lines: [['Watched', 'watch_seconds']], words: watchedWords },
  {
    title: 'Growth',
    lines: [
      ['Sign-ups', 'sign_ups'],
      ['New videos', 'videos_added'],
    ],
    words: exactCount,
  },
  { title: 'Errors', lines: [['Errors', 'errors']], words: exactCount },
];

/** What the site did in a period, beside the time before. */
export function Activity({ activity }: { activity: SiteActivity }) {
  const { period, steps, totals, before, stored_bytes } = activity;
  const labels = steps.map((step) => stepWords(period, step));
  const note = period === 'day' ? 'Hours in UTC; the last is not over.' : 'Days in UTC; the last is today.';
  return (
    <section aria-labelledby="activity">
      <div className="dashboard-head">
        <h2 id="activity">Activity</h2>
        <nav className="dashboard-periods" aria-label="Period">
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
      <p className="dashboard-note">
        {note} Beside {beforeWords[period]}, up to the same hour. Viewers and visitors are counted anew each
        day.
      </p>
      <FigureTiles>
        {tiles.map(([name, figure, words]) => (
          <FigureTile key={figure} name={name} value={words(totals[figure])}>
            <Change
              now={totals[figure]}
              before={before[figure]}
              than="than before"
              none="none before"
              same="as before"
              isBad={figure === 'errors'}
            />
          </FigureTile>
        ))}
      </FigureTiles>
      <div className="figures">
        {charts.map(({ title, lines, words }) => (
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
          />
        ))}
        {stored_bytes !== null && (
          <LineChart
            title="Storage"
            total={bytesWords(stored_bytes)}
            note="Files of videos, measured once an hour."
            labels={labels}
            lines={[
              {
                name: 'Stored',
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

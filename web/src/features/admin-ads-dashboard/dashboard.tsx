import { Link } from 'react-router';
import type { AdPacing } from '#contract/ad-figure-shapes.ts';
import { moneyWords, spentWords } from '#contract/ad-money.ts';
import type { Output } from '#contract/calls.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf, formatDate } from '../../lib/format.ts';
import { sentence } from '../../lib/sentence.tsx';
import { count } from '../../parts/ad-numbers.ts';
import * as texts from '../../texts/admin-ads.ts';
import { Change, FigureTile, FigureTiles } from '../../ui/charts/figure-tiles.tsx';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PacingTable } from './pacing-table.tsx';
import './admin-ads-dashboard.css';

type Dashboard = Output<'get_ad_dashboard'>;

function Standing({ dashboard }: { dashboard: Dashboard }) {
  const { total_budget, currency, active_campaigns, active_postings, creatives_in_review, behind, ahead } =
    dashboard;
  return (
    <FigureTiles>
      <FigureTile name={texts.totalBudget} value={moneyWords(total_budget, currency)}>
        <small>{texts.ofTheActiveCampaigns}</small>
      </FigureTile>
      <FigureTile name={texts.activeCampaigns} value={count(active_campaigns)} to={adminPaths.adCampaigns()}>
        <small>
          {fillIn(texts.inPostings, { postings: countOf(active_postings, texts.posting, texts.postings) })}
        </small>
      </FigureTile>
      <FigureTile
        name={texts.waitingForReview}
        value={count(creatives_in_review)}
        to={adminPaths.adCreatives({ status: 'review' })}
      >
        <small>{creatives_in_review === 1 ? texts.creative : texts.creatives}</small>
      </FigureTile>
      <FigureTile
        name={texts.behindPlan}
        value={count(behind)}
        to="#pacing"
        look={behind > 0 ? 'warned' : undefined}
      >
        <small>{fillIn(texts.countAheadOfPlan, { count: count(ahead) })}</small>
      </FigureTile>
    </FigureTiles>
  );
}

/** How advertising stands today. */
export function Dashboard({
  dashboard,
  campaigns,
  notCounted,
}: {
  dashboard: Dashboard;
  campaigns: readonly AdPacing[];
  /** Events of today that do not count. */
  notCounted: number;
}) {
  const { today, yesterday, hours, currency, time_zone, day } = dashboard;
  const figures = [
    [texts.served, 'served', count],
    [texts.viewable, 'viewable', count],
    [texts.clicks, 'clicks', count],
    [texts.spend, 'spent', (value: number) => spentWords(value, currency)],
  ] as const;
  return (
    <div className="ads-dashboard">
      <Standing dashboard={dashboard} />
      <section aria-labelledby="ads-today">
        <h2 id="ads-today">{texts.today}</h2>
        <p className="ads-zone">{fillIn(texts.todayNote, { day: formatDate(day), timeZone: time_zone })}</p>
        <FigureTiles>
          {figures.map(([name, key, words]) => (
            <FigureTile key={key} name={name} value={words(today[key])}>
              <Change
                now={today[key]}
                before={yesterday[key]}
                than={texts.thanYesterday}
                none={texts.noneYesterdayByNow}
                same={texts.sameAsYesterday}
              />
            </FigureTile>
          ))}
        </FigureTiles>
        {notCounted > 0 && (
          <p className="ads-zone">
            {sentence(notCounted === 1 ? texts.oneNotCountedToday : texts.notCountedToday, {
              count: count(notCounted),
              link: (words) => (
                <Link className="ad-link" to={adminPaths.adAnalytics({ days: '7' })}>
                  {words}
                </Link>
              ),
            })}
          </p>
        )}
        <div className="figures">
          <LineChart
            wide
            title={texts.servedByHour}
            total={count(today.served)}
            note={fillIn(texts.hoursNote, { timeZone: time_zone })}
            labels={hours.map(({ hour }) => `${String(hour).padStart(2, '0')}:00`)}
            lines={[
              {
                name: texts.today,
                look: 'area',
                tone: 'tide',
                values: hours.map((one) => one.today),
              },
              {
                name: texts.yesterday,
                look: 'dashed',
                tone: 'moon',
                values: hours.map((one) => one.yesterday),
              },
            ]}
            words={count}
          />
        </div>
      </section>
      <section aria-labelledby="pacing">
        <h2 id="pacing">{texts.deliveredAgainstPlan}</h2>
        {campaigns.length === 0 ? (
          <EmptyState text={texts.noCampaignsRunning}>
            <Link className="btn sm flat" to={adminPaths.adCampaigns()}>
              {texts.campaignsLabel}
            </Link>
          </EmptyState>
        ) : (
          <PacingTable campaigns={campaigns} currency={currency} timeZone={time_zone} />
        )}
      </section>
    </div>
  );
}

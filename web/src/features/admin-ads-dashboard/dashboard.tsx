import { Link } from 'react-router';
import type { AdPacing } from '#contract/ad-figures.ts';
import { moneyWords, spentWords } from '#contract/ad-money.ts';
import type { Output } from '#contract/calls.ts';
import * as adminPaths from '../../admin-paths.ts';
import { count } from '../../parts/ad-numbers.ts';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PacingTable } from './pacing-table.tsx';
import './admin-ads-dashboard.css';

type Dashboard = Output<'get_ad_dashboard'>;

/** How today stands against yesterday until the same time: an arrow, and the words for it. */
function Change({ today, yesterday }: { today: number; yesterday: number }) {
  if (yesterday === 0) return <small>{today === 0 ? 'as yesterday' : 'none yesterday until now'}</small>;
  const change = today / yesterday - 1;
  const words = `${Math.abs(change * 100).toFixed(Math.abs(change) < 0.1 ? 1 : 0)}%`;
  if (Math.abs(change) < 0.0005) return <small>as yesterday</small>;
  return (
    <small className={change > 0 ? 'up' : 'down'}>
      <span aria-hidden="true">{change > 0 ? '▲' : '▼'}</span> {words} {change > 0 ? 'more' : 'less'} than
      yesterday
    </small>
  );
}

function Standing({ dashboard }: { dashboard: Dashboard }) {
  const { total_budget, currency, active_campaigns, active_postings, creatives_in_review, behind, ahead } =
    dashboard;
  return (
    <dl className="ads-tiles">
      <div>
        <dt>Total Budget</dt>
        <dd>
          <b>{moneyWords(total_budget, currency)}</b>
          <small>of the active campaigns</small>
        </dd>
      </div>
      <div>
        <dt>Active campaigns</dt>
        <dd>
          <Link to={adminPaths.adCampaigns()}>
            <b>{count(active_campaigns)}</b>
          </Link>
          <small>
            in {count(active_postings)} {active_postings === 1 ? 'posting' : 'postings'}
          </small>
        </dd>
      </div>
      <div>
        <dt>Waiting for review</dt>
        <dd>
          <Link to={adminPaths.adCreatives({ status: 'review' })}>
            <b>{count(creatives_in_review)}</b>
          </Link>
          <small>{creatives_in_review === 1 ? 'creative' : 'creatives'}</small>
        </dd>
      </div>
      <div>
        <dt>Behind plan</dt>
        <dd className={behind > 0 ? 'behind' : undefined}>
          <a href="#pacing">
            <b>{count(behind)}</b>
          </a>
          <small>{count(ahead)} ahead of plan</small>
        </dd>
      </div>
    </dl>
  );
}

/** How advertising stands today. */
export function Dashboard({
  dashboard,
  campaigns,
}: {
  dashboard: Dashboard;
  campaigns: readonly AdPacing[];
}) {
  const { today, yesterday, hours, currency, time_zone, day } = dashboard;
  const figures = [
    ['Served', 'served', count],
    ['Viewable', 'viewable', count],
    ['Clicks', 'clicks', count],
    ['Spend', 'spent', (value: number) => spentWords(value, currency)],
  ] as const;
  return (
    <div className="ads-dashboard">
      <Standing dashboard={dashboard} />
      <section aria-labelledby="ads-today">
        <h2 id="ads-today">Today</h2>
        <p className="ads-zone">
          {day}, in {time_zone}. Yesterday counts until the same time.
        </p>
        <dl className="ads-tiles">
          {figures.map(([name, key, words]) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>
                <b>{words(today[key])}</b>
                <Change today={today[key]} yesterday={yesterday[key]} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="figures">
          <LineChart
            wide
            title="Served by hour"
            total={count(today.served)}
            note={`Hours in ${time_zone}. Figures follow within about a minute.`}
            labels={hours.map(({ hour }) => `${String(hour).padStart(2, '0')}:00`)}
            lines={[
              {
                name: 'Today',
                look: 'area',
                tone: 'tide',
                values: hours.map((one) => one.today),
              },
              {
                name: 'Yesterday',
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
        <h2 id="pacing">Delivered against plan</h2>
        {campaigns.length === 0 ? (
          <EmptyState text="No campaign runs, and none ended within 30 days. Create one, and see here whether it gets what it was sold.">
            <Link className="btn sm flat" to={adminPaths.adCampaigns()}>
              Campaigns
            </Link>
          </EmptyState>
        ) : (
          <PacingTable campaigns={campaigns} currency={currency} timeZone={time_zone} />
        )}
      </section>
    </div>
  );
}

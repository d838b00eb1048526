import { Link } from 'react-router';
import type { AdPacing } from '#contract/ad-figure-shapes.ts';
import { moneyWords } from '#contract/ad-money.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { count, dayWords, percent, planStateNames } from '../../parts/ad-numbers.ts';
import * as texts from '../../texts/admin-ads.ts';
import { DataTable } from '../../ui/data-table.tsx';

const goalNames = {
  impressions: 'impressions',
  viewable: texts.viewableImpressions,
  clicks: 'clicks',
  budget: '',
} as const;

const runOf = ({ starts, ends }: AdPacing): string =>
  `${starts === null ? '' : dayWords(starts)} – ${ends === null ? 'open' : dayWords(ends)}`;

/** Each campaign with what it has of its goal, and where the plan is. */
export function PacingTable(props: { campaigns: readonly AdPacing[]; currency: string; timeZone: string }) {
  const amount = ({ goal }: AdPacing, value: number): string =>
    goal === 'budget' ? moneyWords(Math.round(value), props.currency) : count(value);
  return (
    <>
      <DataTable
        label={texts.deliveredAgainstPlan}
        rows={props.campaigns}
        keyOf={({ campaign_id }) => campaign_id}
        columns={[
          {
            id: 'campaign',
            name: texts.campaignName,
            cell: (one) => (
              <span className="ads-campaign">
                <Link to={adminPaths.adAnalytics({ campaign: one.campaign_id })}>{one.campaign_name}</Link>
                <small>{one.is_active ? runOf(one) : fillIn(texts.runPaused, { run: runOf(one) })}</small>
              </span>
            ),
          },
          {
            id: 'state',
            name: texts.state,
            cell: ({ state }) => <span className={`ads-state ${state}`}>{planStateNames[state]}</span>,
          },
          {
            id: 'share',
            name: texts.ofItsGoal,
            cell: (one) =>
              one.share === null ? (
                texts.noGoal
              ) : (
                <span className="ads-pace">
                  <span className="ads-pace-bar" aria-hidden="true">
                    <i className="ads-pace-done" style={{ width: `${Math.min(1, one.share) * 100}%` }} />
                    {one.planned_share !== null && (
                      <b
                        className="ads-pace-plan"
                        style={{ left: `${Math.min(1, one.planned_share) * 100}%` }}
                      />
                    )}
                  </span>
                  <small>
                    {one.planned_share === null
                      ? percent(one.share)
                      : fillIn(texts.shareAndPlan, {
                          share: percent(one.share),
                          planned: percent(one.planned_share),
                        })}
                  </small>
                </span>
              ),
          },
          {
            id: 'delivered',
            name: texts.delivered,
            align: 'end',
            cell: (one) =>
              one.delivered === null || one.goal === null || one.goal_amount === null
                ? '–'
                : fillIn(texts.deliveredOfGoal, {
                    delivered: amount(one, one.delivered),
                    goal: amount(one, one.goal_amount),
                    unit: goalNames[one.goal],
                  }),
          },
        ]}
        empty={null}
      />
      <p className="ads-zone">{fillIn(texts.howPlansWork, { timeZone: props.timeZone })}</p>
    </>
  );
}

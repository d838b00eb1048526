import { Form, Link, useSubmit } from 'react-router';
import type { AdForecast } from '#contract/ad-figures.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { count, dayWords, percent } from '../../parts/ad-numbers.ts';
import * as texts from '../../texts/admin-ads-figures.ts';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { WeekMap } from '../../ui/charts/week-map.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { AnalyticsAddress } from './analytics-address.ts';

/** What is free, or by how much too much was sold. */
function Left({ total, booked, open_campaigns }: AdForecast) {
  const left = total.expected - booked;
  return (
    <p className={left < 0 ? 'ads-over' : undefined} role={left < 0 ? 'alert' : undefined}>
      {left < 0
        ? fillIn(texts.countMoreAreBookedThan, { count: count(-left) })
        : fillIn(texts.countOfCount2AreBooked, {
            count: count(booked),
            count2: count(total.expected),
            value: total.expected > 0 ? ` (${percent(booked / total.expected)})` : '',
            count3: count(left),
          })}
      {open_campaigns > 0 &&
        fillIn(texts.openCampaignsValueWhatIsLeft, {
          openCampaigns: open_campaigns,
          value: open_campaigns === 1 ? texts.campaignWithoutAGoalTakes : texts.campaignsWithoutAGoalTake,
        })}
    </p>
  );
}

/** What a placement will have in four weeks. */
export function Forecast(props: {
  address: AnalyticsAddress;
  placements: readonly { id: string; name: string; page_type: string }[];
  forecast: AdForecast | null;
}) {
  const { address, placements, forecast } = props;
  const submit = useSubmit();
  return (
    <section className="ads-forecast" aria-labelledby="forecast">
      <h2 id="forecast">{texts.forecast}</h2>
      {placements.length === 0 ? (
        <EmptyState text={texts.thereIsNoPlacementYet}>
          <Link className="btn sm flat" to={adminPaths.adPlacements()}>
            {texts.placements}
          </Link>
        </EmptyState>
      ) : (
        <Form
          action={adminPaths.adAnalytics()}
          preventScrollReset
          onChange={({ currentTarget }) => void submit(currentTarget, { preventScrollReset: true })}
        >
          {address.days !== '28' && <input type="hidden" name="days" value={address.days} />}
          {address.campaign && <input type="hidden" name="campaign" value={address.campaign} />}
          <label className="ads-pick">
            <span>{texts.placement}</span>
            <select
              className="field"
              name="placement"
              key={address.placement}
              defaultValue={address.placement ?? ''}
            >
              <option value="">{texts.chooseOne}</option>
              {placements.map(({ id, name, page_type }) => (
                <option key={id} value={id}>
                  {name} ({page_type})
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className="btn sm flat needs-no-script">
            {texts.show}
          </button>
        </Form>
      )}
      {forecast !== null && forecast.weeks === 0 && <EmptyState text={texts.thisPlacementWasAskedFor} />}
      {forecast !== null && forecast.weeks > 0 && (
        <>
          <Left {...forecast} />
          <div className="figures">
            <LineChart
              wide
              title={fillIn(texts.adsThatPlacementNameWillBe, { placementName: forecast.placement_name })}
              total={fillIn(texts.countCount2ToCount3, {
                count: count(forecast.total.expected),
                count2: count(forecast.total.low),
                count3: count(forecast.total.high),
              })}
              note={fillIn(texts.asTheSameWeekdaysOf, {
                weeks: forecast.weeks,
                value: forecast.weeks === 1 ? texts.week : texts.weeks,
                timeZone: forecast.time_zone,
              })}
              labels={forecast.days.map(({ day }) => dayWords(day))}
              lines={[
                {
                  name: 'Expected',
                  look: 'solid',
                  tone: 'tide',
                  values: forecast.days.map(({ expected }) => expected),
                },
                {
                  name: 'Booked',
                  look: 'dashed',
                  tone: 'moon',
                  values: forecast.days.map(({ booked }) => booked),
                },
              ]}
              band={{ name: 'Range', values: forecast.days }}
              words={count}
            />
            <WeekMap
              wide
              title={texts.byWeekdayAndHour}
              note={fillIn(texts.whatAnHourOfThe, { timeZone: forecast.time_zone })}
              hours={forecast.hours}
              words={count}
            />
          </div>
        </>
      )}
    </section>
  );
}

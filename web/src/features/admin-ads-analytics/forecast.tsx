import { Form, Link, useSubmit } from 'react-router';
import type { AdForecast } from '#contract/ad-figures.ts';
import * as adminPaths from '../../admin-paths.ts';
import { count, dayWords, percent } from '../../parts/ad-numbers.ts';
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
        ? `${count(-left)} more are booked than it is likely to have. Some campaigns will not get what they were sold.`
        : `${count(booked)} of ${count(total.expected)} are booked${
            total.expected > 0 ? ` (${percent(booked / total.expected)})` : ''
          }, about ${count(left)} are free.`}
      {open_campaigns > 0 &&
        ` ${open_campaigns} ${open_campaigns === 1 ? 'campaign without a goal takes' : 'campaigns without a goal take'} what is left.`}
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
      <h2 id="forecast">Forecast</h2>
      {placements.length === 0 ? (
        <EmptyState text="There is no placement yet. Create one, and a week later this tells what it will have.">
          <Link className="btn sm flat" to={adminPaths.adPlacements()}>
            Placements
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
            <span>Placement</span>
            <select
              className="field"
              name="placement"
              key={address.placement}
              defaultValue={address.placement ?? ''}
            >
              <option value="">Choose one</option>
              {placements.map(({ id, name, page_type }) => (
                <option key={id} value={id}>
                  {name} ({page_type})
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className="btn sm flat needs-no-script">
            Show
          </button>
        </Form>
      )}
      {forecast !== null && forecast.weeks === 0 && (
        <EmptyState text="This placement was asked for ads for less than a week, so there is nothing to tell by. Come back then." />
      )}
      {forecast !== null && forecast.weeks > 0 && (
        <>
          <Left {...forecast} />
          <div className="figures">
            <LineChart
              wide
              title={`Ads that ${forecast.placement_name} will be asked for`}
              total={`${count(forecast.total.expected)} (${count(forecast.total.low)} to ${count(forecast.total.high)})`}
              note={`As the same weekdays of ${forecast.weeks} ${forecast.weeks === 1 ? 'week' : 'weeks'} before had; the band holds it in 19 of 20 cases if weeks stay alike. Days in ${forecast.time_zone}.`}
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
              title="By weekday and hour"
              note={`What an hour of the week had on average, in ${forecast.time_zone}.`}
              hours={forecast.hours}
              words={count}
            />
          </div>
        </>
      )}
    </section>
  );
}

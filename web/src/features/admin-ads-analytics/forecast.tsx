import { Form, Link, useSubmit } from 'react-router';
import type { AdForecast } from '#contract/ad-figure-shapes.ts';
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
        ? fillIn(texts.tooManyBooked, { count: count(-left) })
        : total.expected > 0
          ? fillIn(texts.bookedAndFree, {
              booked: count(booked),
              expected: count(total.expected),
              percent: percent(booked / total.expected),
              free: count(left),
            })
          : fillIn(texts.noneExpected, { booked: count(booked), expected: count(total.expected) })}{' '}
      {open_campaigns === 1 && texts.oneTakesTheRest}
      {open_campaigns > 1 && fillIn(texts.someTakeTheRest, { count: open_campaigns })}
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
        <EmptyState text={texts.noPlacementsYet}>
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
              <option value="">{texts.chooseAPlacement}</option>
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
      {forecast !== null && forecast.weeks === 0 && <EmptyState text={texts.tooEarlyToForecast} />}
      {forecast !== null && forecast.weeks > 0 && (
        <>
          <Left {...forecast} />
          <div className="figures">
            <LineChart
              wide
              title={fillIn(texts.expectedRequests, { placementName: forecast.placement_name })}
              total={fillIn(texts.expectedRange, {
                expected: count(forecast.total.expected),
                low: count(forecast.total.low),
                high: count(forecast.total.high),
              })}
              note={
                forecast.weeks === 1
                  ? fillIn(texts.howTheForecastWorksOne, { timeZone: forecast.time_zone })
                  : fillIn(texts.howTheForecastWorksMany, {
                      weeks: forecast.weeks,
                      timeZone: forecast.time_zone,
                    })
              }
              labels={forecast.days.map(({ day }) => dayWords(day))}
              lines={[
                {
                  name: texts.expected,
                  look: 'solid',
                  tone: 'tide',
                  values: forecast.days.map(({ expected }) => expected),
                },
                {
                  name: texts.booked,
                  look: 'dashed',
                  tone: 'moon',
                  values: forecast.days.map(({ booked }) => booked),
                },
              ]}
              band={{ name: texts.range, values: forecast.days }}
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

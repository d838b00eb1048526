import type { AdFigures, AdProof, AdRate } from '#contract/ad-figures.ts';
import { moneyWords, rateWords, spentWords } from '#contract/ad-money.ts';
import { exactCount, formatDate, formatMoment } from '../../lib/format.ts';
import './ad-proof.css';

const percent = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 2 : 1)}%`;
const rate = (one: AdRate | null): string => (one === null ? '–' : percent(one.rate));
const range = (one: AdRate | null): string =>
  one === null ? '' : `${percent(one.low)} to ${percent(one.high)} in 19 of 20 cases`;

const priceWords = ({ pricing, rate: price, budget, currency }: AdProof): string => {
  switch (pricing) {
    case 'flat':
      return budget === null ? 'a flat price' : `${moneyWords(budget, currency)} for the whole run`;
    case 'cpm':
      return `${rateWords(price, currency)} for a thousand impressions`;
    case 'vcpm':
      return `${rateWords(price, currency)} for a thousand viewable impressions`;
    case 'cpc':
      return `${rateWords(price, currency)} a click`;
  }
};

function Rows(props: {
  title: string;
  head: string;
  rows: readonly (AdFigures & { key: string; name: string })[];
  nameOf(row: { key: string; name: string }): string;
  currency: string;
}) {
  const { title, head, rows, nameOf, currency } = props;
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={`proof-${head}`}>
      <h2 id={`proof-${head}`}>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <section className="proof-table" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">Served</th>
              <th scope="col">Viewable</th>
              <th scope="col">Clicks</th>
              <th scope="col">Click rate</th>
              <th scope="col">Conversions</th>
              <th scope="col">Cost</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{nameOf(row)}</th>
                <td>{exactCount(row.served)}</td>
                <td>{exactCount(row.viewable)}</td>
                <td>{exactCount(row.clicks)}</td>
                <td>{rate(row.click_rate)}</td>
                <td>{exactCount(row.conversions)}</td>
                <td>{spentWords(row.spent, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

/** What was delivered of a campaign, for its advertiser. */
export function AdProofPage({ proof }: { proof: AdProof }) {
  const { totals, currency, time_zone, starts, ends, advertiser_name, paid_by, corrections } = proof;
  const figures = [
    ['Served', exactCount(totals.served), ''],
    ['Viewable', exactCount(totals.viewable), `${rate(totals.viewable_rate)} of served`],
    ['Clicks', exactCount(totals.clicks), `${rate(totals.click_rate)} of viewable`],
    ['Conversions', exactCount(totals.conversions), ''],
    ['Cost', spentWords(totals.spent, currency), priceWords(proof)],
    ['Not counted', exactCount(totals.invalid ?? 0), 'stored apart, and not paid for'],
  ] as const;
  return (
    <div className="plain proof">
      <h1>{proof.campaign_name}</h1>
      <p className="proof-lead">
        {[
          advertiser_name !== null && `For ${advertiser_name}`,
          paid_by !== null && paid_by !== advertiser_name && `paid by ${paid_by}`,
          `${starts === null ? '' : formatDate(starts)} to ${ends === null ? 'an open end' : formatDate(ends)}`,
        ]
          .filter(Boolean)
          .join(', ')}
        . As of {formatMoment(proof.at)}; days in {time_zone}. Keep the address of this page to yourself:
        whoever has it can read this.
      </p>
      <dl className="proof-figures">
        {figures.map(([name, value, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{value}</b>
              {words !== '' && <small>{words}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {proof.days.length === 0 && (
        <p>Nothing was shown of this campaign yet. Its figures appear here within minutes.</p>
      )}
      {totals.click_rate && (
        <p className="proof-note">
          The click rate is {range(totals.click_rate)}, the viewable rate {range(totals.viewable_rate)}.
        </p>
      )}
      <Rows
        title="By creative"
        head="Creative"
        rows={proof.creatives}
        nameOf={({ name }) => name}
        currency={currency}
      />
      <Rows
        title="By day"
        head="Day"
        rows={proof.days}
        nameOf={({ key }) => formatDate(key)}
        currency={currency}
      />
      {corrections.length > 0 && (
        <section aria-labelledby="proof-corrections">
          <h2 id="proof-corrections">Corrections</h2>
          <p className="proof-note">
            Figures of a day that is over stay; corrections are added to the sums above.
          </p>
          <ul className="proof-corrections">
            {corrections.map((one) => (
              <li key={`${one.day} ${one.made_at}`}>
                <b>{formatDate(one.day)}</b>: {one.reason} (
                {[
                  one.served !== 0 && `${exactCount(one.served)} served`,
                  one.viewable !== 0 && `${exactCount(one.viewable)} viewable`,
                  one.clicks !== 0 && `${exactCount(one.clicks)} clicks`,
                  one.conversions !== 0 && `${exactCount(one.conversions)} conversions`,
                  one.spent !== 0 && spentWords(one.spent, currency),
                ]
                  .filter(Boolean)
                  .join(', ')}
                )
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="proof-note">
        Served: it was put on a page that was in front. Viewable: at least half of it was in sight for a
        second, of a video two. A click counts once, and only after that. What bots, our own staff, or
        somebody too fast does is not counted.
      </p>
    </div>
  );
}

import type { AdFigures, AdProof, AdRate } from '#contract/ad-figure-shapes.ts';
import { moneyWords, rateWords, spentWords } from '#contract/ad-money.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { exactCount, formatDate, formatMoment } from '../../lib/format.ts';
import * as texts from '../../texts/ads.ts';
import './ad-proof.css';

const percent = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 2 : 1)}%`;
const rate = (one: AdRate | null): string => (one === null ? '–' : percent(one.rate));
const range = (one: AdRate | null): string =>
  one === null
    ? ''
    : fillIn(texts.percentToPercent2In19, { percent: percent(one.low), percent2: percent(one.high) });

const priceWords = ({ pricing, rate: price, budget, currency }: AdProof): string => {
  switch (pricing) {
    case 'flat':
      return budget === null
        ? texts.aFlatPrice
        : fillIn(texts.moneyWordsForTheWholeRun, { moneyWords: moneyWords(budget, currency) });
    case 'cpm':
      return fillIn(texts.rateWordsForAThousandImpressions, { rateWords: rateWords(price, currency) });
    case 'vcpm':
      return fillIn(texts.rateWordsForAThousandViewable, { rateWords: rateWords(price, currency) });
    case 'cpc':
      return fillIn(texts.rateWordsAClick, { rateWords: rateWords(price, currency) });
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
              <th scope="col">{texts.served}</th>
              <th scope="col">{texts.viewable}</th>
              <th scope="col">{texts.clicks}</th>
              <th scope="col">{texts.clickRate}</th>
              <th scope="col">{texts.conversions}</th>
              <th scope="col">{texts.cost}</th>
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
    [texts.served, exactCount(totals.served), ''],
    [
      texts.viewable,
      exactCount(totals.viewable),
      fillIn(texts.rateOfServed, { rate: rate(totals.viewable_rate) }),
    ],
    [
      texts.clicks,
      exactCount(totals.clicks),
      fillIn(texts.rateOfViewable, { rate: rate(totals.click_rate) }),
    ],
    [texts.conversions, exactCount(totals.conversions), ''],
    [texts.cost, spentWords(totals.spent, currency), priceWords(proof)],
    [texts.notCounted, exactCount(totals.invalid ?? 0), texts.storedApartAndNotPaid],
  ] as const;
  return (
    <div className="plain proof">
      <h1>{proof.campaign_name}</h1>
      <p className="proof-lead">
        {fillIn(texts.valueAsOfAtDays, {
          value: [
            advertiser_name !== null && fillIn(texts.forAdvertiserName, { advertiserName: advertiser_name }),
            paid_by !== null &&
              paid_by !== advertiser_name &&
              fillIn(texts.paidByPaidBy, { paidBy: paid_by }),
            fillIn(texts.startsToEnds, {
              starts: starts === null ? '' : formatDate(starts),
              ends: ends === null ? texts.anOpenEnd : formatDate(ends),
            }),
          ]
            .filter(Boolean)
            .join(', '),
          at: formatMoment(proof.at),
          timeZone: time_zone,
        })}
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
      {proof.days.length === 0 && <p>{texts.nothingWasShownOfThis}</p>}
      {totals.click_rate && (
        <p className="proof-note">
          {fillIn(texts.theClickRateIsRange, {
            range: range(totals.click_rate),
            range2: range(totals.viewable_rate),
          })}
        </p>
      )}
      <Rows
        title={texts.byCreative}
        head={texts.creative}
        rows={proof.creatives}
        nameOf={({ name }) => name}
        currency={currency}
      />
      <Rows
        title={texts.byDay}
        head={texts.day}
        rows={proof.days}
        nameOf={({ key }) => formatDate(key)}
        currency={currency}
      />
      {corrections.length > 0 && (
        <section aria-labelledby="proof-corrections">
          <h2 id="proof-corrections">{texts.corrections}</h2>
          <p className="proof-note">{texts.figuresOfADayThat}</p>
          <ul className="proof-corrections">
            {corrections.map((one) => (
              <li key={`${one.day} ${one.made_at}`}>
                <b>{formatDate(one.day)}</b>: {one.reason} (
                {[
                  one.served !== 0 && fillIn(texts.servedServed, { served: exactCount(one.served) }),
                  one.viewable !== 0 &&
                    fillIn(texts.viewableViewable, { viewable: exactCount(one.viewable) }),
                  one.clicks !== 0 && fillIn(texts.clicksClicks, { clicks: exactCount(one.clicks) }),
                  one.conversions !== 0 &&
                    fillIn(texts.conversionsConversions, { conversions: exactCount(one.conversions) }),
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
      <p className="proof-note">{texts.servedItWasPutOn}</p>
    </div>
  );
}

import type { AdCreativePerformance } from '#contract/ad-performance-shapes.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { exactCount } from '../../lib/format.ts';
import { percent } from '../../parts/ad-numbers.ts';
import * as texts from '../../texts/admin-ads-creatives.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { typeWords } from './creative-words.ts';

type Rate = AdCreativePerformance['click_rate'];

function RateCell({ rate }: { rate: Rate }) {
  if (rate === null) return <>–</>;
  return (
    <span className="creative-rate">
      {percent(rate.value)}
      <small>{fillIn(texts.lowToHigh, { low: percent(rate.low), high: percent(rate.high) })}</small>
    </span>
  );
}

/** How a test stands, as one sentence. */
export function testWords({ test, variants }: Pick<AdCreativePerformance, 'test' | 'variants'>): string {
  if (test === null) return '';
  const sure = Math.floor(test.confidence * 1000) / 10;
  if (test.state === 'collecting')
    return test.missing > 0
      ? fillIn(texts.comparedAfterViewable, { missing: exactCount(test.missing) })
      : texts.comparedAfterClicks;
  if (test.state === 'open') return fillIn(texts.noWinnerYet, { percent: sure });
  const winner = variants.find(({ number }) => number === test.winner);
  return fillIn(test.auto_winner ? texts.titleWinsAndTakesOver : texts.titleWins, {
    title: winner?.title ?? '',
    percent: sure,
  });
}

interface Row {
  key: string;
  name: string;
  note: string;
  isVariant: boolean;
  counts: Pick<AdCreativePerformance, 'served' | 'viewable' | 'clicks' | 'viewable_rate' | 'click_rate'>;
  test: string;
}
const rowsOf = (figures: readonly AdCreativePerformance[]): Row[] =>
  figures.flatMap((one) => [
    {
      key: one.creative_id,
      name: one.title,
      note: `${typeWords[one.ad_type]}, ${one.campaign_name}`,
      isVariant: false,
      counts: one,
      test: testWords(one),
    },
    ...one.variants.map((variant) => ({
      key: `${one.creative_id}/${variant.number}`,
      name: variant.title,
      note: fillIn(texts.variantIdWeightWeight, { id: variant.id, weight: variant.weight }),
      isVariant: true,
      counts: variant,
      test: '',
    })),
  ]);

/** What creatives and their variants had; intervals hold the true rate in 95 of 100 cases. */
export function PerformanceTable({ figures }: { figures: readonly AdCreativePerformance[] }) {
  return (
    <DataTable
      label={texts.performance}
      rows={rowsOf(figures)}
      keyOf={({ key }) => key}
      columns={[
        {
          id: 'name',
          name: texts.creative,
          cell: ({ name, note, isVariant }) => (
            <span className={isVariant ? 'creative-name variant' : 'creative-name'}>
              <b>{name}</b>
              <small>{note}</small>
            </span>
          ),
        },
        { id: 'served', name: texts.served, align: 'end', cell: ({ counts }) => exactCount(counts.served) },
        {
          id: 'viewable',
          name: texts.viewable,
          align: 'end',
          cell: ({ counts }) => exactCount(counts.viewable),
        },
        {
          id: 'viewable_rate',
          name: texts.viewableRate,
          align: 'end',
          cell: ({ counts }) => <RateCell rate={counts.viewable_rate} />,
        },
        { id: 'clicks', name: texts.clicks, align: 'end', cell: ({ counts }) => exactCount(counts.clicks) },
        {
          id: 'click_rate',
          name: texts.clickRate,
          align: 'end',
          cell: ({ counts }) => <RateCell rate={counts.click_rate} />,
        },
        { id: 'test', name: texts.aBTest, cell: ({ test }) => test },
      ]}
      empty={<EmptyState text={texts.noFiguresYet} />}
    />
  );
}

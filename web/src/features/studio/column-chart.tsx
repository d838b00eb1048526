import { fillIn } from '../../lib/fill-in.ts';
import { formatDate } from '../../lib/format.ts';
import * as texts from '../../texts/studio.ts';
import { ChartFigure } from '../../ui/charts/chart-figure.tsx';
import { ChartPlot } from '../../ui/charts/chart-plot.tsx';
import { ticksOf } from '../../ui/charts/chart-scale.ts';
import { useReading } from '../../ui/charts/use-reading.ts';
import type { Span } from './chart-rules.ts';
import '../../ui/charts/line-chart.css';
import './charts.css';

/** Columns over days, with the same numbers as a table. A pointer or arrow keys read them day by day. */
export function ColumnChart(props: {
  title: string;
  /** The whole period, in words. */
  total: string;
  spans: readonly Span[];
  numberOf(span: Span): number;
  /** The top of the scale for the highest value. */
  topOf(highest: number): number;
  words(value: number): string;
  tone: 'tide' | 'moon' | 'fog';
}) {
  const { title, total, spans, numberOf, topOf, words, tone } = props;
  const values = spans.map(numberOf);
  const count = values.length;
  const highest = Math.max(0, ...values);
  const top = topOf(highest);
  const ticks = ticksOf(values, top);
  const best = spans[values.indexOf(highest)];
  const { at, props: reads } = useReading(count, (across) => Math.floor(across * count));
  const read = at === null ? undefined : spans[at];
  const endOf = (index: number): string => formatDate(spans[index]?.day ?? '');
  return (
    <ChartFigure
      title={title}
      total={total}
      isEmpty={highest === 0}
      nothing={texts.nothingInTheseDays}
      table={{
        head: [texts.when, title],
        rows: spans.map(({ day, label }, i) => ({ key: day, cells: [label, words(values[i] ?? 0)] })),
      }}
    >
      <ChartPlot
        label={fillIn(texts.chartOf, {
          title,
          from: spans[0]?.label ?? '',
          total,
          best: best?.label ?? '',
          most: words(highest),
        })}
        axis={{
          top: words(top),
          half: ticks.half === null ? null : words(ticks.half),
          ground: words(0),
        }}
        ends={(count > 2 ? [0, Math.floor((count - 1) / 2), count - 1] : [0, count - 1]).map(endOf)}
        read={read === undefined ? '' : `${read.label}: ${words(numberOf(read))}`}
        reads={reads}
        tone={tone}
      >
        <svg viewBox={`0 0 ${count} 100`} preserveAspectRatio="none" aria-hidden="true">
          <path className="figure-grid" d={`M0 50H${count}`} />
          {values.map((value, i) => {
            const height = Math.max(1, (value / top) * 100);
            return (
              <g key={spans[i]?.day} data-read={i === at ? '' : undefined}>
                <rect className="chart-behind" x={i} y={0} width={1} height={100} />
                {value > 0 && (
                  <rect className="chart-column" x={i + 0.12} y={100 - height} width={0.76} height={height} />
                )}
              </g>
            );
          })}
        </svg>
      </ChartPlot>
    </ChartFigure>
  );
}

import { useId } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate } from '../../lib/format.ts';
import * as texts from '../../texts/studio.ts';
import type { Span } from './chart-rules.ts';
import './charts.css';

/** Columns over days, with the same numbers as a table. Drawn on the server; it needs no script. */
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
  const id = useId();
  const values = spans.map(numberOf);
  const highest = Math.max(0, ...values);
  const top = topOf(highest);
  const best = spans[values.indexOf(highest)];
  const first = spans[0];
  const last = spans.at(-1);
  if (highest === 0)
    return (
      <figure className="chart" aria-labelledby={id}>
        <figcaption id={id}>
          {title} <b>{total}</b>
        </figcaption>
        <p className="chart-none">{texts.nothingInTheseDays}</p>
      </figure>
    );
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption id={id}>
        {title} <b>{total}</b>
      </figcaption>
      <div className="chart-field">
        <span className="chart-top" aria-hidden="true">
          {words(top)}
        </span>
        <svg
          viewBox={`0 0 ${spans.length} 100`}
          preserveAspectRatio="none"
          role="img"
          aria-label={fillIn(texts.chartOf, {
            title,
            from: first?.label ?? '',
            total,
            best: best?.label ?? '',
            most: words(highest),
          })}
        >
          {values.map((value, i) => {
            const height = (value / top) * 100;
            const span = spans[i]!;
            return (
              <g key={span.day}>
                <rect className="chart-hover" x={i} y={0} width={1} height={100} />
                {value > 0 && (
                  <rect
                    className={`chart-column ${tone}`}
                    x={i + 0.12}
                    y={100 - Math.max(1, height)}
                    width={0.76}
                    height={Math.max(1, height)}
                  />
                )}
                <title>{`${span.label}: ${words(value)}`}</title>
              </g>
            );
          })}
        </svg>
      </div>
      <p className="chart-ends" aria-hidden="true">
        <span>{first && formatDate(first.day)}</span>
        <span>{last && formatDate(last.day)}</span>
      </p>
      <details className="chart-table">
        <summary>{fillIn(texts.asTable, { title })}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
        <section aria-label={fillIn(texts.asTable, { title })} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.when}</th>
                <th scope="col">{title}</th>
              </tr>
            </thead>
            <tbody>
              {spans.map((span, i) => (
                <tr key={span.day}>
                  <th scope="row">{span.label}</th>
                  <td>{words(values[i]!)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}

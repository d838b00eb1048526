import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/common.ts';
import './line-chart.css';
import { ChartFigure } from './chart-figure.tsx';
import { ChartPlot } from './chart-plot.tsx';
import { bandPath, linePath, lonePlaces, placeOf, ticksOf, topOf } from './chart-scale.ts';
import { useReading } from './use-reading.ts';

export interface Line {
  name: string;
  values: readonly (number | null)[];
  /** `area` is filled to the ground, `dashed` is what was planned or was before. */
  look: 'area' | 'solid' | 'dashed';
  tone: 'tide' | 'moon' | 'fog' | 'ok';
}

/** Lines over time, one of them perhaps with the range that its values are in. Arrow keys read it value by value. */
export function LineChart(props: {
  title: string;
  total?: string;
  note?: string;
  /** What stands in its place while every value is zero. */
  nothing?: string;
  wide?: boolean;
  labels: readonly string[];
  lines: readonly Line[];
  band?: { name: string; values: readonly ({ low: number; high: number } | null)[] };
  words(value: number): string;
  /** The highest that a value can be; absent: what covers the highest there is. */
  top?: number;
  /** What the labels are, in the table. */
  head?: string;
  /** What stands below both ends; absent: the first, the middle and the last label. */
  ends?: readonly [first: string, last: string];
  /** What is said of all of it; absent: from when to when. */
  summary?: string;
}) {
  const { title, labels, lines, band, words, ends } = props;
  const count = labels.length;
  const drawn = [
    ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)),
    ...(band?.values.map((one) => one?.high ?? 0) ?? []),
  ];
  const top = props.top ?? topOf(Math.max(0, ...drawn));
  const ticks = ticksOf(drawn, top);
  const reading = useReading(count, (across) => Math.round(across * (count - 1)));
  const wordsOf = (value: number | null | undefined): string =>
    value === null || value === undefined ? '–' : words(value);
  const rangeWords = (index: number): string => {
    const one = band?.values[index];
    return one ? fillIn(texts.lowToHigh, { low: words(one.low), high: words(one.high) }) : '–';
  };
  const read = (index: number): string =>
    [
      `${labels[index]}: ${lines.map(({ name, values }) => `${name} ${wordsOf(values[index])}`).join(', ')}`,
      ...(band?.values[index] ? [`${band.name} ${rangeWords(index)}`] : []),
    ].join(', ');
  const at = reading.at;
  const [x] = at === null ? [0] : placeOf(at, count, 0, top);
  return (
    <ChartFigure
      {...props}
      isEmpty={!drawn.some((value) => value > 0)}
      table={{
        head: [props.head ?? texts.when, ...lines.map(({ name }) => name), ...(band ? [band.name] : [])],
        rows: labels.map((label, index) => ({
          key: `${index} ${label}`,
          cells: [
            label,
            ...lines.map(({ values }) => wordsOf(values[index])),
            ...(band ? [rangeWords(index)] : []),
          ],
        })),
      }}
    >
      {/* One line alone is what the title says. */}
      {(lines.length > 1 || band) && (
        <ul className="figure-legend" aria-hidden="true">
          {lines.map(({ name, look, tone }) => (
            <li key={name} className={`${look} ${tone}`}>
              {name}
            </li>
          ))}
          {band && <li className="band">{band.name}</li>}
        </ul>
      )}
      <ChartPlot
        label={
          props.summary ??
          fillIn(texts.titleFirstToLastUse, {
            title,
            first: labels[0] ?? '',
            last: labels.at(-1) ?? '',
          })
        }
        axis={{
          top: words(top),
          half: ticks.half === null ? null : words(ticks.half),
          ground: words(0),
        }}
        ends={ends ?? [labels[0], labels[Math.floor((count - 1) / 2)], labels.at(-1)].map((end) => end ?? '')}
        read={at === null ? '' : read(at)}
        reads={reading.props}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className="figure-grid" d="M0 50H100" />
          {band && <path className="figure-band" d={bandPath(band.values, top)} />}
          {lines.map(({ name, look, tone, values }) => (
            <g key={name} className={tone}>
              {look === 'area' && (
                <path
                  className="figure-area"
                  d={bandPath(
                    values.map((value) => (value === null ? null : { low: 0, high: value })),
                    top,
                  )}
                />
              )}
              <path className={`figure-line ${look}`} d={linePath(values, top)} />
            </g>
          ))}
          {at !== null && <path className="figure-cursor" d={`M${x} 0V100`} />}
        </svg>
        {lines.flatMap(({ name, tone, values }) =>
          lonePlaces(values).map((index) => {
            const [left, down] = placeOf(index, count, values[index] ?? 0, top);
            return (
              <span
                key={`${name} ${index}`}
                className={`figure-dot ${tone}`}
                style={{ left: `${left}%`, top: `${down}%` }}
                aria-hidden="true"
              />
            );
          }),
        )}
        {at !== null &&
          lines.map(({ name, tone, values }) => {
            const value = values[at];
            if (value === null || value === undefined) return null;
            const [left, down] = placeOf(at, count, value, top);
            return (
              <span
                key={name}
                className={`figure-dot ${tone}`}
                style={{ left: `${left}%`, top: `${down}%` }}
                aria-hidden="true"
              />
            );
          })}
      </ChartPlot>
    </ChartFigure>
  );
}

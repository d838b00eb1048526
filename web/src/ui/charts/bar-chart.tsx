import { Link } from 'react-router';
import './bar-chart.css';
import { ChartFigure } from './chart-figure.tsx';

export interface Bar {
  key: string;
  name: string;
  value: number;
  /** Beside the value: a rate, say. */
  aside?: string;
  to?: string;
}

/** Bars that lie under their names, the longest first as they are given; each says its value. */
export function BarChart(props: {
  title: string;
  total?: string;
  note?: string;
  wide?: boolean;
  /** What names and values are. */
  head: readonly [name: string, value: string, aside?: string];
  bars: readonly Bar[];
  words(value: number): string;
  tone: 'tide' | 'moon' | 'fog' | 'bad';
}) {
  const { bars, words, head, tone } = props;
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ChartFigure
      {...props}
      isEmpty={bars.every(({ value }) => value === 0)}
      table={{
        head: head.filter((name) => name !== undefined),
        rows: bars.map(({ key, name, value, aside }) => ({
          key,
          cells: [name, words(value), ...(head[2] === undefined ? [] : [aside ?? '–'])],
        })),
      }}
    >
      <ul className={`figure-bars ${tone}`}>
        {bars.map(({ key, name, value, aside, to }) => (
          <li key={key}>
            <span className="figure-bar-name">
              {to === undefined ? name : <Link to={to}>{name}</Link>}
              <span>
                {words(value)}
                {aside !== undefined && <small> {aside}</small>}
              </span>
            </span>
            <span className="figure-bar" aria-hidden="true">
              {value > 0 && <span style={{ width: `${(value / highest) * 100}%` }} />}
            </span>
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
}

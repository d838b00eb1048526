import { useId } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import { exactCount, formatDuration } from '../../lib/format.ts';
import * as texts from '../../texts/studio.ts';
import './charts.css';

const percent = (share: number): string => fillIn(texts.percent, { number: Math.round(share * 100) });

/** The share of playbacks that played each part of a video, from its beginning to its end. */
export function RetentionChart(props: {
  shares: readonly number[];
  playbacks: number;
  /** Of the video, in seconds; null: not known. */
  duration: number | null;
}) {
  const { shares, playbacks, duration } = props;
  const id = useId();
  const parts = shares.length;
  /** The middle of a part, as a time of the video or, if its length is unknown, as a share of it. */
  const placeOf = (part: number): string => {
    const at = (part + 0.5) / parts;
    return duration === null ? percent(at) : formatDuration(at * duration);
  };
  const points = shares.map((share, i) => `${(i + 0.5).toFixed(1)},${(100 - share * 100).toFixed(1)}`);
  const line = `M0,${(100 - (shares[0] ?? 0) * 100).toFixed(1)} L${points.join(' L')} L${parts},${(
    100 - (shares.at(-1) ?? 0) * 100
  ).toFixed(1)}`;
  const middle = shares[Math.floor(parts / 2)] ?? 0;
  return (
    <figure className="chart wide" aria-labelledby={id}>
      <figcaption id={id}>
        {texts.retention}{' '}
        <b>
          {fillIn(playbacks === 1 ? texts.ofPlayback : texts.ofPlaybacks, { count: exactCount(playbacks) })}
        </b>
      </figcaption>
      <div className="chart-field tall">
        <span className="chart-top" aria-hidden="true">
          {percent(1)}
        </span>
        <span className="chart-middle" aria-hidden="true">
          {percent(0.5)}
        </span>
        <svg
          viewBox={`0 0 ${parts} 100`}
          preserveAspectRatio="none"
          role="img"
          aria-label={fillIn(texts.retentionChart, {
            start: percent(shares[0] ?? 0),
            middle: percent(middle),
            end: percent(shares.at(-1) ?? 0),
          })}
        >
          <path className="chart-grid" d={`M0,50 L${parts},50`} />
          <path className="chart-area" d={`${line} L${parts},100 L0,100 Z`} />
          <path className="chart-line" d={line} />
          {shares.map((share, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            <g key={i}>
              <rect className="chart-hover" x={i} y={0} width={1} height={100} />
              <title>{`${placeOf(i)}: ${percent(share)}`}</title>
            </g>
          ))}
        </svg>
      </div>
      <p className="chart-ends" aria-hidden="true">
        <span>{texts.beginning}</span>
        <span>{duration === null ? texts.end : formatDuration(duration)}</span>
      </p>
      <details className="chart-table">
        <summary>{fillIn(texts.asTable, { title: texts.retention })}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
        <section aria-label={fillIn(texts.asTable, { title: texts.retention })} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.at}</th>
                <th scope="col">{texts.shareOfPlaybacks}</th>
              </tr>
            </thead>
            <tbody>
              {shares.map((share, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
                <tr key={i}>
                  <th scope="row">{placeOf(i)}</th>
                  <td>{percent(share)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}

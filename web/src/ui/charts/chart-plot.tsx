import type { HTMLAttributes, ReactNode } from 'react';
import './chart-plot.css';

/** Where a chart is drawn: its axis with a few numbers, its ends below, and in their place what a pointer or keys read. */
export function ChartPlot(props: {
  /** What the whole of it says, for who does not see it. */
  label: string;
  /** Numbers of the axis in words, from above; `half` is null where there can be no such value. */
  axis: { top: string; half: string | null; ground: string };
  /** Below the drawing, from left to right. */
  ends: readonly string[];
  /** What is read now; empty: nothing. */
  read: string;
  reads: HTMLAttributes<HTMLElement>;
  tone?: string;
  children: ReactNode;
}) {
  const { label, axis, ends, read, reads, tone, children } = props;
  return (
    <div className="figure-plot">
      <p className="figure-axis" aria-hidden="true">
        <span>{axis.top}</span>
        {axis.half !== null && <span>{axis.half}</span>}
        <span>{axis.ground}</span>
      </p>
      <div
        className={tone === undefined ? 'figure-field' : `figure-field ${tone}`}
        role="img"
        aria-label={label}
        {...reads}
      >
        {children}
      </div>
      <div className="figure-foot">
        <p className="figure-ends" aria-hidden="true">
          {ends.map((end, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an end is its place, and two may say the same
            <span key={at}>{end}</span>
          ))}
        </p>
        <p className="figure-read" role="status">
          {read}
        </p>
      </div>
    </div>
  );
}

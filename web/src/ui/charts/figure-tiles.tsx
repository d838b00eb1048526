import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/common.ts';
import './figure-tiles.css';

/** Numbers side by side, each a `FigureTile`. */
export const FigureTiles = ({ children }: { children: ReactNode }) => (
  <dl className="figure-tiles">{children}</dl>
);

/** A number with its name; `children` say more of it. */
export function FigureTile(props: {
  name: string;
  value: string;
  /** Where it leads: a page, or a place of this one (`#pacing`). */
  to?: string;
  look?: 'warned' | 'quiet' | undefined;
  children?: ReactNode;
}) {
  const { name, value, to, look, children } = props;
  const number = <b>{value}</b>;
  return (
    <div className={look}>
      <dt>{name}</dt>
      <dd>
        {to === undefined ? (
          number
        ) : to.startsWith('#') ? (
          <a href={to}>{number}</a>
        ) : (
          <Link to={to}>{number}</Link>
        )}
        {children}
      </dd>
    </div>
  );
}

/** How a number stands against an earlier one: an arrow, and the words for it. */
export function Change(props: {
  now: number;
  before: number;
  /** As in `▲ 12% more than yesterday`. */
  than: string;
  /** If there was nothing then. */
  none: string;
  same: string;
  /** More of it is worse. */
  isBad?: boolean;
}) {
  const { now, before, than, none, same, isBad = false } = props;
  if (before === 0) return <small>{now === 0 ? same : none}</small>;
  const change = now / before - 1;
  if (Math.abs(change) < 0.0005) return <small>{same}</small>;
  const percent = `${Math.abs(change * 100).toFixed(Math.abs(change) < 0.1 ? 1 : 0)}%`;
  const isMore = change > 0;
  return (
    <small className={isMore === isBad ? 'down' : 'up'}>
      <span aria-hidden="true">{isMore ? '▲' : '▼'}</span>{' '}
      {fillIn(isMore ? texts.percentMore : texts.percentLess, { percent, than })}
    </small>
  );
}

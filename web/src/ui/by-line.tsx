import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fillIn } from '../lib/fill-in.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/common.ts';

/** Who wrote something, and when. `username` null: the account is gone. */
export function ByLine(props: {
  username: string | null;
  name: string;
  moment: string;
  ago: string;
  isEdited: boolean;
  /** Where it stands by itself. */
  to?: string;
  children?: ReactNode;
}) {
  const { username, name, moment, ago, isEdited, to } = props;
  const time = (
    <time
      dateTime={moment}
      title={fillIn(texts.momentUtc, { moment: moment.slice(0, 16).replace('T', ' ') })}
      suppressHydrationWarning
    >
      {ago}
    </time>
  );
  return (
    <p className="by">
      {username === null ? (
        <b>{name}</b>
      ) : (
        <Link to={paths.user(username)}>
          <b>{name}</b>
        </Link>
      )}
      {props.children}
      {to === undefined ? time : <Link to={to}>{time}</Link>}
      {isEdited && ` ${texts.edited}`}
    </p>
  );
}

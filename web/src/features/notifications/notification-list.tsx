import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { dayName } from '../../lib/day-name.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/notifications.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { PegBar } from '../../ui/peg-bar.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { type Group, grouped } from './grouped.ts';
import { sessionsHere } from './local-notes.ts';
import { isLocal, type Notification, saying } from './notification-words.ts';
import type { Notifications } from './use-notifications.ts';
import './notifications.css';

interface ListProps {
  list: readonly Notification[];
  of: Notifications;
  /** When the page was rendered. */
  now: number;
  /** Called when one of its links is followed. */
  followed?(): void;
}

/** As many faces as a row shows. */
const mostFaces = 2;

function Faces({ group }: { group: Group }) {
  const people = group.flatMap((one) =>
    isLocal(one) || one.studioName === null
      ? []
      : [{ name: one.studioName, of: one.actor_username ?? one.studioName, url: one.actor_avatar_url }],
  );
  if (people.length === 0) return <PegBar />;
  return (
    <span className={people.length === 1 ? 'faces' : 'faces two'}>
      {people.slice(0, mostFaces).map(({ name, of, url }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
        <Avatar key={`${name} ${i}`} name={name} of={of} url={url} size={people.length === 1 ? 40 : 27} />
      ))}
    </span>
  );
}

function Row({ group, of, now, followed }: Omit<ListProps, 'list'> & { group: Group }) {
  const [one] = group;
  const { text, to } = saying(...group);
  const isRead = group.every(({ read }) => read);
  return (
    <li className={isRead ? undefined : 'unread'}>
      <Faces group={group} />
      <p>
        {to === null ? (
          text
        ) : (
          <Link
            to={to}
            // A page that mails lead to: it loads the whole list of routes.
            reloadDocument={to.startsWith('/statement/')}
            onClick={() => {
              of.markRead(group);
              followed?.();
            }}
          >
            {text}
          </Link>
        )}
        {!isRead && <span className="vh"> {texts.unread}</span>}
        <span className="when">
          <TimeAgo moment={one.timestamp} now={now} />
        </span>
      </p>
      {!isRead && (
        <button type="button" className="linklike needs-script" onClick={() => of.markRead(group)}>
          {texts.markAsRead}
        </button>
      )}
      <button
        type="button"
        className="iconbtn needs-script"
        aria-label={fillIn(texts.removeText, { text })}
        onClick={() => of.remove(group)}
      >
        <X className="ic" />
      </button>
    </li>
  );
}

export function NotificationList({ list, ...rest }: ListProps) {
  // While there are no notes of this browser, the list is as the server drew it.
  const here = list.some(isLocal) ? sessionsHere() : [];
  return (
    <ul className="notifications">
      {grouped(list, here).map((group) => (
        <Row key={group[0].id} group={group} {...rest} />
      ))}
    </ul>
  );
}

/** The same under the days on which they came. */
export function NotificationDays({ list, ...rest }: ListProps) {
  const days = new Map<string, Notification[]>();
  for (const one of list) {
    const day = dayName(one.timestamp, rest.now);
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days].map(([day, ones]) => (
    <section key={day} className="notification-day" aria-label={day}>
      <h2>{day}</h2>
      <NotificationList list={ones} {...rest} />
    </section>
  ));
}

/** Both act on everything, so they do nothing if there is nothing. */
export function NotificationActions({ list, of }: { list: readonly Notification[]; of: Notifications }) {
  return (
    <p className="notification-actions">
      <button
        type="button"
        className="btn sm flat"
        disabled={list.every(({ read }) => read)}
        onClick={of.markAllRead}
      >
        {texts.markAllAsRead}
      </button>
      <button type="button" className="btn sm flat" disabled={list.length === 0} onClick={of.removeAll}>
        {texts.removeAll}
      </button>
    </p>
  );
}

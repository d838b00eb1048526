import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/notifications.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { PegBar } from '../../ui/peg-bar.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
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

export function NotificationList({ list, of, now, followed }: ListProps) {
  return (
    <ul className="notifications">
      {list.map((one) => {
        const { text, to } = saying(one);
        const url = isLocal(one) ? null : one.actor_avatar_url;
        const name = isLocal(one) ? null : one.studioName;
        return (
          <li key={one.id} className={one.read ? undefined : 'unread'}>
            {name === null ? <PegBar /> : <Avatar name={name} url={url} size={40} />}
            <p>
              {to === null ? (
                text
              ) : (
                <Link
                  to={to}
                  // A page that mails lead to: it loads the whole list of routes.
                  reloadDocument={to.startsWith('/statement/')}
                  onClick={() => {
                    of.markRead(one);
                    followed?.();
                  }}
                >
                  {text}
                </Link>
              )}
              {!one.read && <span className="vh"> {texts.unread}</span>}
              <span className="when">
                <TimeAgo moment={one.timestamp} now={now} />
              </span>
            </p>
            {!one.read && (
              <button type="button" className="linklike needs-script" onClick={() => of.markRead(one)}>
                {texts.markAsRead}
              </button>
            )}
            <button
              type="button"
              className="iconbtn needs-script"
              aria-label={fillIn(texts.removeText, { text })}
              onClick={() => of.remove(one)}
            >
              <X className="ic" />
            </button>
          </li>
        );
      })}
    </ul>
  );
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

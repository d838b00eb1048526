import Bell from 'lucide-react/icons/bell';
import MessageCircle from 'lucide-react/icons/message-circle';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { fillIn } from '../../lib/fill-in.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import * as memberPaths from '../../member-paths.ts';
import { UploadLinks } from '../../parts/upload-way.tsx';
import { useMember } from '../../state/member.tsx';
import { useUnread } from '../../state/unread.ts';
import * as texts from '../../texts/notifications.ts';
import './bell.css';

const NotificationPanel = lazyPart(() => import('./notification-panel.tsx'));
const popoverId = 'notifications';

const badge = (count: number) =>
  count > 0 && (
    <span className="badge" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
const named = (name: string, count: number) =>
  count > 0 ? fillIn(texts.nameCountUnread, { name, count }) : name;

/** Opens the newest notifications. The page has one popover for them; without script this is a link to their page. */
export function BellButton() {
  const { notifications: count } = useUnread();
  return (
    <>
      <button
        type="button"
        className="iconbtn needs-script"
        popoverTarget={popoverId}
        aria-label={named(texts.notifications, count)}
      >
        <Bell className="ic" />
        {badge(count)}
      </button>
      <a
        className="iconbtn needs-no-script"
        href={memberPaths.notifications()}
        aria-label={texts.notifications}
      >
        <Bell className="ic" />
      </a>
    </>
  );
}

/** What a member has in the header: uploads, if they may, and their conversations. The page loads it with the bell. */
export function InboxButton() {
  const member = useMember();
  const { messages, message_requests: requests } = useUnread();
  if (!member) return null;
  const count = messages + requests;
  return (
    <>
      {member.canUpload && <UploadLinks />}
      <Link className="iconbtn inbox-button" to={memberPaths.inbox()} aria-label={named(texts.inbox, count)}>
        <MessageCircle className="ic" />
        {badge(count)}
      </Link>
    </>
  );
}

function isShown(popover: Element | null): boolean {
  try {
    return popover?.matches(':popover-open') ?? false;
  } catch {
    // A browser without popovers.
    return false;
  }
}

/** Its code is loaded when it is first opened; its content is loaded each time. */
export function BellPopover() {
  const [isOpen, setOpen] = useState(false);
  const popover = useRef<HTMLDivElement>(null);
  const close = () => popover.current?.hidePopover();
  // It may have been opened before it came to life.
  useEffect(() => setOpen(isShown(popover.current)), []);
  return (
    <div
      id={popoverId}
      popover="auto"
      className="popover bell-popover"
      role="dialog"
      aria-label={texts.notifications}
      ref={popover}
      onToggle={({ newState }) => setOpen(newState === 'open')}
      onBlur={({ currentTarget, relatedTarget: to }) => {
        if (to instanceof Element && !currentTarget.contains(to)) close();
      }}
    >
      {isOpen && (
        <Suspense>
          <NotificationPanel close={close} />
        </Suspense>
      )}
    </div>
  );
}

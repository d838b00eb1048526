import { Link } from 'react-router';
import { limits } from '#contract/limits.ts';
import * as memberPaths from '../../member-paths.ts';
import { useMember } from '../../state/member.tsx';
import * as texts from '../../texts/notifications.ts';
import { FormNote } from '../../ui/form-note.tsx';
import { LogInToHear } from './log-in-to-hear.tsx';
import { NotificationActions, NotificationList } from './notification-list.tsx';
import { merged } from './notification-words.ts';
import { useNotifications } from './use-notifications.ts';

/** What the bell opens: the newest notifications. */
export default function NotificationPanel({ close }: { close(): void }) {
  const member = useMember();
  return <Panel key={member?.id} isMember={member !== null} close={close} />;
}

function Panel({ isMember, close }: { isMember: boolean; close(): void }) {
  const of = useNotifications({ isMember, first: null, pageSize: limits.notificationsShown });
  const list = merged(of.rows, of.notes, limits.notificationsShown);
  return (
    <>
      <h2>{texts.notifications}</h2>
      <NotificationActions list={list} of={of} />
      <FormNote wrong={of.fault} />
      {list.length > 0 ? (
        <NotificationList list={list} of={of} now={Date.now()} followed={close} />
      ) : (
        <p className="none" role="status">
          {of.isLoading ? texts.loading : of.fault === null && texts.noNotificationsYet}
        </p>
      )}
      {!isMember && <LogInToHear close={close} />}
      <Link className="more" to={memberPaths.notifications()} onClick={close}>
        {texts.seeAllNotifications}
      </Link>
    </>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as adminPaths from '../../admin-paths.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/admin-users.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Moment } from '../../ui/moment.tsx';
import { RoleBadge } from '../../ui/role-badge.tsx';
import './admin-users.css';
import { AccessForms, NoteForms, RoleForms, StrikeForms } from './user-forms.tsx';
import type { UserRecord } from './user-intents.ts';

/**
 * What admins know about one member, and may do. `isSelf`: the admin's own account, which they cannot lock themselves
 * out of.
 */
export function UserRecordPage({
  user,
  isSelf,
  holds,
}: {
  user: UserRecord;
  isSelf: boolean;
  /** The legal holds. */
  holds: ReactNode;
}) {
  const moment = (at: string | null) => (at === null ? texts.never : <Moment at={at} />);
  return (
    <div className="user-page">
      <div>
        <AdminSection title={texts.account}>
          <dl className="user-facts">
            <dt>{texts.username}</dt>
            <dd>
              <Link className="user-name" to={paths.user(user.username)}>
                {user.username}
              </Link>
            </dd>
            <dt>{texts.displayName}</dt>
            <dd>{user.display_name ?? texts.none}</dd>
            <dt>{texts.email}</dt>
            <dd>
              {user.email} ({user.is_email_verified ? texts.confirmed : texts.notConfirmed})
            </dd>
            <dt>{texts.role}</dt>
            <dd>
              <RoleBadge role={user.role} />
            </dd>
            <dt>{texts.canUpload}</dt>
            <dd>{user.can_upload_videos ? texts.yes : texts.no}</dd>
            <dt>{texts.joined}</dt>
            <dd>{moment(user.created_at)}</dd>
            <dt>{texts.lastLogin}</dt>
            <dd>{moment(user.last_sign_in_at)}</dd>
            <dt>{texts.sessions}</dt>
            <dd>{user.session_count}</dd>
            {user.deletion_requested_at !== null && (
              <>
                <dt>{texts.askedForDeletion}</dt>
                <dd>{moment(user.deletion_requested_at)}</dd>
              </>
            )}
          </dl>
          <p className="user-ways">
            <Link className="btn sm flat" to={adminPaths.log({ target: user.id })}>
              {texts.showInTheLog}
            </Link>
            <Link className="btn sm flat" to={adminPaths.applications({ q: user.username, state: 'all' })}>
              {texts.applications}
            </Link>
            <Link className="btn sm flat" to={adminPaths.reports({ q: user.username, state: 'all' })}>
              {texts.casesAboutTheirs}
            </Link>
            <Link className="btn sm flat" to={paths.user(user.username)}>
              {texts.whatTheyMade}
            </Link>
          </p>
        </AdminSection>
        {!isSelf && user.role !== 'admin' && <AccessForms user={user} />}
        <NoteForms user={user} />
      </div>
      <div>
        <RoleForms user={user} isSelf={isSelf} />
        {!isSelf && user.role !== 'admin' && <StrikeForms user={user} />}
        {holds}
      </div>
    </div>
  );
}

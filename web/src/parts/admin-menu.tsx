import { type MouseEvent, useState } from 'react';
import { Form, Link } from 'react-router';
import * as adminPaths from '../admin-paths.ts';
import * as memberPaths from '../member-paths.ts';
import * as paths from '../paths.ts';
import { type Member, useAuth } from '../state/member.tsx';
import * as texts from '../texts/admin-frame.ts';
import { Avatar } from '../ui/avatar.tsx';

const menuId = 'admin-menu';
const hide = ({ currentTarget }: MouseEvent<Element>): void =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();

/** The menu at one's name in the back office. Opens and closes without script. */
export function AdminMenu({ member }: { member: Member }) {
  const { signOut } = useAuth();
  const [error, setError] = useState<string | null>(null);
  const places = [
    [texts.yourProfile, paths.user(member.username)],
    [texts.accountAndSecurity, memberPaths.settingsSecurity()],
    [texts.confirmItIsYou, adminPaths.prove()],
    [texts.backToTheSite, paths.home()],
  ] as const;
  return (
    <div className="admin-self">
      <button type="button" popoverTarget={menuId}>
        <Avatar
          name={member.displayName ?? member.username}
          of={member.username}
          url={member.avatarUrl}
          size={32}
        />
        <span>{member.username}</span>
        <span className="vh">{texts.yourMenu}</span>
      </button>
      <nav
        id={menuId}
        popover="auto"
        className="popover admin-menu"
        aria-label={texts.yourMenuLabel}
        onBlur={({ currentTarget, relatedTarget: to }) => {
          if (to instanceof Element && !currentTarget.contains(to)) currentTarget.hidePopover();
        }}
      >
        {places.map(([name, to]) => (
          <Link key={to} to={to} onClick={hide}>
            {name}
          </Link>
        ))}
        <Form
          method="post"
          action={paths.logout()}
          onSubmit={(event) => {
            event.preventDefault();
            setError(null);
            signOut().catch((failure: unknown) => setError((failure as Error).message));
          }}
        >
          <button type="submit">{texts.logOut}</button>
        </Form>
        {error !== null && (
          <p className="form-note wrong" role="alert">
            {error}
          </p>
        )}
      </nav>
    </div>
  );
}

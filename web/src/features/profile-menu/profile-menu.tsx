import { type MouseEvent, Suspense, useRef } from 'react';
import { Link } from 'react-router';
import { laterPart } from '../../lib/lazy-part.ts';
import { plainClick } from '../../lib/plain-click.ts';
import * as paths from '../../paths.ts';
import { askToSignIn } from '../../state/ask-to-sign-in.ts';
import { useAuth } from '../../state/member.tsx';
import * as texts from '../../texts/site-frame.ts';
import { profileMenuId } from './profile-button.tsx';
import './profile-menu.css';

const MemberMenu = laterPart(() => import('./member-menu.tsx'));

/** The menu of the header's profile button, for visitors and members. Opens and closes without script. */
export default function ProfileMenu({ here }: { here: string }) {
  const { member, isLoading } = useAuth();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  const ask = (form: 'log-in' | 'sign-up') => (event: MouseEvent) => {
    if (!plainClick(event)) return;
    event.preventDefault();
    close();
    void askToSignIn(null, { form, surface: 'profile' });
  };
  return (
    <div
      id={profileMenuId}
      popover="auto"
      className="popover profile-menu"
      role="dialog"
      aria-label={texts.profileMenu}
      ref={menu}
      onBlur={({ currentTarget, relatedTarget: to }) => {
        if (to instanceof Element && !currentTarget.contains(to)) close();
      }}
    >
      {isLoading ? (
        <p role="status">{texts.loadingUser}</p>
      ) : member ? (
        <Suspense>
          <MemberMenu member={member} here={here} close={close} />
        </Suspense>
      ) : (
        <div className="entrances">
          <Link className="btn sm flat" to={paths.login(here)} onClick={ask('log-in')}>
            {texts.logIn}
          </Link>
          <Link className="btn sm flat" to={paths.signup(here)} onClick={ask('sign-up')}>
            {texts.signUp}
          </Link>
        </div>
      )}
    </div>
  );
}

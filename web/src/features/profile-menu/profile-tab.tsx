import User from 'lucide-react/icons/user';
import { NavLink } from 'react-router';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/site-frame.ts';
import { profileMenuId } from './profile-button.tsx';

/** The last item of a phone's bottom bar: opens the profile menu, which is absent on sign-in pages. */
export function ProfileTab({ entrance }: { entrance: boolean }) {
  const inside = (
    <>
      <User className="ic" />
      {texts.you}
    </>
  );
  return entrance ? (
    <NavLink to={paths.login()}>{inside}</NavLink>
  ) : (
    <button type="button" popoverTarget={profileMenuId}>
      {inside}
    </button>
  );
}

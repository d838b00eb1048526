import User from 'lucide-react/icons/user';
import { NavLink } from 'react-router';
import * as paths from '../../paths.ts';
import { profileMenuId } from './profile-button.tsx';

/** The last part of a phone's bottom bar: opens the profile menu, which is not there where one signs in. */
export function ProfileTab({ entrance }: { entrance: boolean }) {
  const inside = (
    <>
      <User className="ic" />
      You
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

import { type LoaderFunctionArgs, Outlet } from 'react-router';
import { requireMember } from '../../api/guard.ts';
import { SettingsNav } from '../../features/account-settings/settings-nav.tsx';

/** What all pages of the settings share. */
export function loader(args: LoaderFunctionArgs) {
  requireMember(args);
  return null;
}

export const handle = { guarded: true };

export default function Settings() {
  return (
    <div className="settings">
      <h1>Settings</h1>
      <SettingsNav />
      <div className="settings-sections">
        <Outlet />
      </div>
    </div>
  );
}

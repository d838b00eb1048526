import { type LoaderFunctionArgs, Outlet } from 'react-router';
import { SettingsNav } from '../../features/account-settings/settings-nav.tsx';
import { requireMember } from '../../page/guard.ts';

/** What all settings pages share. */
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

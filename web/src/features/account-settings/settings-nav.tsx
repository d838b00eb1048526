import { NavLink } from 'react-router';
import * as memberPaths from '../../member-paths.ts';
import './account-settings.css';

/** The settings pages. Only pages that exist are listed. */
const pages = [
  ['Security', memberPaths.settingsSecurity()],
  ['Preferences', memberPaths.settingsPreferences()],
  ['Blocklist', memberPaths.settingsBlocklist()],
  ['Verify', memberPaths.settingsVerify()],
  ['Delete account', memberPaths.settingsDelete()],
] as const;

export function SettingsNav() {
  return (
    <nav className="settings-nav" aria-label="Settings">
      {pages.map(([name, to]) => (
        <NavLink key={to} to={to}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}

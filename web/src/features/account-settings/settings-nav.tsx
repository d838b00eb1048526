import { NavLink } from 'react-router';
import * as paths from '../../paths.ts';
import './account-settings.css';

/** The settings pages. Only pages that exist are listed. */
const pages = [
  ['Security', paths.settingsSecurity()],
  ['Preferences', paths.settingsPreferences()],
  ['Blocklist', paths.settingsBlocklist()],
  ['Verify', paths.settingsVerify()],
  ['Delete account', paths.settingsDelete()],
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

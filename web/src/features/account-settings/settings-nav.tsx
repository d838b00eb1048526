import { NavLink } from 'react-router';
import * as memberPaths from '../../member-paths.ts';
import * as texts from '../../texts/account-settings.ts';
import * as pageTexts from '../../texts/settings-pages.ts';
import './account-settings.css';

/** The settings, in the order in which people look for them, each with a page of its own. */
const entries = [
  [texts.profileAndAccount, memberPaths.settingsSecurity()],
  [texts.security, memberPaths.settingsLogIn()],
  [texts.verify, memberPaths.settingsVerify()],
  [texts.playback, memberPaths.settingsPlayback()],
  [texts.privacy, memberPaths.settingsPrivacy()],
  [texts.blocklist, memberPaths.settingsBlocklist()],
  [texts.notifications, memberPaths.settingsPreferences()],
  [pageTexts.data, memberPaths.settingsDelete()],
] as const;

/** Leads to every setting. */
export const SettingsNav = () => (
  <nav className="settings-nav" aria-label={texts.settings}>
    <div className="settings-row">
      {entries.map(([name, to]) => (
        <NavLink key={to} to={to} end>
          {name}
        </NavLink>
      ))}
    </div>
  </nav>
);

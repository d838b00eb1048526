import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
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

/** Leads to every setting. On a phone the page that is open is scrolled into view. */
export function SettingsNav() {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason.
  useEffect(() => {
    const row = nav.current?.firstElementChild;
    const chosen = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav className="settings-nav" aria-label={texts.settings} ref={nav}>
      <div className="settings-row">
        {entries.map(([name, to]) => (
          <NavLink key={to} to={to} end>
            {name}
          </NavLink>
        ))}
      </div>
    </nav>
  );
}

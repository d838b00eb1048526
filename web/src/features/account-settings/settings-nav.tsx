import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import * as memberPaths from '../../member-paths.ts';
import * as paths from '../../paths.ts';
import * as recommendingPaths from '../../recommending-paths.ts';
import * as texts from '../../texts/account-settings.ts';
import * as recommendingTexts from '../../texts/recommending.ts';
import * as pageTexts from '../../texts/settings-pages.ts';
import * as shieldTexts from '../../texts/shield.ts';
import './account-settings.css';

/** The settings, in the order in which people look for them, each with a page of its own. */
const entries = [
  [texts.accountAndSecurity, memberPaths.settingsSecurity()],
  [texts.profile, memberPaths.settingsProfile()],
  [texts.verify, memberPaths.settingsVerify()],
  [texts.playback, memberPaths.settingsPlayback()],
  [texts.privacy, memberPaths.settingsPrivacy()],
  [texts.blocklist, memberPaths.settingsBlocklist()],
  [shieldTexts.whatYouSee, paths.shield()],
  [recommendingTexts.recommendations, recommendingPaths.recommendations()],
  [texts.notifications, memberPaths.settingsPreferences()],
  [pageTexts.data, memberPaths.settingsDelete()],
] as const;

/** Leads to every setting. Where they are one row that scrolls, the open one is moved into its middle. */
export function SettingsNav() {
  const row = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason.
  useEffect(() => {
    const box = row.current;
    const open = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && open) box.scrollLeft = open.offsetLeft - (box.clientWidth - open.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav className="settings-nav" aria-label={texts.settings}>
      <div className="settings-row" ref={row}>
        {entries.map(([name, to]) => (
          <NavLink key={to} to={to} end>
            {name}
          </NavLink>
        ))}
      </div>
    </nav>
  );
}

import ArrowLeft from 'lucide-react/icons/arrow-left';
import PanelLeft from 'lucide-react/icons/panel-left';
import Settings from 'lucide-react/icons/settings';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import * as adminPaths from '../../admin-paths.ts';
import { Link } from '../../lib/link.tsx';
import * as memberPaths from '../../member-paths.ts';
import { adPages } from '../../parts/ad-pages.ts';
import { AdminBar } from '../../parts/admin-bar.tsx';
import { showInStrip } from '../../parts/show-in-strip.ts';
import * as texts from '../../texts/admin-ads.ts';
import './admin-ads-frame.css';
import { type SidebarMode, sidebarModes, useSidebarMode } from './sidebar-mode.ts';

const settingsMenu = 'ads-settings-menu';
const sidebarMenu = 'ads-sidebar-menu';

/** Where the menu of settings leads. */
const settingsLinks = [
  { name: texts.accountSettings, to: memberPaths.settingsSecurity() },
  { name: texts.notificationPreferences, to: memberPaths.settingsPreferences() },
  { name: texts.adPreferences, to: adminPaths.adSettings() },
];

const hide = (event: { currentTarget: Element }): void =>
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();

/** What surrounds the pages of advertising: a navigation of its own, which can be folded away. */
export function AdminAdsFrame({ siteName, children }: { siteName: string; children: ReactNode }) {
  const [mode, choose] = useSidebarMode();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // On small screens the navigation is a strip: the current page must not be beyond its edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has its own place
  useEffect(() => {
    showInStrip(nav.current);
  }, [pathname]);
  return (
    <div className="admin ads" data-sidebar={mode}>
      <AdminBar siteName={siteName} part={texts.advertising} />
      <nav className="ads-nav" aria-label={texts.advertising} ref={nav}>
        <ul>
          <li>
            <Link className="back" to={adminPaths.dashboard()} title={texts.backToAdmin}>
              <ArrowLeft className="ic" />
              <span>{texts.backToAdmin}</span>
            </Link>
          </li>
          {adPages.map(({ name, to, icon: Icon }) => (
            <li key={to}>
              <NavLink to={to} title={name}>
                <Icon className="ic" />
                <span>{name}</span>
              </NavLink>
            </li>
          ))}
        </ul>
        <div className="ads-nav-menus">
          <button type="button" popoverTarget={settingsMenu} title={texts.settingsMenu}>
            <Settings className="ic" />
            <span>{texts.settingsMenu}</span>
          </button>
          <div id={settingsMenu} popover="auto" className="popover ads-menu">
            {settingsLinks.map(({ name, to }) => (
              <Link key={to} to={to} onClick={hide}>
                {name}
              </Link>
            ))}
          </div>
          <button type="button" className="ads-fold" popoverTarget={sidebarMenu} title={texts.sidebar}>
            <PanelLeft className="ic" />
            <span>{texts.sidebar}</span>
          </button>
          <fieldset id={sidebarMenu} popover="auto" className="popover ads-menu">
            <legend className="vh">{texts.sidebar}</legend>
            {Object.entries(sidebarModes).map(([name, words]) => (
              <label key={name}>
                <input
                  type="radio"
                  name="sidebar"
                  checked={mode === name}
                  onChange={() => choose(name as SidebarMode)}
                />
                {words}
              </label>
            ))}
          </fieldset>
        </div>
      </nav>
      <main id="main" className="admin-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

import ArrowLeft from 'lucide-react/icons/arrow-left';
import PanelLeft from 'lucide-react/icons/panel-left';
import Settings from 'lucide-react/icons/settings';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import * as adminPaths from '../../admin-paths.ts';
import { FieldsSayFaults } from '../../lib/fault-of-form.ts';
import { Link } from '../../lib/link.tsx';
import * as memberPaths from '../../member-paths.ts';
import { adPages } from '../../parts/ad-pages.ts';
import { AdminBar } from '../../parts/admin-bar.tsx';
import { AskOfUnsavedForms } from '../../parts/ask-of-unsaved-forms.tsx';
import { type AnswersDue, LateAnswers } from '../../parts/late-answers.tsx';
import { OfficeNav } from '../../parts/office-nav.tsx';
import * as texts from '../../texts/admin-ads.ts';
import './admin-ads-frame.css';
import { type SidebarMode, sidebarModes, useSidebarMode } from './sidebar-mode.ts';

const ownMenus = 'ads-own-menus';
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

const noneDue: AnswersDue = { late: 0, soon: 0 };

/** What surrounds the pages of advertising: a navigation of its own, which can be folded away. */
export function AdminAdsFrame({
  siteName,
  answers = noneDue,
  children,
}: {
  siteName: string;
  /** How many answers of the legal desk are late or nearly so; null: could not be found out. */
  answers?: AnswersDue | null;
  children: ReactNode;
}) {
  const [mode, choose] = useSidebarMode();
  return (
    <div className="admin ads" data-sidebar={mode}>
      <AdminBar siteName={siteName} part={texts.advertising} />
      <OfficeNav className="ads-nav" label={texts.advertising}>
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
        {/* What is one's own, not of the site's advertising as the links above are. */}
        <section className="ads-nav-menus" aria-labelledby={ownMenus}>
          <h2 id={ownMenus}>{texts.forYou}</h2>
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
        </section>
      </OfficeNav>
      <main id="main" className="admin-main" tabIndex={-1}>
        <LateAnswers answers={answers} />
        <FieldsSayFaults value={true}>{children}</FieldsSayFaults>
        <AskOfUnsavedForms />
      </main>
    </div>
  );
}

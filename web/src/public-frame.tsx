import { type ReactNode, Suspense, useMemo } from 'react';
import type { UnacceptedTerms } from '#contract/legal-pages.ts';
import { AccountBanner } from './features/account-banner/account-banner.tsx';
import { LayoutButton, LayoutPopover, layoutPopover } from './features/layout-settings/layout-settings.tsx';
import './features/notifications/bell.css';
import { ProfileButton } from './features/profile-menu/profile-button.tsx';
import './features/profile-menu/profile-menu.css';
import { ProfileTab } from './features/profile-menu/profile-tab.tsx';
import { SearchBox } from './features/search-box/search-box.tsx';
import { SessionGate } from './features/sign-in/session-gate.tsx';
import { Drawer } from './features/site-frame/drawer.tsx';
import './features/site-frame/footer.css';
import { Header } from './features/site-frame/header.tsx';
import { TabBar } from './features/site-frame/tab-bar.tsx';
import './features/terms/terms-banner.css';
import { laterPart } from './lib/lazy-part.ts';
import type { PageHandle } from './page-handle.ts';

const Footer = laterPart(() => import('./public-footer.tsx'));
const TermsBanner = laterPart(() => import('./features/terms/terms-banner.tsx'));
const ProfileMenu = laterPart(() => import('./features/profile-menu/profile-menu.tsx'));
const SignInPrompt = laterPart(() => import('./features/profile-menu/sign-in-prompt.tsx'));
const bell = () => import('./features/notifications/bell.tsx');
const BellButton = laterPart(async () => ({ default: (await bell()).BellButton }));
const InboxButton = laterPart(async () => ({ default: (await bell()).InboxButton }));
const BellPopover = laterPart(async () => ({ default: (await bell()).BellPopover }));

// These elements must stay the same: a part that is redrawn before its code is here loses a press on it, and an open
// popover.
const inboxButton = (
  <Suspense>
    <InboxButton />
  </Suspense>
);
const bellButton = (
  <Suspense>
    <BellButton />
  </Suspense>
);
const bellPopover = (
  <Suspense>
    <BellPopover />
  </Suspense>
);

const openLayoutSettings = () => document.getElementById(layoutPopover)?.showPopover();

/** What surrounds every page for visitors and members. */
export function PublicFrame(props: {
  handles: readonly PageHandle[];
  /** It is the home page. */
  home: boolean;
  /** The page's own address, for links that lead back. */
  here: string;
  facts: {
    site: { name: string; description: string; hasDemo: boolean; incident?: string };
    ageConfirmed: boolean;
    year: number;
    /** What a member has not accepted yet. */
    terms?: UnacceptedTerms;
  };
  children: ReactNode;
}) {
  const { handles, home, here, children } = props;
  const { site, ageConfirmed, year, terms } = props.facts;
  const entrance = handles.some((handle) => handle.entrance);
  const whole = handles.some((handle) => handle.whole);
  const { name, description, hasDemo } = site;
  const footer = useMemo(
    () => (
      <Suspense>
        <Footer
          siteName={name}
          year={year}
          blurb={home ? description : null}
          hasDemo={hasDemo}
          here={ageConfirmed ? here : null}
        />
      </Suspense>
    ),
    [name, year, home, description, hasDemo, ageConfirmed, here],
  );
  const signInPrompt = useMemo(
    () => (
      <Suspense>
        <SignInPrompt here={here} />
      </Suspense>
    ),
    [here],
  );
  const profileMenu = useMemo(
    () => (
      <Suspense>
        <ProfileMenu here={here} />
      </Suspense>
    ),
    [here],
  );
  return (
    <>
      <Header
        siteName={name}
        over={handles.some((handle) => handle.headerOver)}
        search={<SearchBox />}
        tools={
          <>
            <LayoutButton />
            {inboxButton}
            {bellButton}
            {!entrance && <ProfileButton />}
          </>
        }
      />
      <main id="main" tabIndex={-1}>
        {site.incident && (
          <a className="incident" href="/status">
            {site.incident}
          </a>
        )}
        <AccountBanner />
        {terms && (
          <Suspense>
            <TermsBanner terms={terms} />
          </Suspense>
        )}
        <SessionGate guarded={handles.some((handle) => handle.guarded)} home={home}>
          {children}
        </SessionGate>
      </main>
      {!whole && footer}
      {!whole && <TabBar you={<ProfileTab entrance={entrance} />} />}
      <Drawer onLayoutSettings={openLayoutSettings} signIn={entrance ? null : signInPrompt} />
      <LayoutPopover />
      {bellPopover}
      {!entrance && profileMenu}
    </>
  );
}

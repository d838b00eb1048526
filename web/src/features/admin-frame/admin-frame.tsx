import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { OperatorWarning } from '#contract/operator-warnings.ts';
import type { WaitingWork } from '#contract/overview.ts';
import * as adminPaths from '../../admin-paths.ts';
import { AdminBar } from '../../parts/admin-bar.tsx';
import { adminPages } from '../../parts/admin-pages.ts';
import { showInStrip } from '../../parts/show-in-strip.ts';
import { countWords, waitingOf } from '../../parts/waiting-words.ts';
import * as texts from '../../texts/admin-frame.ts';
import './admin-frame.css';
import { LateAnswers } from './late-answers.tsx';
import { OperatorWarnings } from './operator-warnings.tsx';
import { SecondFactorReminder } from './second-factor-reminder.tsx';

/** What surrounds every page of the back office: its own bar and navigation, and nothing of the public site. */
export function AdminFrame({
  siteName,
  warnings = [],
  late = 0,
  waiting = null,
  secondFactorDue = null,
  children,
}: {
  siteName: string;
  /** Null: could not be loaded. */
  warnings?: readonly OperatorWarning[] | null;
  /** How many answers are late; null: could not be found out. */
  late?: number | null;
  /** What is counted beside the pages; null: it could not be counted. */
  waiting?: readonly WaitingWork[] | null;
  /** When these pages start to ask for a passkey or two-step login; null: one is set up. */
  secondFactorDue?: string | null;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // On small screens the navigation is a strip: the current page must not be beyond its edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has its own place
  useEffect(() => {
    showInStrip(nav.current);
  }, [pathname]);
  return (
    <div className="admin">
      <AdminBar siteName={siteName} part={texts.backOffice} />
      <nav className="admin-nav" aria-label={texts.backOffice} ref={nav}>
        {adminPages.map(({ title, pages }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {pages.map((page) => (
                <li key={page.to}>
                  <NavLink to={page.to} end={page.to === adminPaths.dashboard()}>
                    <page.icon className="ic" />
                    {page.name}
                    <Waits of={waitingOf(waiting, page.waits)} />
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <main id="main" className="admin-main" tabIndex={-1}>
        {secondFactorDue !== null && <SecondFactorReminder due={secondFactorDue} />}
        <LateAnswers late={late} />
        {/* The dashboard has a place for them. */}
        {pathname !== adminPaths.dashboard() && <OperatorWarnings warnings={warnings} />}
        {children}
      </main>
    </div>
  );
}

/** How many wait there; nothing if none do. */
function Waits({ of }: { of: ReturnType<typeof waitingOf> }) {
  if (of === null) return null;
  return (
    <span className="admin-count">
      {countWords(of)}
      <span className="vh"> {texts.waiting}</span>
    </span>
  );
}

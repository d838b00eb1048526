import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { OperatorWarning } from '#contract/operator-warnings.ts';
import { AdminBar } from '../../parts/admin-bar.tsx';
import './admin-frame.css';
import { adminPages } from './admin-pages.ts';
import { LateAnswers } from './late-answers.tsx';
import { OperatorWarnings } from './operator-warnings.tsx';
import { SecondFactorReminder } from './second-factor-reminder.tsx';

/** What surrounds every page of the back office: its own bar and navigation, and nothing of the public site. */
export function AdminFrame({
  siteName,
  warnings = [],
  late = 0,
  secondFactorDue = null,
  children,
}: {
  siteName: string;
  /** Null: could not be loaded. */
  warnings?: readonly OperatorWarning[] | null;
  /** How many answers are late; null: could not be found out. */
  late?: number | null;
  /** When these pages start to ask for a passkey or two-step login; null: one is set up. */
  secondFactorDue?: string | null;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // On small screens the navigation is a strip: the current page must not be beyond its edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has its own place
  useEffect(() => {
    const here = nav.current?.querySelector('[aria-current]');
    here?.scrollIntoView?.({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, [pathname]);
  return (
    <div className="admin">
      <AdminBar siteName={siteName} part="Back office" />
      <nav className="admin-nav" aria-label="Back office" ref={nav}>
        {adminPages.map(({ title, pages }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {pages.map(({ name, to, icon: Icon }) => (
                <li key={to}>
                  <NavLink to={to}>
                    <Icon className="ic" />
                    {name}
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
        <OperatorWarnings warnings={warnings} />
        {children}
      </main>
    </div>
  );
}

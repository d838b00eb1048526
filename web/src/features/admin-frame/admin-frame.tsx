import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { OperatorWarning } from '#contract/operator-warnings.ts';
import type { WaitingWork } from '#contract/overview.ts';
import * as adminPaths from '../../admin-paths.ts';
import { FieldsSayFaults } from '../../lib/fault-of-form.ts';
import { AdminBar } from '../../parts/admin-bar.tsx';
import { adminPages } from '../../parts/admin-pages.ts';
import { AskOfUnsavedForms } from '../../parts/ask-of-unsaved-forms.tsx';
import { useStillWaiting } from '../../parts/held-work.ts';
import { type AnswersDue, LateAnswers } from '../../parts/late-answers.tsx';
import { OfficeNav } from '../../parts/office-nav.tsx';
import { countWords, waitingOf } from '../../parts/waiting-words.ts';
import * as texts from '../../texts/admin-frame.ts';
import './admin-frame.css';
import { OperatorWarnings } from './operator-warnings.tsx';
import { SecondFactorReminder } from './second-factor-reminder.tsx';

const noneDue: AnswersDue = { late: 0, soon: 0 };

/** What surrounds every page of the back office: its own bar and navigation, and nothing of the public site. */
export function AdminFrame({
  siteName,
  warnings = [],
  answers = noneDue,
  waiting = null,
  secondFactorDue = null,
  children,
}: {
  siteName: string;
  /** Null: could not be loaded. */
  warnings?: readonly OperatorWarning[] | null;
  /** How many answers are late or nearly so; null: could not be found out. */
  answers?: AnswersDue | null;
  /** What is counted beside the pages; null: it could not be counted. */
  waiting?: readonly WaitingWork[] | null;
  /** When these pages start to ask for a passkey or two-step login; null: one is set up. */
  secondFactorDue?: string | null;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const still = useStillWaiting(waiting);
  return (
    <div className="admin">
      <AdminBar siteName={siteName} part={texts.backOffice} />
      <OfficeNav className="admin-nav" label={texts.backOffice}>
        {adminPages.map(({ title, pages }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {pages.map((page) => (
                <li key={page.to}>
                  <NavLink to={page.to} end={page.to === adminPaths.dashboard()}>
                    <page.icon className="ic" />
                    {page.name}
                    <Waits of={waitingOf(still, page.waits)} />
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </OfficeNav>
      <main id="main" className="admin-main" tabIndex={-1}>
        {/* One line each, side by side where they fit: what they say must not push the page down. */}
        <div className="admin-notes">
          {secondFactorDue !== null && <SecondFactorReminder due={secondFactorDue} />}
          <LateAnswers answers={answers} />
          {/* The dashboard has a place for them. */}
          {pathname !== adminPaths.dashboard() && <OperatorWarnings warnings={warnings} />}
        </div>
        <FieldsSayFaults value={true}>{children}</FieldsSayFaults>
        <AskOfUnsavedForms />
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

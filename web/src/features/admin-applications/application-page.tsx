import { Link } from 'react-router';
import { applicationLimits } from '#contract/application-lists.ts';
import type { ApplicationRecord } from '#contract/creator-applications.ts';
import * as adminPaths from '../../admin-paths.ts';
import { formatDate, formatMoment } from '../../lib/format.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { RoleBadge, roleWords } from '../../ui/role-badge.tsx';
import { StatusMessage, statusOf } from '../../ui/status-message.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import './admin-applications.css';
import { applicationIntents as intents, stateWords } from './application-words.ts';

/** One application, its author, and the decision. */
export function ApplicationPage({ application }: { application: ApplicationRecord }) {
  const { id, username, state, role, role_if_approved: next } = application;
  // Here rather than beside their buttons, because the message outlasts the buttons.
  const approve = useSectionForm(intents.approve, id);
  const refuse = useSectionForm(intents.refuse, id);
  const answer = approve.answer ?? refuse.answer;
  // A fault in the reason is shown beside it.
  const fault = approve.fault ?? (refuse.wrong('p_reason') === null ? refuse.fault : null);
  return (
    <>
      <StatusMessage status={statusOf({ fault, done: answer?.done }, 'Failed to decide')} of={answer} />
      <div className="application-page">
        <Written application={application} />
        <Writer application={application} />
        {state === 'pending' && (
          <AdminSection
            title="Decision"
            lead={
              role === next
                ? `${username} keeps the role ${roleWords(role)}.`
                : `Approved, ${username} becomes ${roleWords(next)} instead of ${roleWords(role)}. The member is told either way.`
            }
          >
            <approve.Form method="post" className="form">
              <input type="hidden" name="intent" value={intents.approve} />
              <button type="submit" className="btn sm pri" aria-disabled={approve.busy}>
                Approve
              </button>
            </approve.Form>
            <ConfirmDetails act="Refuse" question="The member reads the reason, and may apply again.">
              <refuse.Form method="post" className="form">
                <input type="hidden" name="intent" value={intents.refuse} />
                <TextArea
                  label="Reason"
                  name="reason"
                  rows={3}
                  required
                  maxLength={applicationLimits.reasonLength}
                  error={refuse.wrong('p_reason')}
                />
                <button type="submit" className="btn sm flat" aria-disabled={refuse.busy}>
                  Yes, refuse
                </button>
              </refuse.Form>
            </ConfirmDetails>
          </AdminSection>
        )}
      </div>
    </>
  );
}

function Written({ application }: { application: ApplicationRecord }) {
  const { state, makes, about, links, reason, reviewer, created_at, decided_at } = application;
  return (
    <AdminSection title="Application">
      <dl className="application-facts">
        <dt>State</dt>
        <dd>{stateWords[state]}</dd>
        <dt>Sent</dt>
        <dd>{formatMoment(created_at)}</dd>
        {decided_at !== null && (
          <>
            <dt>{state === 'withdrawn' ? 'Withdrawn' : 'Decided'}</dt>
            <dd>{formatMoment(decided_at)}</dd>
          </>
        )}
        {reviewer !== null && (
          <>
            <dt>Reviewer</dt>
            <dd>{reviewer}</dd>
          </>
        )}
        {reason !== null && (
          <>
            <dt>Reason</dt>
            <dd className="prose">{reason}</dd>
          </>
        )}
        <dt>Makes</dt>
        <dd>{makes}</dd>
        <dt>About</dt>
        <dd className="prose">{about}</dd>
        <dt>Links</dt>
        <dd>
          <ul>
            {links.map((link) => (
              <li key={link}>
                <a href={link} rel="noopener noreferrer nofollow ugc" target="_blank">
                  {link}
                </a>
              </li>
            ))}
          </ul>
        </dd>
        <dt>Confirmed</dt>
        <dd>An adult, as is everyone depicted; the rights are held.</dd>
      </dl>
    </AdminSection>
  );
}

function Writer({ application }: { application: ApplicationRecord }) {
  const { applicant_id, username, display_name, email, role, earlier } = application;
  return (
    <AdminSection title="Member">
      <dl className="application-facts">
        <dt>Username</dt>
        <dd>
          <Link to={adminPaths.user(applicant_id)}>{username}</Link>
        </dd>
        <dt>Display name</dt>
        <dd>{display_name ?? 'None'}</dd>
        <dt>Email</dt>
        <dd>
          {email} ({application.is_email_confirmed ? 'confirmed' : 'not confirmed'})
        </dd>
        <dt>Role</dt>
        <dd>
          <RoleBadge role={role} />
        </dd>
        <dt>State</dt>
        <dd>{application.is_active ? 'Active' : 'Suspended'}</dd>
        <dt>Strikes</dt>
        <dd>{application.strikes}</dd>
        <dt>Joined</dt>
        <dd>{formatDate(application.joined_at)}</dd>
        <dt>Earlier applications</dt>
        <dd>
          {earlier.length === 0 ? (
            'None'
          ) : (
            <ul>
              {earlier.map((one) => (
                <li key={one.id}>
                  <Link to={adminPaths.application(one.id)}>{formatDate(one.created_at)}</Link>:{' '}
                  {stateWords[one.state].toLowerCase()}
                  {one.reason !== null && `, ${one.reason}`}
                </li>
              ))}
            </ul>
          )}
        </dd>
      </dl>
    </AdminSection>
  );
}

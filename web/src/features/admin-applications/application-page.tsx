import { Link } from 'react-router';
import { applicationLimits } from '#contract/application-lists.ts';
import type { ApplicationRecord } from '#contract/creator-applications.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate } from '../../lib/format.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/admin-review.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { Moment } from '../../ui/moment.tsx';
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
      <StatusMessage status={statusOf({ fault, done: answer?.done }, texts.failedToDecide)} of={answer} />
      <div className="application-page">
        <Written application={application} />
        <Writer application={application} />
        {state === 'pending' && (
          <AdminSection
            title={texts.decision}
            lead={
              role === next
                ? fillIn(texts.keepsTheirRole, { username, role: roleWords(role) })
                : fillIn(texts.changesRole, {
                    username,
                    role: roleWords(role),
                    newRole: roleWords(next),
                  })
            }
          >
            <approve.Form method="post" className="form">
              <input type="hidden" name="intent" value={intents.approve} />
              <input type="hidden" name="id" value={id} />
              <button type="submit" className="btn sm pri" aria-disabled={approve.busy}>
                {texts.approve}
              </button>
            </approve.Form>
            <ConfirmDetails act={texts.refuse} question={texts.whatRefusingDoes}>
              <refuse.Form method="post" className="form">
                <input type="hidden" name="intent" value={intents.refuse} />
                <input type="hidden" name="id" value={id} />
                <TextArea
                  label={texts.reason}
                  name="reason"
                  rows={3}
                  required
                  maxLength={applicationLimits.reasonLength}
                  error={refuse.wrong('p_reason')}
                />
                <button type="submit" className="btn sm flat" aria-disabled={refuse.busy}>
                  {texts.yesRefuse}
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
    <AdminSection title={texts.application}>
      <dl className="application-facts">
        <dt>{texts.state}</dt>
        <dd>{stateWords[state]}</dd>
        <dt>{texts.sent}</dt>
        <dd>
          <Moment at={created_at} />
        </dd>
        {decided_at !== null && (
          <>
            <dt>{state === 'withdrawn' ? texts.withdrawn : texts.decided}</dt>
            <dd>
              <Moment at={decided_at} />
            </dd>
          </>
        )}
        {reviewer !== null && (
          <>
            <dt>{texts.reviewer}</dt>
            <dd>{reviewer}</dd>
          </>
        )}
        {reason !== null && (
          <>
            <dt>{texts.reason}</dt>
            <dd className="prose">{reason}</dd>
          </>
        )}
        <dt>{texts.makes}</dt>
        <dd>{makes}</dd>
        <dt>{texts.about}</dt>
        <dd className="prose">{about}</dd>
        <dt>{texts.links}</dt>
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
        <dt>{texts.confirmed}</dt>
        <dd>{texts.confirmedAll}</dd>
      </dl>
    </AdminSection>
  );
}

function Writer({ application }: { application: ApplicationRecord }) {
  const { applicant_id, username, display_name, email, role, earlier } = application;
  return (
    <AdminSection title={texts.member}>
      <dl className="application-facts">
        <dt>{texts.username}</dt>
        <dd>
          <Link to={adminPaths.user(applicant_id)}>{username}</Link>
        </dd>
        <dt>{texts.displayName}</dt>
        <dd>{display_name ?? texts.none}</dd>
        <dt>{texts.email}</dt>
        <dd>
          {email} ({application.is_email_confirmed ? texts.confirmedWithin : texts.notConfirmed})
        </dd>
        <dt>{texts.role}</dt>
        <dd>
          <RoleBadge role={role} />
        </dd>
        <dt>{texts.state}</dt>
        <dd>{application.is_active ? texts.active : texts.suspended}</dd>
        <dt>{texts.strikes}</dt>
        <dd>{application.strikes}</dd>
        <dt>{texts.joined}</dt>
        <dd>{formatDate(application.joined_at)}</dd>
        <dt>{texts.earlierApplications}</dt>
        <dd>
          {earlier.length === 0 ? (
            texts.none
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

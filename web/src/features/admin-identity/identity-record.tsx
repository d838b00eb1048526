import { Link } from 'react-router';
import type { IdentityRecord } from '#contract/identity.ts';
import { documentKinds } from '#contract/identity-words.ts';
import { limits } from '#contract/limits.ts';
import * as adminPaths from '../../admin-paths.ts';
import { formatMoment } from '../../lib/format.ts';
import { GroundChoice } from '../../parts/ground-choice.tsx';
import { useSectionForm } from '../../parts/use-section-form.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { stateWords } from './identity-queue.tsx';
import './admin-identity.css';

export const identityIntents = { approve: 'approve', refuse: 'refuse' } as const;

const pictureWords: Readonly<Record<string, string>> = {
  document: 'The document',
  selfie: 'The member with the document',
};

function Decision({ record }: { record: IdentityRecord }) {
  const approve = useSectionForm(identityIntents.approve, record.id);
  const refuse = useSectionForm(identityIntents.refuse, record.id);
  const done = refuse.done ?? approve.done;
  return (
    <AdminSection title="Decision" bad={record.state === 'refused'}>
      <FormNote done={done} />
      <p>
        {record.state === 'pending' ? 'It waits for a decision.' : stateWords[record.state]}
        {record.decided_at !== null && ` on ${formatMoment(record.decided_at)}`}
        {record.decided_by !== null && ` by ${record.decided_by}`}
        {record.reason !== null && `: ${record.reason}`}
      </p>
      {record.state === 'pending' && (
        <approve.Form method="post" className="form">
          <input type="hidden" name="intent" value={identityIntents.approve} />
          <FormNote wrong={approve.fault?.message} />
          <button type="submit" className="btn sm pri" aria-disabled={approve.busy}>
            Approve
          </button>
        </approve.Form>
      )}
      {record.state !== 'refused' && (
        <refuse.Form method="post" className="form">
          <input type="hidden" name="intent" value={identityIntents.refuse} />
          <FormNote wrong={refuse.wrongWhole('p_reason')} />
          <Field
            label={record.state === 'approved' ? 'Why the approval is taken back' : 'Or why it is refused'}
            name="reason"
            maxLength={limits.suspensionReasonLength}
            required
            error={refuse.wrong('p_reason')}
            hint="The member reads it."
          />
          {/* Who loses a right is told by which rule. */}
          {record.can_upload_videos && <GroundChoice />}
          {record.state === 'approved' ? (
            <ConfirmDetails
              act="Take the approval back"
              question={`${record.username} may no longer upload then.`}
            >
              <button type="submit" className="btn sm flat" aria-disabled={refuse.busy}>
                Yes, take it back
              </button>
            </ConfirmDetails>
          ) : (
            <button type="submit" className="btn sm flat" aria-disabled={refuse.busy}>
              Refuse
            </button>
          )}
        </refuse.Form>
      )}
    </AdminSection>
  );
}

/** One identity check: what the member stated, their pictures, and the decision. */
export function IdentityRecordPage({ record, country }: { record: IdentityRecord; country: string | null }) {
  const { facts, pictures, others } = record;
  const lines: [string, string][] = [
    ['Legal name', facts?.legal_name ?? 'Deleted'],
    ['Date of birth', facts?.date_of_birth ?? 'Deleted'],
    ['Country', country ?? 'Deleted'],
    [
      'Document',
      facts === null
        ? 'Deleted'
        : (documentKinds.find(([kind]) => kind === facts.document_kind)?.[1] ?? facts.document_kind),
    ],
    ['Email', record.email],
    ['Sent', formatMoment(record.submitted_at)],
    ['Agreement', record.signed_at === null ? 'Not signed' : `Signed on ${formatMoment(record.signed_at)}`],
    ['May upload', record.can_upload_videos ? 'Yes' : 'No'],
  ];
  return (
    <div className="identity-record">
      <AdminSection title="What the member said">
        <dl className="identity-facts">
          <div>
            <dt>Member</dt>
            <dd>
              <Link className="identity-name" to={adminPaths.user(record.user_id)}>
                {record.username}
              </Link>
            </dd>
          </div>
          {lines.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </AdminSection>
      <AdminSection title="Pictures">
        {pictures.length === 0 ? (
          <p>There are none. They are deleted {limits.identityPictureDays} days after the decision.</p>
        ) : (
          <div className="identity-pictures">
            {pictures.map(({ kind, url }) => (
              <figure key={kind}>
                <a href={url} target="_blank" rel="noreferrer">
                  <img src={url} alt={pictureWords[kind] ?? kind} />
                </a>
                <figcaption>{pictureWords[kind]}</figcaption>
              </figure>
            ))}
          </div>
        )}
      </AdminSection>
      <Decision record={record} />
      {others.length > 0 && (
        <AdminSection title="Other checks of this member">
          <ul className="identity-others">
            {others.map((other) => (
              <li key={other.id}>
                {other.submitted_at === null ? (
                  'Begun, without pictures'
                ) : (
                  <Link to={adminPaths.identityRecord(other.id)}>
                    {stateWords[other.state]}, sent {formatMoment(other.submitted_at)}
                  </Link>
                )}
                {other.reason !== null && `: ${other.reason}`}
              </li>
            ))}
          </ul>
        </AdminSection>
      )}
    </div>
  );
}

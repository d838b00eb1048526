import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { IdentityRecord } from '#contract/identity.ts';
import { documentKinds } from '#contract/identity-words.ts';
import { limits } from '#contract/limits.ts';
import * as adminPaths from '../../admin-paths.ts';
import { ageOn } from '../../lib/age-on.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate } from '../../lib/format.ts';
import { sentence } from '../../lib/sentence.tsx';
import { GroundChoice } from '../../parts/ground-choice.tsx';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/admin-review.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { Moment } from '../../ui/moment.tsx';
import { stateWords } from './identity-queue.tsx';
import './admin-identity.css';

export const identityIntents = { approve: 'approve', refuse: 'refuse' } as const;

const pictureWords: Readonly<Record<string, string>> = {
  document: texts.theDocument,
  selfie: texts.theMemberWithTheDocument,
};

/** With the age that it makes, which is what the check is for. */
const bornOn = (day: string): string =>
  fillIn(texts.bornOnAged, { date: formatDate(day), age: ageOn(day, new Date()) });

function decidedWords({ state, decided_at: at, decided_by: admin }: IdentityRecord): ReactNode {
  const words = stateWords[state] ?? state;
  if (at === null) return words;
  const date = <Moment at={at} />;
  return admin === null
    ? sentence(texts.decidedOn, { state: words, date })
    : sentence(texts.decidedOnBy, { state: words, date, admin });
}

function Decision({ record }: { record: IdentityRecord }) {
  const approve = useSectionForm(identityIntents.approve, record.id);
  const refuse = useSectionForm(identityIntents.refuse, record.id);
  const done = refuse.done ?? approve.done;
  return (
    <AdminSection title={texts.decision} bad={record.state === 'refused'}>
      <FormNote done={done} />
      <p>
        {record.state === 'pending' ? texts.waitingForADecision : decidedWords(record)}
        {record.reason !== null && `: ${record.reason}`}
      </p>
      {record.state === 'pending' && (
        <approve.Form method="post" className="form">
          <input type="hidden" name="intent" value={identityIntents.approve} />
          <input type="hidden" name="id" value={record.id} />
          <FormNote wrong={approve.fault?.message} />
          <button type="submit" className="btn sm pri" aria-disabled={approve.busy}>
            {texts.approve}
          </button>
        </approve.Form>
      )}
      {record.state !== 'refused' && (
        <refuse.Form method="post" className="form">
          <input type="hidden" name="intent" value={identityIntents.refuse} />
          <input type="hidden" name="id" value={record.id} />
          <FormNote wrong={refuse.wrongWhole('p_reason')} />
          <Field
            label={record.state === 'approved' ? texts.whyYoureTakingItBack : texts.orWhyYoureRefusingIt}
            name="reason"
            maxLength={limits.suspensionReasonLength}
            required
            error={refuse.wrong('p_reason')}
            hint={texts.theMemberWillReadThis}
          />
          {/* Who loses a right is told by which rule. */}
          {record.can_upload_videos && <GroundChoice />}
          {record.state === 'approved' ? (
            <ConfirmDetails
              act={texts.takeTheApprovalBack}
              question={fillIn(texts.theyCannotUpload, { username: record.username })}
            >
              <button type="submit" className="btn sm flat" aria-disabled={refuse.busy}>
                {texts.yesTakeItBack}
              </button>
            </ConfirmDetails>
          ) : (
            <button type="submit" className="btn sm flat" aria-disabled={refuse.busy}>
              {texts.refuse}
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
  const lines: [string, ReactNode][] = [
    [texts.legalName, facts?.legal_name ?? texts.deleted],
    [texts.dateOfBirth, facts ? bornOn(facts.date_of_birth) : texts.deleted],
    [texts.country, country ?? texts.deleted],
    [
      texts.document,
      facts === null
        ? texts.deleted
        : (documentKinds.find(([kind]) => kind === facts.document_kind)?.[1] ?? facts.document_kind),
    ],
    [texts.email, record.email],
    [texts.sent, <Moment key="sent" at={record.submitted_at} />],
    [
      texts.agreement,
      record.signed_at === null
        ? texts.notSigned
        : sentence(texts.signedOnSignedAt, { signedAt: <Moment at={record.signed_at} /> }),
    ],
    [texts.canUpload, record.can_upload_videos ? texts.yes : texts.no],
  ];
  return (
    <div className="identity-record">
      <AdminSection title={texts.whatTheMemberToldUs}>
        <dl className="identity-facts">
          <div>
            <dt>{texts.member}</dt>
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
      <AdminSection title={texts.pictures}>
        {pictures.length === 0 ? (
          <p>{fillIn(texts.noPictures, { identityPictureDays: limits.identityPictureDays })}</p>
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
        <AdminSection title={texts.otherChecksOfThisMember}>
          <ul className="identity-others">
            {others.map((other) => (
              <li key={other.id}>
                {other.submitted_at === null ? (
                  texts.startedNoPictures
                ) : (
                  <Link to={adminPaths.identityRecord(other.id)}>
                    {sentence(texts.stateAndSent, {
                      state: stateWords[other.state] ?? other.state,
                      date: <Moment at={other.submitted_at} />,
                    })}
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

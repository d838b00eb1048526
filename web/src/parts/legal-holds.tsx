import { type ReactNode, useState } from 'react';
import type { Evidence, LegalHold } from '#contract/evidence.ts';
import type { PreservedKind } from '#contract/evidence-lists.ts';
import { limits } from '#contract/limits.ts';
import { fillIn } from '../lib/fill-in.ts';
import { sentence } from '../lib/sentence.tsx';
import { holdIntents, holdTerms } from '../page/legal-hold-forms.ts';
import * as texts from '../texts/moderation.ts';
import { AdminSection } from '../ui/admin-section.tsx';
import { Select, Switch } from '../ui/choices.tsx';
import { ConfirmDetails } from '../ui/confirm-details.tsx';
import { Field } from '../ui/field.tsx';
import { FormNote } from '../ui/form-note.tsx';
import { Moment } from '../ui/moment.tsx';
import './legal-holds.css';
import { Uncover } from './uncover.tsx';
import { useSectionForm } from './use-section-form.ts';

const kindNames: Readonly<Record<PreservedKind, string>> = {
  video: texts.video,
  comment: texts.comment,
  post: texts.post,
  message: texts.message,
  photo: texts.photo,
  profile: texts.profile,
  playlist: texts.playlist,
  album: texts.album,
  account: texts.account,
  identity: texts.identityCheck,
};

/**
 * Legal holds on a case, a member or a thing, with their forms, and what is preserved. `what` names it in a sentence.
 */
export function LegalHolds(props: {
  evidence: Evidence;
  what: string;
  /** What can be put on hold here, if there is a choice: `kind id` and its words. */
  subjects?: readonly (readonly [value: string, words: string])[];
}) {
  const { evidence, what, subjects = [] } = props;
  const { holds, preserved, sees_minors } = evidence;
  return (
    <>
      <AdminSection
        title={texts.legalHold}
        lead={fillIn(texts.underAHoldNothingOf, { what })}
        bad={holds.some(({ in_force }) => in_force)}
      >
        {holds.length > 0 && (
          <ul className="holds">
            {holds.map((hold) => (
              <li key={hold.id}>
                <Hold hold={hold} />
              </li>
            ))}
          </ul>
        )}
        <NewHold>
          <Field
            label={texts.reasonForTheHold}
            name="hold_reason"
            parameter="p_reason"
            maxLength={limits.holdReasonLength}
            required
          />
          {subjects.length > 0 && (
            <Select
              label={texts.whatItIsOn}
              name="hold_subject"
              parameter="p_subject_id"
              defaultValue={subjects[0]?.[0] ?? ''}
              options={subjects}
            />
          )}
          <Select
            label={texts.forHowLong}
            name="hold_term"
            parameter="p_until"
            defaultValue="open"
            options={holdTerms.map(([value, words]) => [value, words] as const)}
          />
          {sees_minors && (
            <Switch
              label={texts.itIsAboutAMinor}
              hint={texts.onlyAdminsWithChildSafety}
              name="is_minor_related"
              defaultChecked={false}
            />
          )}
        </NewHold>
      </AdminSection>
      {preserved.length > 0 && (
        <AdminSection title={texts.preserved} lead={texts.earlierVersionsKept}>
          <ul className="holds">
            {preserved.map((one) => (
              <li key={one.id}>
                <Preserved one={one} />
              </li>
            ))}
          </ul>
        </AdminSection>
      )}
    </>
  );
}

/** A hold in words: on what, until when, why, and who placed it. */
export function HoldFacts({ hold }: { hold: LegalHold }) {
  return (
    <>
      <p>
        <strong>{hold.in_force ? texts.inForce : hold.lifted_at === null ? texts.over : texts.lifted}</strong>
        {fillIn(texts.onTheSubjectKind, { subjectKind: hold.subject_kind })}
        {hold.until !== null &&
          hold.lifted_at === null &&
          sentence(texts.untilUntil, { until: <Moment at={hold.until} /> })}
        {hold.is_minor_related && texts.aboutAMinor}
      </p>
      <p className="hold-text">{hold.reason}</p>
      <small>
        {hold.placed_by}, <Moment at={hold.placed_at} />
      </small>
      {hold.lifted_at !== null && (
        <small>
          {sentence(texts.liftedByLiftedByLiftedAtLiftReason, {
            liftedBy: hold.lifted_by ?? '',
            liftedAt: <Moment at={hold.lifted_at} />,
            liftReason: hold.lift_reason ?? '',
          })}
        </small>
      )}
    </>
  );
}

function Hold({ hold }: { hold: LegalHold }) {
  return (
    <>
      <HoldFacts hold={hold} />
      {hold.in_force && (
        <HoldForm
          intent={holdIntents.lift}
          item={hold.id}
          act={texts.liftTheHold}
          question={texts.anythingThatOnlyThisHold}
        >
          <input type="hidden" name="hold_id" value={hold.id} />
          <Field
            label={texts.reasonForLiftingIt}
            name="lift_reason"
            parameter="p_reason"
            maxLength={limits.holdReasonLength}
            required
          />
        </HoldForm>
      )}
    </>
  );
}

/** Rarely wanted: folded away until somebody asks for it, or what they sent was refused. */
function NewHold({ children }: { children: ReactNode }) {
  const { answer } = useSectionForm(holdIntents.place);
  return (
    <details className="hold-new" open={answer !== undefined}>
      <summary className="btn sm flat">{texts.placeAHold}</summary>
      <HoldForm intent={holdIntents.place} act={texts.placeTheHold}>
        {children}
      </HoldForm>
    </details>
  );
}

function HoldForm(props: {
  intent: string;
  item?: string;
  act: string;
  question?: string;
  children: ReactNode;
}) {
  const { intent, item = '', act, question, children } = props;
  const form = useSectionForm(intent, item);
  const button = (
    <button type="submit" className="btn sm flat" aria-disabled={form.busy}>
      {question === undefined ? act : fillIn(texts.yesLowerCase, { lowerCase: act.toLowerCase() })}
    </button>
  );
  return (
    <form.Form method="post" className="form" key={form.times}>
      <input type="hidden" name="intent" value={intent} />
      {children}
      <FormNote wrong={form.wrongWhole()} done={form.done} />
      {question === undefined ? (
        button
      ) : (
        <ConfirmDetails act={act} question={question}>
          {button}
        </ConfirmDetails>
      )}
    </form.Form>
  );
}

const fieldNames: Readonly<Record<string, string>> = {
  publish_status: texts.visibility,
  uploader_id: texts.uploaderId,
  duration_seconds: texts.lengthInSeconds,
};
/** `former_usernames` is `Former usernames`. */
const fieldName = (name: string): string =>
  fieldNames[name] ?? (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ');
const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;

const words = (value: unknown): ReactNode => {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return typeof value === 'string' && moment.test(value) ? <Moment at={value} /> : wordsOf(value);
};
const wordsOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(', ') : typeof value === 'object' ? '' : String(value);

/** Its pictures are loaded on request. */
function Preserved({ one }: { one: Evidence['preserved'][number] }) {
  const [isOpen, setOpen] = useState(false);
  const content = Object.entries((one.content ?? {}) as Record<string, unknown>);
  return (
    <>
      <p>
        <strong>{kindNames[one.kind]}</strong>, <Moment at={one.preserved_at} />
      </p>
      <dl className="hold-facts">
        {content.map(([name, value]) => (
          <div key={name}>
            <dt>{fieldName(name)}</dt>
            <dd>{words(value)}</dd>
          </div>
        ))}
      </dl>
      {one.pictures.length > 0 && !isOpen && (
        <button type="button" className="btn sm flat needs-script" onClick={() => setOpen(true)}>
          {texts.showItsPictures}
        </button>
      )}
      {isOpen && (
        <Uncover subjectId={one.id} isCovered={one.is_covered}>
          {({ at }) =>
            one.pictures.map((picture) => (
              <img
                key={picture}
                className="hold-picture"
                src={at(picture)}
                alt={fillIn(texts.preservedKind, { kind: one.kind })}
              />
            ))
          }
        </Uncover>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import { givenRoles } from '#contract/user-lists.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { sentence } from '../../lib/sentence.tsx';
import { GroundChoice } from '../../parts/ground-choice.tsx';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/admin-users.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Select } from '../../ui/choices.tsx';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { Field, PasswordField } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { Moment } from '../../ui/moment.tsx';
import { roleWords } from '../../ui/role-badge.tsx';
import { ToldHint } from './told-hint.tsx';
import { userIntents as intents, suspensionTerms, type UserRecord } from './user-intents.ts';

/** A form for one act: its hidden intent, its result, and its button. */
function ActForm(props: {
  intent: string;
  /** Tells forms of one kind apart. */
  item?: string;
  hidden?: Readonly<Record<string, string>>;
  /** Parameters whose faults are shown beside their fields. */
  fields?: readonly string[];
  act: string;
  /** A question asked first, above the fields; without one the act runs at once. */
  question?: string;
  /** The button that opens its fields, where nothing is asked. */
  fold?: string;
  children?: ReactNode | ((wrong: (field: string) => string | null) => ReactNode);
}) {
  const { intent, item = '', hidden = {}, fields = [], act, question, fold, children } = props;
  const form = useSectionForm(intent, item);
  const button = (
    <button type="submit" className="btn sm flat" aria-disabled={form.busy}>
      {question === undefined ? act : fillIn(texts.yesAct, { act: act.toLowerCase() })}
    </button>
  );
  const inside = typeof children === 'function' ? children(form.wrong) : children;
  return (
    <form.Form method="post" className="form" key={form.times}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormNote wrong={form.wrongWhole(...fields)} done={form.done} />
      {question === undefined && fold === undefined ? (
        <>
          {inside}
          {button}
        </>
      ) : (
        <ConfirmDetails
          act={fold ?? act}
          question={question}
          isPlain={fold !== undefined}
          isOpen={fields.some((field) => form.wrong(field) !== null)}
        >
          {inside}
          {button}
        </ConfirmDetails>
      )}
    </form.Form>
  );
}

export function RoleForms({ user, isSelf }: { user: UserRecord; isSelf: boolean }) {
  const isAdmin = user.role === 'admin';
  const whatIsLost = isSelf
    ? texts.youLoseTheBackOffice
    : fillIn(texts.theyLoseTheBackOffice, { username: user.username });
  return (
    <AdminSection title={texts.roleAndRights}>
      <ActForm
        intent={intents.role}
        {...(isAdmin ? { act: texts.removeTheAdminRole, question: whatIsLost } : { act: texts.saveRole })}
      >
        <Select
          label={isAdmin ? texts.newRole : texts.role}
          name="role"
          defaultValue={isAdmin ? 'member' : user.role}
          options={givenRoles.map((role) => [role, roleWords(role)] as const)}
        />
      </ActForm>
      <ActForm
        intent={intents.upload}
        fields={['p_reason']}
        hidden={{ granted: user.can_upload_videos ? '' : 'on' }}
        {...(user.can_upload_videos
          ? {
              act: texts.removeUploadRights,
              question: fillIn(texts.theyCannotUpload, { username: user.username }),
            }
          : { act: texts.allowUploads })}
      >
        {(wrong) =>
          user.can_upload_videos && (
            <>
              <Field
                label={texts.whyUploadRightsEnd}
                name="reason"
                maxLength={limits.suspensionReasonLength}
                error={wrong('p_reason')}
                hint={<ToldHint />}
              />
              <GroundChoice />
            </>
          )
        }
      </ActForm>
      {user.upload_word !== null && (
        <>
          <p>{user.upload_word === 'granted' ? texts.uploadsAllowed : texts.uploadsTurnedOff}</p>
          <ActForm
            intent={intents.upload}
            item="left"
            hidden={{ granted: 'left' }}
            act={texts.letTheIdentityCheckDecide}
            question={fillIn(texts.identityCheckWillDecide, { username: user.username })}
          />
        </>
      )}
      {user.role !== 'admin' && (
        <ActForm
          intent={intents.admin}
          fields={['p_password']}
          act={texts.makeAnAdmin}
          question={fillIn(texts.usernameWillBeAbleTo, { username: user.username })}
        >
          {(wrong) => (
            <PasswordField
              label={texts.yourPassword}
              name="password"
              autoComplete="current-password"
              maxLength={limits.passwordLength}
              error={wrong('p_password')}
              hint={texts.toConfirmItsYou}
            />
          )}
        </ActForm>
      )}
    </AdminSection>
  );
}

export function AccessForms({ user }: { user: UserRecord }) {
  const { suspension } = user;
  return (
    <AdminSection title={texts.access} bad={suspension !== null}>
      {suspension !== null ? (
        <>
          <p>
            {suspension.until === null
              ? sentence(texts.suspendedUntilLifted, {
                  since: <Moment at={suspension.since} />,
                  reason: suspension.reason,
                })
              : sentence(texts.suspendedUntil, {
                  since: <Moment at={suspension.since} />,
                  until: <Moment at={suspension.until} />,
                  reason: suspension.reason,
                })}
          </p>
          <ActForm intent={intents.lift} act={texts.liftTheSuspension} />
        </>
      ) : (
        <ActForm
          intent={intents.suspend}
          fields={['p_reason']}
          act={texts.suspend}
          question={fillIn(texts.whatSuspendingDoes, { username: user.username })}
        >
          {(wrong) => (
            <>
              <Field
                label={texts.reason}
                name="reason"
                maxLength={limits.suspensionReasonLength}
                required
                error={wrong('p_reason')}
                hint={texts.theMemberWillReadThis}
              />
              <GroundChoice />
              <Select
                label={texts.forHowLong}
                name="term"
                parameter="p_until"
                defaultValue="7"
                options={suspensionTerms.map(([value, words]) => [value, words] as const)}
              />
            </>
          )}
        </ActForm>
      )}
      <ActForm
        intent={intents.signOut}
        act={texts.logOutEverywhere}
        question={fillIn(texts.endsEverySession, {
          username: user.username,
          sessionCount: user.session_count,
        })}
      />
    </AdminSection>
  );
}

const isOver = ({ ends_at }: { ends_at: string }): boolean => Date.parse(ends_at) <= Date.now();

export function StrikeForms({ user }: { user: UserRecord }) {
  return (
    <AdminSection title={texts.strikes}>
      {user.strikes.length === 0 ? (
        <p>{texts.noStrikesYet}</p>
      ) : (
        <ul className="record-list">
          {user.strikes.map((strike) => (
            <li key={strike.id}>
              <p>{strike.reason}</p>
              <small>
                {sentence(isOver(strike) ? texts.strikeIsOver : texts.strikeCounts, {
                  givenAt: <Moment at={strike.created_at} />,
                  admin: strike.given_by ?? texts.aFormerAdmin,
                  endsAt: <Moment at={strike.ends_at} />,
                })}
              </small>
              <ActForm
                intent={intents.strikeBack}
                item={strike.id}
                hidden={{ strike_id: strike.id }}
                act={texts.takeBack}
              />
            </li>
          ))}
        </ul>
      )}
      <ActForm
        intent={intents.strike}
        fields={['p_reason']}
        act={texts.giveAStrike}
        question={fillIn(texts.whatAStrikeDoes, { username: user.username })}
      >
        {(wrong) => (
          <>
            <Field
              label={texts.whatTheyDid}
              name="reason"
              maxLength={limits.suspensionReasonLength}
              required
              error={wrong('p_reason')}
              hint={<ToldHint />}
            />
            <GroundChoice />
          </>
        )}
      </ActForm>
    </AdminSection>
  );
}

export function NoteForms({ user }: { user: UserRecord }) {
  return (
    <AdminSection title={texts.notes}>
      {user.notes.length === 0 ? (
        <p>{texts.noNotesYet}</p>
      ) : (
        <ul className="record-list">
          {user.notes.map((note) => (
            <li key={note.id}>
              <p>{note.text}</p>
              <small>
                <Moment at={note.created_at} />, {note.written_by ?? texts.aFormerAdmin}
              </small>
              <ActForm
                intent={intents.noteGone}
                item={note.id}
                hidden={{ note_id: note.id }}
                act={texts.deleteWords}
                question={texts.noteGoesForGood}
              />
            </li>
          ))}
        </ul>
      )}
      <ActForm intent={intents.note} fields={['p_text']} act={texts.saveNote} fold={texts.writeANote}>
        {(wrong) => (
          <Field
            label={texts.note}
            name="text"
            maxLength={limits.userNoteLength}
            required
            error={wrong('p_text')}
            hint={texts.onlyAdminsCanReadThis}
          />
        )}
      </ActForm>
    </AdminSection>
  );
}

import type { ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import { givenRoles } from '#contract/user-lists.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatMoment } from '../../lib/format.ts';
import { GroundChoice } from '../../parts/ground-choice.tsx';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/admin-users.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Select } from '../../ui/choices.tsx';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { Field, PasswordField } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { roleWords } from '../../ui/role-badge.tsx';
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
  /** A question asked first; without one the act runs at once. */
  question?: string;
  children?: ReactNode | ((wrong: (field: string) => string | null) => ReactNode);
}) {
  const { intent, item = '', hidden = {}, fields = [], act, question, children } = props;
  const form = useSectionForm(intent, item);
  const button = (
    <button type="submit" className="btn sm flat" aria-disabled={form.busy}>
      {question === undefined ? act : fillIn(texts.yesLowerCase, { lowerCase: act.toLowerCase() })}
    </button>
  );
  return (
    <form.Form method="post" className="form" key={form.times}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormNote wrong={form.wrongWhole(...fields)} done={form.done} />
      {typeof children === 'function' ? children(form.wrong) : children}
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

export function RoleForms({ user, isSelf }: { user: UserRecord; isSelf: boolean }) {
  const isAdmin = user.role === 'admin';
  const whose = isSelf ? texts.youLose : fillIn(texts.usernameLoses, { username: user.username });
  return (
    <AdminSection title={texts.roleAndRights}>
      <ActForm
        intent={intents.role}
        {...(isAdmin
          ? { act: texts.takeTheAdminRole, question: fillIn(texts.whoseTheWholeBackOffice, { whose }) }
          : { act: texts.saveRole })}
      >
        <Select
          label={isAdmin ? texts.roleAfterwards : texts.role}
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
              act: texts.takeTheRightToUpload,
              question: fillIn(texts.usernameCanSendNoMore, { username: user.username }),
            }
          : { act: texts.allowToUploadVideos })}
      >
        {(wrong) =>
          user.can_upload_videos && (
            <>
              <Field
                label={texts.whyTheRightIsTaken}
                name="reason"
                maxLength={limits.suspensionReasonLength}
                error={wrong('p_reason')}
                hint={texts.theMemberReadsItBy}
              />
              <GroundChoice />
            </>
          )
        }
      </ActForm>
      {user.upload_word !== null && (
        <>
          <p>
            {user.upload_word === 'granted' ? texts.anAdminAllowedTheUploads : texts.anAdminDeniedTheUploads}
          </p>
          <ActForm
            intent={intents.upload}
            item="left"
            hidden={{ granted: 'left' }}
            act={texts.leaveItToTheIdentity}
            question={fillIn(texts.fromThenOnUsernameMay, { username: user.username })}
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
              label={texts.yourOwnPassword}
              name="password"
              autoComplete="current-password"
              maxLength={limits.passwordLength}
              error={wrong('p_password')}
              hint={texts.toConfirmItIsYou}
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
            {fillIn(texts.suspendedSinceSinceValueReason, {
              since: formatMoment(suspension.since),
              value:
                suspension.until === null
                  ? texts.untilItIsLifted
                  : fillIn(texts.untilUntil, { until: formatMoment(suspension.until) }),
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
          question={fillIn(texts.usernameIsLoggedOutEverywhere, { username: user.username })}
        >
          {(wrong) => (
            <>
              <Field
                label={texts.reason}
                name="reason"
                maxLength={limits.suspensionReasonLength}
                required
                error={wrong('p_reason')}
                hint={texts.theMemberReadsIt}
              />
              <GroundChoice />
              <Select
                label={texts.forHowLong}
                name="term"
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
        question={fillIn(texts.everySessionOfUsernameEnds, {
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
        <p>{texts.noStrikes}</p>
      ) : (
        <ul className="record-list">
          {user.strikes.map((strike) => (
            <li key={strike.id}>
              <p>{strike.reason}</p>
              <small>
                {formatMoment(strike.created_at)}, {strike.given_by ?? texts.aFormerAdmin}
                {isOver(strike)
                  ? texts.noLongerCounts
                  : fillIn(texts.countsUntilEndsAt, { endsAt: formatMoment(strike.ends_at) })}
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
      <ActForm intent={intents.strike} fields={['p_reason']} act={texts.giveAStrike}>
        {(wrong) => (
          <>
            <Field
              label={texts.whatWasBroken}
              name="reason"
              maxLength={limits.suspensionReasonLength}
              required
              error={wrong('p_reason')}
              hint={texts.theMemberReadsItBy}
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
        <p>{texts.noNotes}</p>
      ) : (
        <ul className="record-list">
          {user.notes.map((note) => (
            <li key={note.id}>
              <p>{note.text}</p>
              <small>
                {formatMoment(note.created_at)}, {note.written_by ?? texts.aFormerAdmin}
              </small>
              <ActForm
                intent={intents.noteGone}
                item={note.id}
                hidden={{ note_id: note.id }}
                act={texts.deleteWords}
                question={texts.theNoteIsGoneFor}
              />
            </li>
          ))}
        </ul>
      )}
      <ActForm intent={intents.note} fields={['p_text']} act={texts.keepTheNote}>
        {(wrong) => (
          <Field
            label={texts.note}
            name="text"
            maxLength={limits.userNoteLength}
            required
            error={wrong('p_text')}
            hint={texts.onlyAdminsReadIt}
          />
        )}
      </ActForm>
    </AdminSection>
  );
}

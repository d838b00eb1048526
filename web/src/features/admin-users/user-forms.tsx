import type { ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import { givenRoles } from '#contract/user-lists.ts';
import { formatMoment } from '../../lib/format.ts';
import { GroundChoice } from '../../parts/ground-choice.tsx';
import { useSectionForm } from '../../parts/use-section-form.ts';
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
      {question === undefined ? act : `Yes, ${act.toLowerCase()}`}
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
  const whose = isSelf ? 'You lose' : `${user.username} loses`;
  return (
    <AdminSection title="Role and rights">
      <ActForm
        intent={intents.role}
        {...(isAdmin
          ? { act: 'Take the admin role', question: `${whose} the whole back office at once.` }
          : { act: 'Save role' })}
      >
        <Select
          label={isAdmin ? 'Role afterwards' : 'Role'}
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
              act: 'Take the right to upload',
              question: `${user.username} can send no more videos. What is published stays.`,
            }
          : { act: 'Allow to upload videos' })}
      >
        {(wrong) =>
          user.can_upload_videos && (
            <>
              <Field
                label="Why the right is taken"
                name="reason"
                maxLength={limits.suspensionReasonLength}
                error={wrong('p_reason')}
                hint="The member reads it, by mail."
              />
              <GroundChoice />
            </>
          )
        }
      </ActForm>
      {user.upload_word !== null && (
        <>
          <p>
            {user.upload_word === 'granted'
              ? 'An admin allowed the uploads, whatever the identity check says.'
              : 'An admin denied the uploads, whatever the identity check says.'}
          </p>
          <ActForm
            intent={intents.upload}
            item="left"
            hidden={{ granted: 'left' }}
            act="Leave it to the identity check"
            question={`From then on ${user.username} may upload only as the identity check says.`}
          />
        </>
      )}
      {user.role !== 'admin' && (
        <ActForm
          intent={intents.admin}
          fields={['p_password']}
          act="Make an admin"
          question={`${user.username} will be able to do everything in the back office.`}
        >
          {(wrong) => (
            <PasswordField
              label="Your own password"
              name="password"
              autoComplete="current-password"
              maxLength={limits.passwordLength}
              error={wrong('p_password')}
              hint="To confirm it is you. Not needed within five minutes of logging in."
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
    <AdminSection title="Access" bad={suspension !== null}>
      {suspension !== null ? (
        <>
          <p>
            Suspended since {formatMoment(suspension.since)}{' '}
            {suspension.until === null ? 'until it is lifted' : `until ${formatMoment(suspension.until)}`}:{' '}
            {suspension.reason}
          </p>
          <ActForm intent={intents.lift} act="Lift the suspension" />
        </>
      ) : (
        <ActForm
          intent={intents.suspend}
          fields={['p_reason']}
          act="Suspend"
          question={`${user.username} is logged out everywhere and cannot log in.`}
        >
          {(wrong) => (
            <>
              <Field
                label="Reason"
                name="reason"
                maxLength={limits.suspensionReasonLength}
                required
                error={wrong('p_reason')}
                hint="The member reads it."
              />
              <GroundChoice />
              <Select
                label="For how long"
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
        act="Log out everywhere"
        question={`Every session of ${user.username} ends (${user.session_count} now).`}
      />
    </AdminSection>
  );
}

const isOver = ({ ends_at }: { ends_at: string }): boolean => Date.parse(ends_at) <= Date.now();

export function StrikeForms({ user }: { user: UserRecord }) {
  return (
    <AdminSection title="Strikes">
      {user.strikes.length === 0 ? (
        <p>No strikes.</p>
      ) : (
        <ul className="record-list">
          {user.strikes.map((strike) => (
            <li key={strike.id}>
              <p>{strike.reason}</p>
              <small>
                {formatMoment(strike.created_at)}, {strike.given_by ?? 'a former admin'}
                {isOver(strike) ? ', no longer counts' : `, counts until ${formatMoment(strike.ends_at)}`}
              </small>
              <ActForm
                intent={intents.strikeBack}
                item={strike.id}
                hidden={{ strike_id: strike.id }}
                act="Take back"
              />
            </li>
          ))}
        </ul>
      )}
      <ActForm intent={intents.strike} fields={['p_reason']} act="Give a strike">
        {(wrong) => (
          <>
            <Field
              label="What was broken"
              name="reason"
              maxLength={limits.suspensionReasonLength}
              required
              error={wrong('p_reason')}
              hint="The member reads it, by mail."
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
    <AdminSection title="Notes">
      {user.notes.length === 0 ? (
        <p>No notes.</p>
      ) : (
        <ul className="record-list">
          {user.notes.map((note) => (
            <li key={note.id}>
              <p>{note.text}</p>
              <small>
                {formatMoment(note.created_at)}, {note.written_by ?? 'a former admin'}
              </small>
              <ActForm
                intent={intents.noteGone}
                item={note.id}
                hidden={{ note_id: note.id }}
                act="Delete"
                question="The note is gone for good."
              />
            </li>
          ))}
        </ul>
      )}
      <ActForm intent={intents.note} fields={['p_text']} act="Keep the note">
        {(wrong) => (
          <Field
            label="Note"
            name="text"
            maxLength={limits.userNoteLength}
            required
            error={wrong('p_text')}
            hint="Only admins read it."
          />
        )}
      </ActForm>
    </AdminSection>
  );
}

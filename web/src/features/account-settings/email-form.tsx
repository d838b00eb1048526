import { limits } from '#contract/limits.ts';
import type { Account } from '../../api/auth-events.ts';
import { Field, PasswordField } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { Save, Section } from './section.tsx';
import { useSectionForm } from './use-section-form.ts';

export const emailIntent = 'email';
export const cancelEmailIntent = 'cancel-email';

/** The address, and a change of it that both addresses confirm. */
export function EmailForm({ account }: { account: Account }) {
  const form = useSectionForm(emailIntent);
  const cancel = useSectionForm(cancelEmailIntent);
  return (
    <Section
      title="Email"
      lead={
        <>
          Your address is <b>{account.email}</b>
          {account.is_email_verified ? '.' : ', which is not confirmed yet.'}
        </>
      }
    >
      <form.Form method="post" className="form">
        <input type="hidden" name="intent" value={emailIntent} />
        <FormNote wrong={form.wrongWhole('p_email', 'p_password')} done={cancel.done ?? form.done} />
        <Field
          label="New email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={limits.emailLength}
          error={form.wrong('p_email')}
          hint="Both addresses are sent a link. The change takes place when both have confirmed it."
          required
        />
        {account.has_password && (
          <PasswordField
            label="Current password"
            name="password"
            autoComplete="current-password"
            maxLength={limits.passwordLength}
            error={form.wrong('p_password')}
          />
        )}
        {!account.has_password && <FormNote wrong={form.wrong('p_password')} />}
        <div className="ways">
          <Save busy={form.busy}>Change email</Save>
        </div>
      </form.Form>
      {form.done && !cancel.done && (
        <cancel.Form method="post">
          <input type="hidden" name="intent" value={cancelEmailIntent} />
          <FormNote wrong={cancel.fault?.message} />
          <button type="submit" className="linklike" aria-disabled={cancel.busy}>
            Forget this change
          </button>
        </cancel.Form>
      )}
    </Section>
  );
}

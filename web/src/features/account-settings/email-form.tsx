import type { Output } from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import { sentence } from '../../lib/sentence.tsx';
import { useSectionForm } from '../../parts/use-section-form.ts';
import type { Account } from '../../state/auth-events.ts';
import * as texts from '../../texts/account-settings.ts';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { intents } from './intents.ts';
import { SaveAndSay, Section } from './section.tsx';

type Pending = Output<'get_security'>['pending_email'];
const waiting = ({ old_confirmed, new_confirmed }: NonNullable<Pending>) =>
  old_confirmed
    ? texts.changeWaitsForNew
    : new_confirmed
      ? texts.changeWaitsForCurrent
      : texts.changeWaitsForBoth;

/** The email address, and a change of it that both addresses must confirm. */
export function EmailForm({ account, pending }: { account: Account; pending: Pending }) {
  const form = useSectionForm(intents.email);
  const cancel = useSectionForm(intents.cancelEmail);
  return (
    <Section
      title={texts.email}
      lead={sentence(account.is_email_verified ? texts.yourAddressIs : texts.yourUnconfirmedAddressIs, {
        address: <b>{account.email}</b>,
      })}
    >
      <form.Form method="post" className="form">
        <input type="hidden" name="intent" value={intents.email} />
        <Field
          label={texts.newEmail}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={limits.emailLength}
          error={form.wrong('p_email')}
          hint={texts.wellEmailBothAddressesA}
          required
        />
        <SaveAndSay busy={form.busy} done={cancel.done ?? form.done} wrong={form.wrongWhole('p_email')}>
          {texts.changeEmail}
        </SaveAndSay>
      </form.Form>
      {pending && (
        <cancel.Form method="post">
          <input type="hidden" name="intent" value={intents.cancelEmail} />
          <p>{sentence(waiting(pending), { address: <b>{pending.new_email}</b> })}</p>
          <FormNote wrong={cancel.fault?.message} />
          <button type="submit" className="linklike" aria-disabled={cancel.busy}>
            {texts.cancelThisChange}
          </button>
        </cancel.Form>
      )}
    </Section>
  );
}

import type { Output } from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import type { Account } from '../../state/auth-events.ts';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { intents } from './intents.ts';
import { ProveFirst } from './prove-form.tsx';
import { Save, Section } from './section.tsx';

type Pending = Output<'get_security'>['pending_email'];
const waitsFor = ({ old_confirmed, new_confirmed }: NonNullable<Pending>) =>
  old_confirmed ? 'the new address' : new_confirmed ? 'your present address' : 'both addresses';

/** The e-mail address, and a change of it that both addresses must confirm. */
export function EmailForm(props: { account: Account; pending: Pending; isProven: boolean }) {
  const { account, pending, isProven } = props;
  const form = useSectionForm(intents.email);
  const cancel = useSectionForm(intents.cancelEmail);
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
      {!isProven && <FormNote done={cancel.done} />}
      {!isProven ? (
        <ProveFirst />
      ) : (
        <form.Form method="post" className="form">
          <input type="hidden" name="intent" value={intents.email} />
          <FormNote wrong={form.wrongWhole('p_email', 'p_password')} done={cancel.done ?? form.done} />
          <Field
            label="New email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={limits.emailLength}
            error={form.wrong('p_email')}
            hint="We send a link to both addresses. The change takes place once both have confirmed it."
            required
          />
          <FormNote wrong={form.wrong('p_password')} />
          <div className="ways">
            <Save busy={form.busy}>Change email</Save>
          </div>
        </form.Form>
      )}
      {pending && (
        <cancel.Form method="post">
          <input type="hidden" name="intent" value={intents.cancelEmail} />
          <p>
            The change to <b>{pending.new_email}</b> waits for {waitsFor(pending)}.
          </p>
          <FormNote wrong={cancel.fault?.message} />
          <button type="submit" className="linklike" aria-disabled={cancel.busy}>
            Forget this change
          </button>
        </cancel.Form>
      )}
    </Section>
  );
}

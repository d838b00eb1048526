import { Form } from 'react-router';
import { limits } from '#contract/limits.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as paths from '../../paths.ts';
import { PasswordField } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { intents } from './intents.ts';
import { Save, Section } from './section.tsx';

/** Where the forms of a page that need proof send those who have not given it. */
const part = 'confirm';

/**
 * Asks members once to prove who they are, before they change what protects the account; for a while nothing asks again.
 * Without a password, they log in again. `back`: the page that it stands on.
 */
export function ProveForm(props: { provenUntil: string | null; hasPassword: boolean; back: string }) {
  const form = useSectionForm(intents.prove);
  const { provenUntil, hasPassword, back } = props;
  if (provenUntil !== null)
    return (
      <p className="proven" id={part}>
        You have confirmed that it is you. Nothing here asks again for {limits.freshMinutes} minutes.
      </p>
    );
  return (
    <Section title="Confirm it is you" part={part} lead="Once is enough for everything on this page.">
      {hasPassword ? (
        <form.Form method="post" className="form">
          <input type="hidden" name="intent" value={intents.prove} />
          <FormNote wrong={form.wrongWhole('p_password')} />
          <PasswordField
            label="Your password"
            name="password"
            autoComplete="current-password"
            maxLength={limits.passwordLength}
            error={form.wrong('p_password')}
            required
          />
          <Save busy={form.busy}>Confirm</Save>
        </form.Form>
      ) : (
        <Form method="post" action={paths.logout()} className="form" reloadDocument>
          <input type="hidden" name="return" value={paths.login(back)} />
          <Save busy={false}>Log in again</Save>
        </Form>
      )}
    </Section>
  );
}

/** Stands where something needs proof that has not been given. */
export const ProveFirst = () => (
  <p className="lead">
    <a href={`#${part}`}>Confirm it is you</a> first.
  </p>
);

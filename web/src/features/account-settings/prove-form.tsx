import { Form } from 'react-router';
import { limits } from '#contract/limits.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/account-settings.ts';
import { PasswordField } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { intents } from './intents.ts';
import { Save, Section } from './section.tsx';

/**
 * Without script, asks members once to prove who they are, before they change what protects the account; for a while
 * nothing asks again. Without a password, they log in again. `back`: the page that it stands on. With script a dialog asks
 * when something needs it.
 */
export function ProveForm(props: { provenUntil: string | null; hasPassword: boolean; back: string }) {
  const form = useSectionForm(intents.prove);
  const { provenUntil, hasPassword, back } = props;
  if (provenUntil !== null) return null;
  return (
    <div className="needs-no-script">
      <Section title={texts.confirmItIsYou} lead={texts.onceIsEnoughForEverything}>
        {hasPassword ? (
          <form.Form method="post" className="form">
            <input type="hidden" name="intent" value={intents.prove} />
            <FormNote wrong={form.wrongWhole('p_password')} />
            <PasswordField
              label={texts.yourPassword}
              name="password"
              autoComplete="current-password"
              maxLength={limits.passwordLength}
              error={form.wrong('p_password')}
              required
            />
            <Save busy={form.busy}>{texts.confirm}</Save>
          </form.Form>
        ) : (
          <Form method="post" action={paths.logout()} className="form" reloadDocument>
            <input type="hidden" name="return" value={paths.login(back)} />
            <Save busy={false}>{texts.logInAgain}</Save>
          </Form>
        )}
      </Section>
    </div>
  );
}

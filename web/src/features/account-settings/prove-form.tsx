import { Form } from 'react-router';
import { limits } from '#contract/limits.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { sentence } from '../../lib/sentence.tsx';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/account-settings.ts';
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
        {fillIn(texts.youveConfirmedItsYouWe, { minutes: limits.freshMinutes })}
      </p>
    );
  return (
    <Section title={texts.confirmItIsYou} part={part} lead={texts.onceIsEnoughForEverything}>
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
  );
}

/** Stands where something needs proof that has not been given. */
export const ProveFirst = () => (
  <p className="lead">
    {sentence(texts.confirmItIsYouFirst, { link: (words) => <a href={`#${part}`}>{words}</a> })}
  </p>
);

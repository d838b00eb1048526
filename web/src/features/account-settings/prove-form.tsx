import { Form } from 'react-router';
import { limits } from '#contract/limits.ts';
import * as memberPaths from '../../member-paths.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as paths from '../../paths.ts';
import { PasswordField } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { intents } from './intents.ts';
import { Save } from './section.tsx';

/**
 * Asks members to prove who they are before they change what protects the account. Without a password, they log in
 * again.
 */
export function ProveForm({ hasPassword }: { hasPassword: boolean }) {
  const form = useSectionForm(intents.prove);
  if (!hasPassword)
    return (
      <Form method="post" action={paths.logout()} className="form" reloadDocument>
        <p className="lead">To change this, log in again; your last login was too long ago.</p>
        <input type="hidden" name="return" value={paths.login(memberPaths.settingsSecurity())} />
        <Save busy={false}>Log in again</Save>
      </Form>
    );
  return (
    <form.Form method="post" className="form">
      <input type="hidden" name="intent" value={intents.prove} />
      <FormNote wrong={form.wrongWhole('p_password')} />
      <PasswordField
        label="Current password"
        name="password"
        autoComplete="current-password"
        maxLength={limits.passwordLength}
        error={form.wrong('p_password')}
        hint="To change this, enter your password once more."
        required
      />
      <Save busy={form.busy}>Continue</Save>
    </form.Form>
  );
}

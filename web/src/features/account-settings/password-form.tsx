import { type ReactNode, useEffect, useRef } from 'react';
import { limits } from '#contract/limits.ts';
import type { FormFault } from '../../page/refusal.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/account-settings.ts';
import { PasswordField } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { intents } from './intents.ts';
import { SaveAndSay, Section } from './section.tsx';

/**
 * The old password and a new one. Members who signed up another way have none and set one. `children` draws the fields
 * of the new password.
 */
export function PasswordForm(props: {
  hasPassword: boolean;
  /** Tells password managers whose password this is. */
  username: string;
  children(fault: FormFault | null): ReactNode;
}) {
  const form = useSectionForm(intents.password);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.done) element.current?.reset();
  }, [form.done]);
  return (
    <Section title={texts.password} lead={texts.aNewPasswordLogsYou}>
      <form.Form method="post" className="form" ref={element}>
        <input type="hidden" name="intent" value={intents.password} />
        <input type="hidden" name="username" autoComplete="username" value={props.username} />
        {props.hasPassword && (
          <PasswordField
            label={texts.oldPassword}
            name="current_password"
            autoComplete="current-password"
            maxLength={limits.passwordLength}
            error={form.wrong('p_current_password')}
            required
          />
        )}
        {!props.hasPassword && <FormNote wrong={form.wrong('p_current_password')} />}
        {props.children(form.fault)}
        <SaveAndSay
          busy={form.busy}
          done={form.done}
          wrong={form.wrongWhole('p_current_password', 'p_new_password', 'repeated_password')}
        >
          {props.hasPassword ? texts.changePassword : texts.setAPassword}
        </SaveAndSay>
      </form.Form>
    </Section>
  );
}

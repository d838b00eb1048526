import { type ReactNode, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { fillIn } from '../../lib/fill-in.ts';
import type { FormFault } from '../../page/refusal.ts';
import * as texts from '../../texts/sign-in.ts';
import { PasswordField } from '../../ui/field.tsx';
import { PasswordStrength } from './password-strength.tsx';
import './sign-in.css';

export const passwordsDiffer = texts.newPasswordsDoNotMatch;
export const newPasswordTooShort = texts.newPasswordMustBeAt;

/** Why the two fields cannot be a new password, before the server is asked; null if they can. */
export function newPasswordFault(form: FormData): FormFault | null {
  const password = String(form.get('new_password') ?? '');
  if (password !== String(form.get('repeated_password') ?? ''))
    return { message: passwordsDiffer, field: 'repeated_password' };
  if ([...password].length < limits.passwordShortest)
    return { message: newPasswordTooShort, field: 'p_new_password' };
  return null;
}

/** A new password, twice, and how strong it is. */
export function NewPasswordFields({
  fault,
  own = [],
}: {
  fault: FormFault | null;
  /** What others know about its owner. */
  own?: readonly string[];
}): ReactNode {
  const [password, setPassword] = useState('');
  const wrong = (field: string) => (fault?.field === field ? fault.message : undefined);
  return (
    <>
      <div>
        <PasswordField
          label={texts.newPassword}
          name="new_password"
          autoComplete="new-password"
          maxLength={limits.passwordLength}
          onInput={(event) => setPassword(event.currentTarget.value)}
          error={wrong('p_new_password')}
          hint={
            password === ''
              ? fillIn(texts.atLeastCountCharacters, { count: limits.passwordShortest })
              : undefined
          }
          required
        />
        <PasswordStrength password={password} own={own} />
      </div>
      <PasswordField
        label={texts.confirmNewPassword}
        name="repeated_password"
        autoComplete="new-password"
        maxLength={limits.passwordLength}
        error={wrong('repeated_password')}
        required
      />
    </>
  );
}

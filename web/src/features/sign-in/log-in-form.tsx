import type { FormEvent } from 'react';
import { Form, Link } from 'react-router';
import { limits } from '#contract/limits.ts';
import * as memberPaths from '../../member-paths.ts';
import type { FormFault } from '../../page/refusal.ts';
import * as texts from '../../texts/sign-in.ts';
import { Field, PasswordField } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import './sign-in.css';

/** Address and password. Without `onSubmit` the form is posted to its page. */
export function LogInForm(props: {
  action: string;
  fault: FormFault | null;
  busy: boolean;
  email?: string;
  onSubmit?(form: FormData): void;
}) {
  const { fault, onSubmit } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!props.busy) onSubmit?.(new FormData(event.currentTarget));
  };
  return (
    <Form
      method="post"
      action={props.action}
      className="form"
      replace
      {...(onSubmit ? { onSubmit: submit } : {})}
    >
      <FormNote wrong={fault?.message} />
      {fault?.hint === 'email_not_confirmed' && (
        <Link className="more" to={memberPaths.verifyEmail()}>
          {texts.sendTheLinkAgain}
        </Link>
      )}
      <Field
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={props.email}
        maxLength={limits.emailLength}
        required
      />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        maxLength={limits.passwordLength}
        required
      />
      <Link className="more" to={memberPaths.forgotPassword()}>
        {texts.forgotPassword}
      </Link>
      <button type="submit" className="btn pri" aria-disabled={props.busy}>
        {texts.logIn}
      </button>
    </Form>
  );
}

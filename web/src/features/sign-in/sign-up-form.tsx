import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { limits } from '#contract/limits.ts';
import { Field, PasswordField } from '../../ui/field.tsx';
import './sign-in.css';

export interface SignUpFault {
  message: string;
  /** The parameter that was refused; null: the whole. */
  field: string | null;
}

const parameters = {
  username: 'p_username',
  email: 'p_email',
  password: 'p_password',
  first_name: 'p_first_name',
  last_name: 'p_last_name',
} as const;

/** What the form says, as the call takes it. */
export function signUpInput(form: FormData) {
  const text = (name: keyof typeof parameters) => String(form.get(name) ?? '');
  const names = { p_first_name: text('first_name'), p_last_name: text('last_name') };
  return {
    p_email: text('email').trim(),
    p_password: text('password'),
    p_username: text('username').trim(),
    ...(form.has('first_name') ? names : {}),
  };
}

/** Username, address and password; where asked for, first and last name. Without `onSubmit` the form is posted. */
export function SignUpForm(props: {
  action: string;
  withNames: boolean;
  fault: SignUpFault | null;
  busy: boolean;
  values?: { username: string; email: string };
  onSubmit?(form: FormData): void;
  children?: ReactNode;
}) {
  const { fault, onSubmit } = props;
  const form = useRef<HTMLFormElement>(null);
  const wrong = (name: keyof typeof parameters) =>
    fault?.field === parameters[name] ? fault.message : undefined;
  const isOfField = Object.values(parameters).some((name) => name === fault?.field);
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [fault]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSubmit) return;
    event.preventDefault();
    if (!props.busy) onSubmit(new FormData(event.currentTarget));
  };
  return (
    <Form method="post" action={props.action} className="sign-in-form" replace ref={form} onSubmit={submit}>
      {fault && !isOfField && (
        <p className="form-note wrong" role="alert">
          {fault.message}
        </p>
      )}
      <Field
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={props.values?.username}
        maxLength={200}
        error={wrong('username')}
        required
      />
      <Field
        label="Email"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={props.values?.email}
        maxLength={limits.emailLength}
        error={wrong('email')}
        required
      />
      {props.withNames && (
        <div className="two">
          <Field
            label={
              <>
                First name <small>optional</small>
              </>
            }
            name="first_name"
            autoComplete="given-name"
            maxLength={limits.personNameLength}
            error={wrong('first_name')}
          />
          <Field
            label={
              <>
                Last name <small>optional</small>
              </>
            }
            name="last_name"
            autoComplete="family-name"
            maxLength={limits.personNameLength}
            error={wrong('last_name')}
          />
        </div>
      )}
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        maxLength={limits.passwordLength}
        error={wrong('password')}
        hint={`At least ${limits.passwordShortest} characters.`}
        required
      />
      {props.children}
      <button type="submit" className="btn pri" aria-disabled={props.busy}>
        Sign Up
      </button>
    </Form>
  );
}

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { limits } from '#contract/limits.ts';
import { Field, PasswordField } from '../../ui/field.tsx';
import './sign-in.css';

/** Address and password. Without `onSubmit` the form is posted to its page. */
export function LogInForm(props: {
  action: string;
  error: string | null;
  busy: boolean;
  email?: string;
  onSubmit?(form: FormData): void;
  children?: ReactNode;
}) {
  const { onSubmit } = props;
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (props.error) alert.current?.scrollIntoView?.({ block: 'nearest' });
  }, [props.error]);
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
      {props.error && (
        <p className="form-note wrong" role="alert" ref={alert}>
          {props.error}
        </p>
      )}
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={props.email}
        maxLength={limits.emailLength}
        required
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        maxLength={limits.passwordLength}
        required
      />
      {props.children}
      <button type="submit" className="btn pri" aria-disabled={props.busy}>
        Log In
      </button>
    </Form>
  );
}

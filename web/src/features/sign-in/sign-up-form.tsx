import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import type { TermsShown } from '#contract/legal-pages.ts';
import { limits } from '#contract/limits.ts';
import { fillIn } from '../../lib/fill-in.ts';
import type { FormFault } from '../../page/refusal.ts';
import { TermsNote } from '../../parts/terms-note.tsx';
import type { Surface } from '../../state/ask-to-sign-in.ts';
import * as texts from '../../texts/sign-in.ts';
import { Field, PasswordField } from '../../ui/field.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { type Availability, useAvailability } from './use-availability.ts';
import { words } from './words.ts';
import './sign-in.css';

const parameters = {
  username: 'p_username',
  email: 'p_email',
  password: 'p_password',
  first_name: 'p_first_name',
  last_name: 'p_last_name',
} as const;

/** The form's content, as input for the call. */
export function signUpInput(form: FormData) {
  const text = (name: keyof typeof parameters) => String(form.get(name) ?? '');
  const names = { p_first_name: text('first_name'), p_last_name: text('last_name') };
  return {
    p_email: text('email').trim(),
    p_password: text('password'),
    p_username: text('username').trim(),
    ...(form.has('first_name') ? names : {}),
    p_terms: Number(form.get('terms')) || null,
  };
}

/** The word beneath a field: checking, free, or why not. */
const Said = ({ state, free }: { state: Availability; free: string }) => (
  <>
    {state.status === 'checking' && texts.checkingAvailability}
    {state.status === 'available' && <span className="right">{state.message ?? free}</span>}
  </>
);

const OptionalName = ({ children }: { children: ReactNode }) => (
  <>
    {children} <small>{texts.optional}</small>
  </>
);

/**
 * Username, address and password; at the side of a profile also first and last name. Without `onSubmit` the form is
 * posted.
 */
export function SignUpForm(props: {
  action: string;
  surface: Surface;
  fault: FormFault | null;
  busy: boolean;
  values?: { username: string; email: string };
  onSubmit?(form: FormData): void;
  /** The terms that are accepted. */
  terms: TermsShown | null;
  children?: ReactNode;
}) {
  const { surface, fault } = props;
  const form = useRef<HTMLFormElement>(null);
  const username = useAvailability('username', surface);
  const email = useAvailability('email', surface);
  const [typed, setTyped] = useState({ username: '', email: '', password: '' });
  const [tried, setTried] = useState(false);
  /** It was submitted while the names were being checked: it is sent once both are free. */
  const [waits, setWaits] = useState(false);
  /** A refusal stands until its field is edited. */
  const [shownFault, setShownFault] = useState(fault);
  const isFree = username.state.status === 'available' && email.state.status === 'available';
  const isBlocked = tried && !isFree;

  useEffect(() => {
    setShownFault(fault);
    if (fault?.field)
      requestAnimationFrame(() => form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus());
  }, [fault]);

  const { edited: usernameEdited } = username;
  const { edited: emailEdited } = email;
  // What was typed before the page came to life counts too.
  useEffect(() => {
    const value = (name: string) =>
      form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';
    setTyped({ username: value('username'), email: value('email'), password: value('password') });
    usernameEdited(value('username'));
    emailEdited(value('email'));
  }, [usernameEdited, emailEdited]);

  const isWrong = username.state.status === 'error' || email.state.status === 'error';
  useEffect(() => {
    if (!waits || !(isFree || isWrong)) return;
    setWaits(false);
    if (isFree) form.current?.requestSubmit();
    else setTried(true);
  }, [waits, isFree, isWrong]);

  const edit = (name: keyof typeof typed) => (event: FormEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    setTyped((before) => ({ ...before, [name]: value }));
    setTried(false);
    setWaits(false);
    setShownFault((before) => (before?.field === parameters[name] ? null : before));
    if (name === 'username') usernameEdited(value);
    if (name === 'email') emailEdited(value);
  };
  const wrong = (name: keyof typeof parameters) =>
    shownFault?.field === parameters[name] ? shownFault.message : undefined;
  const wrongWord = ({ status, message }: Availability) => (status === 'error' ? message : undefined);
  const isOfField = Object.values(parameters).some((name) => name === shownFault?.field);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (props.busy) {
      event.preventDefault();
    } else if (!isFree) {
      event.preventDefault();
      // A check that failed is repeated once.
      if (username.state.failed) usernameEdited(typed.username);
      if (email.state.failed) emailEdited(typed.email);
      const isOpen = ({ status, failed }: Availability, value: string) =>
        value.trim() !== '' && (status !== 'error' || failed === true);
      const mayStillBeFree = isOpen(username.state, typed.username) && isOpen(email.state, typed.email);
      setWaits(mayStillBeFree);
      setTried(!mayStillBeFree);
    } else if (props.onSubmit) {
      event.preventDefault();
      props.onSubmit(new FormData(event.currentTarget));
    }
  };
  const general = isBlocked ? words[surface].blocked : shownFault && !isOfField ? shownFault.message : null;
  return (
    <Form method="post" action={props.action} className="form" replace ref={form} onSubmit={submit}>
      {general && (
        <p className="form-note wrong" role="alert">
          {general}
        </p>
      )}
      <Field
        label={texts.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={props.values?.username}
        maxLength={200}
        onInput={edit('username')}
        error={wrong('username') ?? wrongWord(username.state)}
        hint={<Said state={username.state} free={texts.usernameIsAvailable} />}
        required
      />
      <Field
        label={texts.email}
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={props.values?.email}
        maxLength={limits.emailLength}
        onInput={edit('email')}
        error={wrong('email') ?? wrongWord(email.state)}
        hint={<Said state={email.state} free={texts.emailIsAvailable} />}
        required
      />
      {surface === 'profile' && (
        <div className="two">
          <Field
            label={<OptionalName>{texts.firstName}</OptionalName>}
            name="first_name"
            autoComplete="given-name"
            maxLength={limits.personNameLength}
            error={wrong('first_name')}
          />
          <Field
            label={<OptionalName>{texts.lastName}</OptionalName>}
            name="last_name"
            autoComplete="family-name"
            maxLength={limits.personNameLength}
            error={wrong('last_name')}
          />
        </div>
      )}
      <div>
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="new-password"
          maxLength={limits.passwordLength}
          onInput={edit('password')}
          error={wrong('password')}
          hint={
            typed.password === ''
              ? fillIn(texts.atLeastCountCharacters, { count: limits.passwordShortest })
              : undefined
          }
          required
        />
        <PasswordStrength password={typed.password} own={[typed.username, typed.email]} />
      </div>
      {props.children}
      {waits && <p role="status">{texts.oneMomentWereCheckingYour}</p>}
      <button type="submit" className="btn pri" aria-disabled={props.busy || waits}>
        {texts.signUp}
      </button>
      <input type="hidden" name="terms" value={props.terms?.number ?? ''} />
      <TermsNote terms={props.terms}>{texts.bySigningUpYouAccept}</TermsNote>
    </Form>
  );
}

import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type CallError, call } from '#contract/client.ts';
import type { TermsShown } from '#contract/legal-pages.ts';
import { type FormFault, faultFrom } from '../../page/refusal.ts';
import { useTerms } from '../../parts/use-terms.ts';
import * as paths from '../../paths.ts';
import type { Asked } from '../../state/ask-to-sign-in.ts';
import { type Member, useAuth } from '../../state/member.tsx';
import * as texts from '../../texts/sign-in.ts';
import { useModal } from '../../ui/use-modal.ts';
import { CodeForm } from './code-form.tsx';
import { GoogleLink } from './google-link.tsx';
import { LogInForm } from './log-in-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SignUpForm, signUpInput } from './sign-up-form.tsx';
import {
  type Figure,
  logInWithoutUser,
  signedUp,
  signedUpUnverified,
  signUpFailed,
  signUpWithoutUser,
  successTime,
  words,
} from './words.ts';
import '../../ui/modal.css';
import '../../ui/panel-page.css';
import './sign-in.css';

type Finish = (member: Member | null) => void;

function LogIn({ asked, finish }: { asked: Asked; finish: Finish }) {
  const { signedIn } = useAuth();
  const [fault, setFault] = useState<FormFault | null>(null);
  const [busy, setBusy] = useState(false);
  const [challenge, setChallenge] = useState<string | null>(null);
  const submit = async (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '');
    setBusy(true);
    setFault(null);
    try {
      const entrance =
        challenge === null
          ? await call('sign_in', { p_email: text('email'), p_password: text('password') })
          : await call('complete_sign_in', { p_challenge: challenge, p_code: text('code') });
      const member = signedIn(entrance);
      if (member) return finish(member);
      if (entrance.second_factor) setChallenge(entrance.second_factor.challenge);
      else setFault({ message: logInWithoutUser, field: null });
    } catch (refusal) {
      // A first step that took too long must be repeated.
      if ((refusal as CallError).status === 404) setChallenge(null);
      setFault(faultFrom(refusal, words[asked.surface].logInFailed));
    }
    setBusy(false);
  };
  const form = { action: paths.login(), fault, busy, onSubmit: submit };
  if (challenge !== null) return <CodeForm {...form} challenge={challenge} />;
  return (
    <>
      <LogInForm {...form} />
      <PasskeyButton onEntered={finish} />
    </>
  );
}

function SignUp(props: {
  asked: Asked;
  finish: Finish;
  terms: TermsShown | null;
  askTerms(): Promise<void>;
}) {
  const { asked, finish, terms, askTerms } = props;
  const { signedIn } = useAuth();
  const [fault, setFault] = useState<FormFault | null>(null);
  const [busy, setBusy] = useState(false);
  const [success, setSuccess] = useState<{ text: string; member: Member | null } | null>(null);
  const finished = useRef(finish);
  finished.current = finish;
  useEffect(() => {
    if (!success) return;
    const timer = setTimeout(() => finished.current(success.member), successTime);
    return () => clearTimeout(timer);
  }, [success]);

  const submit = async (form: FormData) => {
    setBusy(true);
    setFault(null);
    try {
      const entrance = await call('sign_up', signUpInput(form));
      if (!entrance.user) setFault({ message: signUpWithoutUser, field: null });
      else if (!entrance.session) setSuccess({ text: signedUpUnverified, member: null });
      else setSuccess({ text: signedUp, member: signedIn(entrance) });
    } catch (refusal) {
      const refused = faultFrom(refusal, signUpFailed);
      if (refused.field === 'p_terms') await askTerms();
      setFault(refused);
    }
    setBusy(false);
  };
  if (success)
    return (
      <p className="form-note right" role="status">
        {success.text}
      </p>
    );
  return (
    <SignUpForm
      action={paths.signup()}
      surface={asked.surface}
      fault={fault}
      busy={busy}
      terms={terms}
      onSubmit={submit}
    />
  );
}

/** Log in or sign up over the page. Ends with the member who signed in, or with null if it was closed. */
export default function SignInDialog(props: {
  asked: Asked;
  hasGoogle: boolean;
  figures: readonly Figure[];
  onClose: Finish;
}) {
  const { asked, onClose } = props;
  const [form, setForm] = useState(asked.form);
  const { close, modal } = useModal();
  const came = useRef<Member | null>(null);
  const { member } = useAuth();
  const { key, pathname, search } = useLocation();
  const openedOn = useRef(key);

  // Going to another page closes the dialog.
  useEffect(() => {
    if (key !== openedOn.current) close();
  }, [key, close]);

  const finish: Finish = (entered) => {
    came.current = entered;
    close();
  };
  const logsIn = form === 'log-in';
  const { terms, ask } = useTerms(!logsIn || props.hasGoogle);
  return (
    <dialog
      {...modal}
      className="modal sign-in-dialog"
      aria-labelledby="sign-in-title"
      // Somebody who has signed up is signed in, however the dialog closes.
      onClose={() => onClose(came.current ?? member)}
    >
      <div className="panel">
        <h2 id="sign-in-title">{logsIn ? texts.logIn : texts.signUp}</h2>
        {!logsIn && props.figures.length > 0 && (
          <ul className="figures">
            {props.figures.map(({ figure, words }) => (
              <li key={words}>
                <b>{figure}</b> {words}
              </li>
            ))}
          </ul>
        )}
        {asked.reason && <p className="reason">{asked.reason}</p>}
        {logsIn ? (
          <LogIn asked={asked} finish={finish} />
        ) : (
          <SignUp asked={asked} finish={finish} terms={terms} askTerms={ask} />
        )}
        {props.hasGoogle && (
          <GoogleLink intent={logsIn ? 'sign-in' : 'sign-up'} back={pathname + search} terms={terms} />
        )}
        <p className="sign-in-other">
          {logsIn ? texts.newHere : texts.alreadyAMember}{' '}
          <button type="button" onClick={() => setForm(logsIn ? 'sign-up' : 'log-in')}>
            {logsIn ? texts.signUp : texts.logIn}
          </button>
        </p>
        <button type="button" className="iconbtn close" aria-label={texts.close} onClick={close}>
          <X className="ic" />
        </button>
      </div>
    </dialog>
  );
}

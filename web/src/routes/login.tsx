import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigate,
  useNavigation,
} from 'react-router';
import { termsChanged } from '#contract/legal-lists.ts';
import { CodeForm } from '../features/sign-in/code-form.tsx';
import { GoogleLink } from '../features/sign-in/google-link.tsx';
import { LogInForm } from '../features/sign-in/log-in-form.tsx';
import { PasskeyButton } from '../features/sign-in/passkey-button.tsx';
import { googleLogInFailed, logInWithoutUser, words } from '../features/sign-in/words.ts';
import { redirectTo } from '../lib/back-office.ts';
import { safeReturn } from '../lib/safe-return.ts';
import { sentence } from '../lib/sentence.tsx';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { isRefusal, orElse, refusalStatus } from '../page/page-data.ts';
import { type FormFault, faultFrom } from '../page/refusal.ts';
import { rememberTyped } from '../page/remember-typed.ts';
import { pageFactsContext, servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/sign-in.ts';
import { PanelPage } from '../ui/panel-page.tsx';

/** Why somebody comes back from Google without being in. */
const wrongs: ReadonlyMap<string, string> = new Map([
  ['google', googleLogInFailed],
  ['terms', termsChanged],
]);

const target = (request: Request) => new URL(request.url).searchParams.get('redirect');

export async function loader({ request, context }: LoaderFunctionArgs) {
  const back = target(request);
  if (context.get(pageFactsContext).member) throw redirectTo(safeReturn(back));
  const services = context.get(servicesContext);
  const { site } = services;
  return {
    head: head({ site, title: texts.logIn, path: paths.login(), hidden: true }),
    back: back === null ? null : safeReturn(back),
    hasGoogle: site.hasGoogle,
    challenge: new URL(request.url).searchParams.get('challenge'),
    // Google brings people without an account too.
    terms: site.hasGoogle ? await orElse(services, services.call('get_terms', {}), null) : null,
    wrong: wrongs.get(new URL(request.url).searchParams.get('error') ?? '') ?? null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const email = text('email');
  /** The first step has passed, and this names it. */
  let challenge = form.has('code') ? text('challenge') : null;
  const answer = (fault: FormFault | null, status: number) => data({ fault, email, challenge }, { status });
  try {
    const { user, session, second_factor } =
      challenge === null
        ? await services.call('sign_in', { p_email: email, p_password: text('password') })
        : await services.call('complete_sign_in', { p_challenge: challenge, p_code: text('code') });
    if (user && session) return redirectTo(safeReturn(target(request)));
    challenge = second_factor?.challenge ?? null;
    return second_factor ? answer(null, 200) : answer({ message: logInWithoutUser, field: null }, 500);
  } catch (refusal) {
    // A first step that took too long must be repeated.
    if (isRefusal(refusal) && refusal.status === 404) challenge = null;
    return answer(faultFrom(refusal, words.page.logInFailed), refusalStatus(services, refusal));
  }
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped((message, form) => ({
  fault: { message, field: null },
  email: String(form.get('email') ?? ''),
  challenge: form.get('challenge'),
}));

export const meta = headOf;
export const handle = { entrance: true, toProve: true };

export default function LogIn() {
  const first = useLoaderData<typeof loader>();
  const { back, hasGoogle, terms, wrong } = first;
  const answer = useActionData<typeof action>();
  const { formAction } = useNavigation();
  const navigate = useNavigate();
  const challenge = answer ? answer.challenge : first.challenge;
  const fault = answer?.fault ?? (wrong === null ? null : { message: wrong, field: null });
  const form = { action: paths.login(back), fault, busy: formAction !== undefined };
  if (challenge)
    return (
      <PanelPage title={texts.logIn}>
        <CodeForm {...form} challenge={challenge} />
        <p className="sign-in-other">
          <a href={paths.login(back)}>{texts.startAgain}</a>
        </p>
      </PanelPage>
    );
  return (
    <PanelPage title={texts.logIn}>
      <LogInForm {...form} email={answer?.email ?? ''} />
      <PasskeyButton onEntered={() => void navigate(back ?? paths.home())} />
      {hasGoogle && <GoogleLink intent="sign-in" back={back} terms={terms} />}
      <p className="sign-in-other">
        {sentence(texts.newHereSignUp, { link: (words) => <Link to={paths.signup(back)}>{words}</Link> })}
      </p>
    </PanelPage>
  );
}

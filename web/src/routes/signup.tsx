import { useEffect } from 'react';
import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigate,
  useNavigation,
} from 'react-router';
import { termsChanged } from '#contract/legal-lists.ts';
import type { TermsShown } from '#contract/legal-pages.ts';
import { GoogleLink } from '../features/sign-in/google-link.tsx';
import { SignUpForm, signUpInput } from '../features/sign-in/sign-up-form.tsx';
import {
  googleSignUpFailed,
  signedUp,
  signedUpUnverified,
  signUpFailed,
  signUpWithoutUser,
  successTime,
} from '../features/sign-in/words.ts';
import { safeReturn } from '../lib/safe-return.ts';
import { sentence } from '../lib/sentence.tsx';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { orElse, refusalStatus } from '../page/page-data.ts';
import { type FormFault, faultFrom } from '../page/refusal.ts';
import { rememberTyped } from '../page/remember-typed.ts';
import { pageFactsContext, servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/sign-in.ts';
import { PanelPage } from '../ui/panel-page.tsx';

/** Why somebody comes back from Google without an account. */
const wrongs: ReadonlyMap<string, string> = new Map([
  ['google', googleSignUpFailed],
  ['terms', termsChanged],
]);

const target = (request: Request) => new URL(request.url).searchParams.get('redirect');

export async function loader({ request, context }: LoaderFunctionArgs) {
  const back = target(request);
  if (context.get(pageFactsContext).member) throw redirect(safeReturn(back));
  const services = context.get(servicesContext);
  const { site } = services;
  return {
    terms: await orElse(services, services.call('get_terms', {}), null),
    head: head({ site, title: texts.signUp, path: paths.signup() }),
    back: back === null ? null : safeReturn(back),
    hasGoogle: site.hasGoogle,
    wrong: wrongs.get(new URL(request.url).searchParams.get('error') ?? '') ?? null,
  };
}

/** Somebody who has just signed up is a member, and still reads that they succeeded. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && defaultShouldRevalidate;

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const input = signUpInput(await request.formData());
  const values = { username: input.p_username, email: input.p_email };
  const refuse = (fault: FormFault, status: number, terms: TermsShown | null = null) =>
    data({ success: null, goesOn: false, fault, values, terms }, { status });
  try {
    const { user, session } = await services.call('sign_up', input);
    if (!user) return refuse({ message: signUpWithoutUser, field: null }, 500);
    const success = { success: session ? signedUp : signedUpUnverified, goesOn: session !== null };
    // Without script, the browser itself moves on.
    const refresh = `${successTime / 1000};url=${safeReturn(target(request))}`;
    return data({ ...success, fault: null, values, terms: null }, session ? { headers: { refresh } } : {});
  } catch (refusal) {
    const fault = faultFrom(refusal, signUpFailed);
    // With script, this page is not loaded again.
    const terms =
      fault.field === 'p_terms' ? await orElse(services, services.call('get_terms', {}), null) : null;
    return refuse(fault, refusalStatus(services, refusal), terms);
  }
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped((message, form) => {
  const { p_username: username, p_email: email } = signUpInput(form);
  return {
    success: null,
    goesOn: false,
    fault: { message, field: null },
    values: { username, email },
    terms: null,
  };
});

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;
export const meta = headOf;
export const handle = { entrance: true, toProve: true };

export default function SignUp() {
  const { back, hasGoogle, wrong, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { formAction } = useNavigation();
  const navigate = useNavigate();
  const terms = answer?.terms ?? shown.terms;
  const cameBack = wrong === null ? null : { message: wrong, field: null };
  const goesOn = answer?.goesOn ?? false;
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => void navigate(back ?? paths.home()), successTime);
    return () => clearTimeout(timer);
  }, [goesOn, back, navigate]);

  return (
    <PanelPage title={texts.signUp}>
      {answer?.success ? (
        <p className="form-note right" role="status">
          {answer.success}
        </p>
      ) : (
        <SignUpForm
          action={paths.signup(back)}
          surface="page"
          fault={answer?.fault ?? cameBack}
          values={answer?.values ?? { username: '', email: '' }}
          busy={formAction !== undefined}
          terms={terms}
        />
      )}
      {hasGoogle && !answer?.success && <GoogleLink intent="sign-up" back={back} terms={terms} />}
      {!goesOn && (
        <p className="sign-in-other">
          {sentence(texts.alreadyAMemberLogIn, {
            link: (words) => <Link to={paths.login(back)}>{words}</Link>,
          })}
        </p>
      )}
    </PanelPage>
  );
}

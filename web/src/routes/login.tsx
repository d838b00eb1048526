import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { head } from '../api/head.ts';
import { headOf } from '../api/meta.ts';
import { refusalStatus } from '../api/page-data.ts';
import { type FormFault, faultFrom } from '../api/refusal.ts';
import { GoogleLink } from '../features/sign-in/google-link.tsx';
import { LogInForm } from '../features/sign-in/log-in-form.tsx';
import { googleLogInFailed, logInWithoutUser, words } from '../features/sign-in/words.ts';
import { safeReturn } from '../lib/safe-return.ts';
import { pageFactsContext, servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';
import { PanelPage } from '../ui/panel-page.tsx';

const target = (request: Request) => new URL(request.url).searchParams.get('redirect');

export function loader({ request, context }: LoaderFunctionArgs) {
  const back = target(request);
  if (context.get(pageFactsContext).member) throw redirect(safeReturn(back));
  const { site } = context.get(servicesContext);
  return {
    head: head({ site, title: 'Log In', path: paths.login(), hidden: true }),
    back: back === null ? null : safeReturn(back),
    hasGoogle: site.hasGoogle,
    googleFailed: new URL(request.url).searchParams.get('error') === 'google',
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const email = String(form.get('email') ?? '');
  try {
    const { user, session } = await services.call('sign_in', {
      p_email: email,
      p_password: String(form.get('password') ?? ''),
    });
    if (user && session) return redirect(safeReturn(target(request)));
    return data({ fault: { message: logInWithoutUser, field: null } as FormFault, email }, { status: 500 });
  } catch (refusal) {
    const fault = faultFrom(refusal, words.page.logInFailed);
    return data({ fault, email }, { status: refusalStatus(services, refusal) });
  }
}

export const meta = headOf;
export const handle = { entrance: true };

export default function LogIn() {
  const { back, hasGoogle, googleFailed } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { formAction } = useNavigation();
  return (
    <PanelPage title="Log In">
      <LogInForm
        action={paths.login(back)}
        fault={refused?.fault ?? (googleFailed ? { message: googleLogInFailed, field: null } : null)}
        email={refused?.email ?? ''}
        busy={formAction !== undefined}
      />
      {hasGoogle && <GoogleLink intent="sign-in" back={back} />}
      <p className="sign-in-other">
        New here? <Link to={paths.signup(back)}>Sign Up</Link>
      </p>
    </PanelPage>
  );
}

import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { limits } from '#contract/limits.ts';
import * as memberPaths from '../member-paths.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { answerForm } from '../page/page-form.ts';
import { rememberTyped } from '../page/remember-typed.ts';
import { servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';
import { useMember } from '../state/member.tsx';
import * as texts from '../texts/sign-in.ts';
import { Field } from '../ui/field.tsx';
import { FormNote } from '../ui/form-note.tsx';
import { PanelPage } from '../ui/panel-page.tsx';

const title = texts.confirmYourEmailAddress;

export const loader = ({ request, context }: LoaderFunctionArgs) => ({
  head: head({
    site: context.get(servicesContext).site,
    title,
    path: memberPaths.verifyEmail(),
    hidden: true,
  }),
  token: new URL(request.url).searchParams.get('token') ?? '',
});

/**
 * Takes the token of a mailed link, or sends the link again. Opening the link alone does nothing: mail scanners do
 * that.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const email = form.get('email');
  if (form.get('intent') === 'resend')
    return answerForm(services, 'resend', texts.failedToProcessRequest, async () => {
      await services.call('resend_verification', typeof email === 'string' ? { p_email: email } : {});
      return texts.aNewLinkIsOn;
    });
  return answerForm(services, 'verify', texts.failedToProcessRequest, async () => {
    await services.call('verify_email', { p_token: String(form.get('token') ?? '') });
    return texts.yourEmailAddressIsConfirmed;
  });
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const handle = { toProve: true };
export const meta = headOf;

function Resend({ busy, wrong }: { busy: boolean; wrong: string | null }) {
  const member = useMember();
  return (
    <Form method="post" className="form" replace>
      <input type="hidden" name="intent" value="resend" />
      <FormNote wrong={wrong} />
      {!member && (
        <Field
          label={texts.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={limits.emailLength}
          required
        />
      )}
      <button type="submit" className="btn flat" aria-disabled={busy}>
        {texts.sendANewLink}
      </button>
    </Form>
  );
}

export default function VerifyEmail() {
  const { token } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { formAction } = useNavigation();
  const member = useMember();
  const busy = formAction !== undefined;
  const wrong = answer?.fault?.message ?? null;
  const isDone = answer?.intent === 'verify' && answer.done !== null;
  if (isDone || (member?.isEmailVerified && !wrong))
    return (
      <PanelPage title={title}>
        <FormNote done={answer?.done ?? texts.yourEmailAddressIsConfirmed} />
        <Link className="btn pri" to={member ? paths.home() : paths.login()}>
          {member ? texts.home : texts.logIn}
        </Link>
      </PanelPage>
    );
  if (answer?.done)
    return (
      <PanelPage title={title}>
        <FormNote done={answer.done} />
      </PanelPage>
    );
  if (token !== '' && answer?.intent !== 'verify')
    return (
      <PanelPage title={title}>
        <p className="lead">{texts.confirmThatThisAddressIs}</p>
        <Form method="post" className="form" replace>
          <input type="hidden" name="token" value={token} />
          <button type="submit" className="btn pri" aria-disabled={busy}>
            {texts.confirmAddress}
          </button>
        </Form>
      </PanelPage>
    );
  return (
    <PanelPage title={title}>
      <p className="lead">{texts.wellEmailYouALink}</p>
      <Resend busy={busy} wrong={wrong} />
    </PanelPage>
  );
}

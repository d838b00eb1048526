import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { NewPasswordFields, newPasswordFault } from '../features/sign-in/new-password-fields.tsx';
import * as memberPaths from '../member-paths.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { answerForm, refuseForm } from '../page/page-form.ts';
import { rememberTyped } from '../page/remember-typed.ts';
import { servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/sign-in.ts';
import { FormNote } from '../ui/form-note.tsx';
import { PanelPage } from '../ui/panel-page.tsx';

const title = texts.chooseANewPassword;

export const loader = ({ request, context }: LoaderFunctionArgs) => ({
  head: head({
    site: context.get(servicesContext).site,
    title,
    path: memberPaths.resetPassword(),
    hidden: true,
  }),
  token: new URL(request.url).searchParams.get('token') ?? '',
});

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const fault = newPasswordFault(form);
  if (fault) return refuseForm('reset', fault);
  return answerForm(services, 'reset', texts.failedToChangePassword, async () => {
    await services.call('reset_password', {
      p_token: String(form.get('token') ?? ''),
      p_new_password: String(form.get('new_password')),
    });
    return texts.weChangedYourPasswordAnd;
  });
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const handle = { toProve: true };
export const meta = headOf;

export default function ResetPassword() {
  const { token } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { formAction } = useNavigation();
  const fault = answer?.fault ?? null;
  const ofField = fault?.field === 'p_new_password' || fault?.field === 'repeated_password';
  if (token === '' || answer?.done)
    return (
      <PanelPage title={title}>
        {answer?.done ? (
          <FormNote done={answer.done} />
        ) : (
          <p className="lead">{texts.openTheLinkInTheEmail}</p>
        )}
        <Link className="btn pri" to={answer?.done ? paths.login() : memberPaths.forgotPassword()}>
          {answer?.done ? texts.logIn : texts.askForALink}
        </Link>
      </PanelPage>
    );
  return (
    <PanelPage title={title}>
      <Form method="post" className="form" replace>
        <FormNote wrong={ofField ? null : fault?.message} />
        <input type="hidden" name="token" value={token} />
        <NewPasswordFields fault={fault} />
        <button type="submit" className="btn pri" aria-disabled={formAction !== undefined}>
          {texts.changePassword}
        </button>
      </Form>
      <p className="sign-in-other">
        <Link to={memberPaths.forgotPassword()}>{texts.askForANewLink}</Link>
      </p>
    </PanelPage>
  );
}

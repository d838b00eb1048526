import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
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
import * as texts from '../texts/sign-in.ts';
import { Field } from '../ui/field.tsx';
import { FormNote } from '../ui/form-note.tsx';
import { PanelPage } from '../ui/panel-page.tsx';

const title = texts.forgotPassword;

export const loader = ({ context }: LoaderFunctionArgs) => ({
  head: head({
    site: context.get(servicesContext).site,
    title,
    path: memberPaths.forgotPassword(),
    hidden: true,
  }),
});

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  return answerForm(services, 'request', texts.failedToProcessRequest, async () => {
    await services.call('request_password_reset', { p_email: String(form.get('email') ?? '') });
    return texts.ifThisAddressHasAn;
  });
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const handle = { toProve: true };
export const meta = headOf;

export default function ForgotPassword() {
  const answer = useActionData<typeof action>();
  const { formAction } = useNavigation();
  const fault = answer?.fault;
  return (
    <PanelPage title={title}>
      {answer?.done ? (
        <FormNote done={answer.done} />
      ) : (
        <>
          <p className="lead">{texts.enterYourEmailAddressAnd}</p>
          <Form method="post" className="form" replace>
            <FormNote wrong={fault && fault.field !== 'p_email' ? fault.message : null} />
            <Field
              label={texts.email}
              name="email"
              type="email"
              autoComplete="username"
              maxLength={limits.emailLength}
              error={fault?.field === 'p_email' ? fault.message : null}
              required
            />
            <button type="submit" className="btn pri" aria-disabled={formAction !== undefined}>
              {texts.sendLink}
            </button>
          </Form>
        </>
      )}
      <p className="sign-in-other">
        <Link to={paths.login()}>{texts.backToLogin}</Link>
      </p>
    </PanelPage>
  );
}

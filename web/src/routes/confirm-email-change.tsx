import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';
import * as memberPaths from '../member-paths.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { answerForm } from '../page/page-form.ts';
import { rememberTyped } from '../page/remember-typed.ts';
import { servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';
import { useMember } from '../state/member.tsx';
import * as texts from '../texts/sign-in.ts';
import { FormNote } from '../ui/form-note.tsx';
import { PanelPage } from '../ui/panel-page.tsx';

const title = texts.changeYourEmailAddress;
const outcomes = {
  waiting_for_old: texts.confirmedWellChangeItOnce,
  waiting_for_new: texts.confirmedWellChangeItOnceYouve,
  changed: texts.weChangedTheEmailAddress,
} as const;

export const loader = ({ request, context }: LoaderFunctionArgs) => ({
  head: head({
    site: context.get(servicesContext).site,
    title,
    path: memberPaths.confirmEmailChange(),
    hidden: true,
  }),
  token: new URL(request.url).searchParams.get('token') ?? '',
});

/** Opening the link alone does nothing: mail scanners do that. */
export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  return answerForm(services, 'confirm', texts.failedToProcessRequest, async () => {
    const { state } = await services.call('confirm_email_change', {
      p_token: String(form.get('token') ?? ''),
    });
    return outcomes[state];
  });
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function ConfirmEmailChange() {
  const { token } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { formAction } = useNavigation();
  const member = useMember();
  const wrong = answer?.fault?.message;
  const isOver = token === '' || wrong || answer?.done;
  return (
    <PanelPage title={title}>
      <FormNote wrong={wrong} done={answer?.done} />
      {isOver ? (
        <>
          {token === '' && <p className="lead">{texts.openTheLinkInThe}</p>}
          <Link className="btn flat" to={member ? memberPaths.settings() : paths.login()}>
            {member ? texts.settings : texts.logIn}
          </Link>
        </>
      ) : (
        <>
          <p className="lead">{texts.changeTheEmailAddressOf}</p>
          <Form method="post" className="form" replace>
            <input type="hidden" name="token" value={token} />
            <button type="submit" className="btn pri" aria-disabled={formAction !== undefined}>
              {texts.confirmTheChange}
            </button>
          </Form>
        </>
      )}
    </PanelPage>
  );
}

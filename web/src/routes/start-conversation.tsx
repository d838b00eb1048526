import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { safeReturn } from '../lib/safe-return.ts';
import * as memberPaths from '../member-paths.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { isRefusal, refusalStatus } from '../page/page-data.ts';
import { refusalWords } from '../page/refusal.ts';
import { rememberTyped } from '../page/remember-typed.ts';
import { pageFactsContext, type Services, servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/messages.ts';
import { FormNote } from '../ui/form-note.tsx';
import { PanelPage } from '../ui/panel-page.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  const { site } = context.get(servicesContext);
  return { head: head({ site, title: texts.message, path: memberPaths.startConversation(), hidden: true }) };
}

/** Of the member who has this name, or had it. */
async function idOf(services: Services, username: string): Promise<string> {
  try {
    return (await services.call('getPublicProfile', { username })).id;
  } catch (error) {
    // The words of the call are those of a program.
    if (isRefusal(error) && error.status === 404) throw Object.assign(error, { message: texts.userNotFound });
    throw error;
  }
}

/** Opens the conversation with a member; a visitor is sent to log in, and back to the page that they came from. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const back = safeReturn(form.get('return'));
  if (!context.get(pageFactsContext).member) return redirect(paths.login(back));
  const services = context.get(servicesContext);
  try {
    const username = String(form.get('username') ?? '')
      .trim()
      .replace(/^@/, '');
    const userId = username === '' ? String(form.get('user_id') ?? '') : await idOf(services, username);
    const { conversation_id: id } = await services.call('start_conversation', { p_user_id: userId });
    return redirect(memberPaths.conversation(id));
  } catch (error) {
    const message = refusalWords(error, texts.failedToProcessRequest);
    return data({ message, back }, { status: refusalStatus(services, error) });
  }
}

export const clientAction = rememberTyped(
  (message, form) => ({ message, back: safeReturn(form.get('return')) }),
  { isMembers: false },
);

export const meta = headOf;

/** Where a refusal is shown to somebody who pressed the button without script. */
export default function StartConversation() {
  useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <PanelPage title={texts.message}>
      <FormNote wrong={answer?.message ?? texts.toWriteToSomeoneOpen} />
      <Link className="btn sm flat" to={answer?.back ?? memberPaths.inbox()}>
        {texts.back}
      </Link>
    </PanelPage>
  );
}

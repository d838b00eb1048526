import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as adminPaths from '../../admin-paths.ts';
import { ApplicationPage } from '../../features/admin-applications/application-page.tsx';
import { applicationIntents as intents } from '../../features/admin-applications/application-words.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { answerForm, refuseForm } from '../../page/page-form.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { servicesContext } from '../../page-context.ts';
import * as texts from '../../texts/admin-review.ts';
import { roleWords } from '../../ui/role-badge.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = params.applicationId ?? '';
  return pageData(context, texts.applicationDidNotLoad, async (services) => {
    const application = await services.call('get_creator_application', { p_application_id: id });
    return {
      head: head({
        site: services.site,
        title: fillIn(texts.applicationFrom, { username: application.username }),
        path: adminPaths.application(id),
        hidden: true,
      }),
      application,
    };
  });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  const failure = texts.failedToProcessRequest;
  const p_application_id = params.applicationId ?? '';
  switch (intent) {
    case intents.approve:
      return answerForm(services, intent, failure, async () => {
        const { role } = await services.call('approve_creator_application', { p_application_id });
        return fillIn(texts.approvedRoleIsNow, { role: roleWords(role) });
      });
    case intents.refuse:
      return answerForm(services, intent, failure, async () => {
        await services.call('refuse_creator_application', {
          p_application_id,
          p_reason: String(form.get('reason') ?? ''),
        });
        return texts.refusedAndTold;
      });
    default:
      return refuseForm(intent, { message: failure, field: null });
  }
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function Application() {
  const { application } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="admin-head">
        <h1>{fillIn(texts.applicationFrom, { username: application.username })}</h1>
      </header>
      <ApplicationPage application={application} />
    </>
  );
}

import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { urgentLimits as most } from '#contract/urgent-lists.ts';
import * as adminPaths from '../../admin-paths.ts';
import * as texts from '../../texts/admin-legal.ts';
import { Moment } from '../../ui/moment.tsx';
import '../../features/admin-legal/admin-legal.css';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { answerForm } from '../../page/page-form.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { servicesContext } from '../../page-context.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Deadline } from '../../ui/deadline.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { TextArea } from '../../ui/text-area.tsx';

const intent = 'handle';
const titles = { danger: texts.aLifeMayBeIn, authority: texts.anAuthorityAsks } as const;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = params.requestId ?? '';
  return pageData(context, texts.requestDidNotLoad, async (services) => {
    const request = await services.call('get_urgent_request', { p_request_id: id });
    const title = titles[request.kind];
    return {
      head: head({ site: services.site, title, path: adminPaths.urgentRequest(id), hidden: true }),
      title,
      request,
    };
  });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  return answerForm(services, intent, texts.failedToProcessRequest, async () => {
    await services.call('close_urgent_request', {
      p_request_id: params.requestId ?? '',
      p_outcome: String(form.get('outcome') ?? ''),
    });
    return texts.handled;
  });
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function UrgentRequest() {
  const { title, request } = useLoaderData<typeof loader>();
  const form = useSectionForm(intent);
  const facts = [
    [texts.reference, request.reference],
    [texts.from, request.name],
    [texts.office, request.office],
    [texts.email, request.email],
    [texts.phone, request.phone],
    [texts.sent, <Moment key="sent" at={request.sent_at} />],
    [
      texts.deadline,
      request.outcome === null ? (
        <Deadline key="due" due={request.due_at} />
      ) : (
        <Moment key="due" at={request.due_at} />
      ),
    ],
  ] as const;
  return (
    <>
      <header className="admin-head">
        <p>
          <Link to={adminPaths.legal()}>{texts.legalDesk}</Link>
        </p>
        <h1>{title}</h1>
      </header>
      <div className="legal-sections">
        <AdminSection title={texts.whatTheyAskFor}>
          <dl className="legal-facts">
            {facts
              .filter(([, value]) => value !== '')
              .map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
          <p className="legal-words">{request.words}</p>
        </AdminSection>
        <AdminSection title={texts.whatWasDone}>
          {request.outcome !== null ? (
            <>
              <p className="legal-words">{request.outcome}</p>
              <p className="legal-note">
                {request.handled_by ?? texts.aFormerAdmin}, <Moment at={request.handled_at ?? ''} />
              </p>
            </>
          ) : (
            <form.Form method="post" className="form">
              <input type="hidden" name="intent" value={intent} />
              <TextArea label={texts.whatYouDid} name="outcome" rows={4} maxLength={most.outcome} />
              <FormNote wrong={form.fault?.message} />
              <button type="submit" className="btn pri" aria-disabled={form.busy}>
                {texts.markAsHandled}
              </button>
            </form.Form>
          )}
          <FormNote done={form.done} />
        </AdminSection>
      </div>
    </>
  );
}

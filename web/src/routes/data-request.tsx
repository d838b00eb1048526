import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { dataRequestWords } from '#contract/data-request-lists.ts';
import { fillIn } from '../lib/fill-in.ts';
import { sentence } from '../lib/sentence.tsx';
import { AskOfUnsavedForms } from '../parts/ask-of-unsaved-forms.tsx';
import * as texts from '../texts/support.ts';
import '../features/data-requests/data-requests.css';
import { formatDate, formatMoment } from '../lib/format.ts';
import { Link } from '../lib/link.tsx';
import * as memberPaths from '../member-paths.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { pageData } from '../page/page-data.ts';
import { answerForm } from '../page/page-form.ts';
import { rememberTyped } from '../page/remember-typed.ts';
import { servicesContext } from '../page-context.ts';
import { useSectionForm } from '../parts/use-section-form.ts';
import * as paths from '../paths.ts';
import { FormNote } from '../ui/form-note.tsx';
import './plain-page.css';

const intent = 'confirm';

/** How a data request stands, for whoever has its receipt. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const receipt = (params.receipt ?? '').slice(0, 64);
  return pageData(context, texts.failedToLoadTheRequest, async (services) => {
    const request = await services.call('get_data_request', { p_receipt: receipt });
    const { site } = services;
    return {
      head: head({
        site,
        title: texts.yourDataRequest,
        path: memberPaths.dataRequest(receipt),
        hidden: true,
      }),
      receipt,
      request,
    };
  });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  await request.formData();
  return answerForm(services, intent, texts.failedToConfirmTheRequest, async () => {
    await services.call('confirm_data_request', { p_receipt: (params.receipt ?? '').slice(0, 64) });
    return texts.thankYouYourRequestCounts;
  });
}

/** With script, a press that did not get through says so on its page. */
export const clientAction = rememberTyped(undefined, { isMembers: false });

export const meta = headOf;

export const handle = { open: true };

export default function DataRequestPage() {
  const { request, receipt } = useLoaderData<typeof loader>();
  const { kind, state, sent_at, due_at, answer, answered_at, records_until } = request;
  const form = useSectionForm(intent);
  return (
    <div className="plain">
      <h1>{texts.yourDataRequest}</h1>
      <p className="data-request-lead">
        {fillIn(texts.dataRequestWordsSentSentAtKeepThe, {
          dataRequestWords: dataRequestWords[kind],
          sentAt: formatMoment(sent_at),
        })}
      </p>
      {state === 'unconfirmed' && (
        <form.Form method="post" className="form">
          <input type="hidden" name="intent" value={intent} />
          <p>{texts.didYouSendThisRequest}</p>
          <button type="submit" className="btn pri" aria-disabled={form.busy}>
            {texts.confirmThisRequest}
          </button>
        </form.Form>
      )}
      <FormNote wrong={form.fault?.message} done={form.done} />
      {state === 'open' && <p>{fillIn(texts.weAnswerByDueAt, { dueAt: formatDate(due_at) })}</p>}
      {state === 'open' && request.extended_because !== null && (
        <p className="data-request-words">{request.extended_because}</p>
      )}
      {request.needs_identity && (
        <p>
          {sentence(texts.weMustKnowItIs, {
            link: (words) => <Link to={paths.login(memberPaths.settingsVerify())}>{words}</Link>,
          })}
        </p>
      )}
      {answer !== null && (
        <section className="data-request-answer" aria-labelledby="answer">
          <h2 id="answer">{state === 'refused' ? texts.weRefusedIt : texts.ourAnswer}</h2>
          <p className="data-request-words">{answer}</p>
          <p className="data-request-note">{formatMoment(answered_at ?? '')}</p>
          {records_until !== null && (
            <p>
              <a className="btn pri" href={memberPaths.dataRequestRecords(receipt)} download>
                {texts.downloadWhatWeHold}
              </a>
              <br />
              <small className="data-request-note">
                {fillIn(texts.aJsonFileHereUntil, { recordsUntil: formatDate(records_until) })}
              </small>
            </p>
          )}
        </section>
      )}
      <AskOfUnsavedForms />
    </div>
  );
}

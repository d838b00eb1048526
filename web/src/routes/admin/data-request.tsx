import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { dataRequestWords } from '#contract/data-request-lists.ts';
import * as adminPaths from '../../admin-paths.ts';
import { DataRequestDesk } from '../../features/admin-data-requests/data-request-desk.tsx';
import { deskIntents } from '../../features/admin-data-requests/data-request-words.ts';
import * as texts from '../../texts/admin-legal.ts';
import '../../features/admin-legal/admin-legal.css';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { answerForm, refuseForm } from '../../page/page-form.ts';
import { proveFirst } from '../../page/prove-first.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { waitsForSecond } from '../../page/waits-for-second.ts';
import { servicesContext } from '../../page-context.ts';

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const id = params.requestId ?? '';
  return pageData(context, texts.dataRequestDidNotLoad, async (services) => {
    const request = await proveFirst(
      adminPaths.dataRequest(id),
      services.call('get_data_request_record', { p_request_id: id }),
    );
    const { site } = services;
    return {
      head: head({ site, title: texts.dataRequest, path: adminPaths.dataRequest(id), hidden: true }),
      letter: url.searchParams.get('letter'),
      request,
    };
  });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  const failure = texts.failedToProcessRequest;
  const p_request_id = params.requestId ?? '';
  const p_letter = text('letter');
  switch (intent) {
    case deskIntents.answer:
      return answerForm(services, intent, failure, async () => {
        const way = text('way');
        const { waits_for_second: waits } = await services.call('answer_data_request', {
          p_request_id,
          p_letter,
          p_outcome: way === 'refuse' ? 'refused' : 'answered',
          p_with_records: way === 'records',
          p_delete_records: way === 'delete',
        });
        return waits ? waitsForSecond : texts.answerSent;
      });
    case deskIntents.identity:
      return answerForm(services, intent, failure, async () => {
        await services.call('ask_data_request_identity', { p_request_id, p_letter });
        return texts.identityCheckAsked;
      });
    case deskIntents.extend:
      return answerForm(services, intent, failure, async () => {
        await services.call('extend_data_request', { p_request_id, p_letter });
        return texts.nowTwoMoreMonths;
      });
    default:
      return refuseForm(intent, { message: failure, field: null });
  }
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function DataRequest() {
  const { request, letter } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="admin-head">
        <p>
          <Link to={adminPaths.dataRequests()}>{texts.dataRequests}</Link>
        </p>
        <h1>{dataRequestWords[request.kind]}</h1>
      </header>
      <DataRequestDesk request={request} letter={letter} />
    </>
  );
}

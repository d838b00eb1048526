import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { complaintTexts } from '#contract/complaint-lists.ts';
import { counterNoticeTexts } from '#contract/counter-notice-lists.ts';
import type { NoticeItemState } from '#contract/notice-lists.ts';
import { noticeKindWords } from '#contract/notice-texts.ts';
import { ComplaintPart, complaintIntent } from '../features/complaints/complaint-part.tsx';
import { wordsForNotifier } from '../features/counter-notices/counter-notice-words.ts';
import '../features/counter-notices/counter-notices.css';
import { CourtForm, courtIntent } from '../features/counter-notices/court-form.tsx';
import '../features/notices/notices.css';
import { formatMoment } from '../lib/format.ts';
import * as memberPaths from '../member-paths.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { isRefusal, pageData } from '../page/page-data.ts';
import { answerForm } from '../page/page-form.ts';
import { rememberTyped } from '../page/remember-typed.ts';
import { type Services, servicesContext } from '../page-context.ts';
import { useSectionForm } from '../parts/use-section-form.ts';
import { FormNote } from '../ui/form-note.tsx';
import './plain-page.css';

const intent = 'confirm';

const stateWords: Readonly<Record<NoticeItemState, string>> = {
  waiting: 'Waits until you confirm',
  open: 'We are looking at it',
  upheld: 'You were right',
  dismissed: 'We found no reason to act',
  not_here: 'Nothing public of this site has this address',
};

/** A notice; a receipt that is another's, of a statement, leads there. */
async function noticeOf(services: Services, receipt: string) {
  try {
    return await services.call('get_notice', { p_receipt: receipt });
  } catch (error) {
    if (!isRefusal(error) || error.status !== 404) throw error;
    const isStatement = await services.call('get_statement', { p_receipt: receipt }).then(
      () => true,
      () => false,
    );
    throw isStatement ? redirect(memberPaths.statement(receipt)) : error;
  }
}

/** How a notice stands, for whoever has its receipt. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const receipt = params.receipt ?? '';
  return pageData(context, 'Failed to load the notice.', async (services) => {
    const notice = await noticeOf(services, receipt.slice(0, 64));
    return {
      head: head({
        site: services.site,
        title: 'Your notice',
        path: memberPaths.noticeCase(receipt),
        hidden: true,
      }),
      notice,
    };
  });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  if (form.get('intent') === complaintIntent)
    return answerForm(services, complaintIntent, complaintTexts.failed, async () => {
      await services.call('submit_complaint', {
        p_receipt: (params.receipt ?? '').slice(0, 64),
        p_words: String(form.get('complaint') ?? ''),
      });
      return complaintTexts.sent;
    });
  if (form.get('intent') === courtIntent)
    return answerForm(services, courtIntent, counterNoticeTexts.courtFailed, async () => {
      await services.call('report_court_action', {
        p_receipt: (params.receipt ?? '').slice(0, 64),
        p_court_action: String(form.get('court') ?? ''),
      });
      return counterNoticeTexts.courtRecorded;
    });
  return answerForm(services, intent, 'Failed to confirm the notice.', async () => {
    await services.call('confirm_notice', { p_receipt: (params.receipt ?? '').slice(0, 64) });
    return 'Thank you. Your notice is filed.';
  });
}

/** With script, a press that did not get through says so on its page. */
export const clientAction = rememberTyped(undefined, { isMembers: false });

export const meta = headOf;

export const handle = { open: true };

export default function NoticeCase() {
  const { notice } = useLoaderData<typeof loader>();
  const { kind, state, sent_at, filed_at, due_at, items, complaint, takes_complaint: mayComplain } = notice;
  const form = useSectionForm(intent);
  return (
    <div className="plain notice-items">
      <h1>Your notice</h1>
      <p className="notice-lead">
        {noticeKindWords[kind]}, sent {formatMoment(sent_at)}
        {filed_at !== null && `, filed ${formatMoment(filed_at)}`}. Keep the address of this page to yourself:
        whoever has it can read this.
      </p>
      {due_at !== null && <p>We answer by {formatMoment(due_at)}.</p>}
      {state === 'unconfirmed' && (
        <form.Form method="post" className="form">
          <input type="hidden" name="intent" value={intent} />
          <p>Did you write this notice? Confirm it, and it is filed.</p>
          <button type="submit" className="btn pri" aria-disabled={form.busy}>
            Confirm and file this notice
          </button>
        </form.Form>
      )}
      <FormNote wrong={form.fault?.message} done={form.done} />
      <h2>What it names</h2>
      <ul className="notice-addresses">
        {items.map((item) => (
          <li key={item.address}>
            {item.address}
            <small>
              {item.decision.length > 0 ? 'Decided' : stateWords[item.state]}
              {item.decided_at !== null && `, ${formatMoment(item.decided_at)}`}
            </small>
            {item.decision.length > 0 && <small>{item.decision.join(' ')}</small>}
            {item.counter_notice !== null && (
              <small>{wordsForNotifier[item.counter_notice.state](item.counter_notice)}</small>
            )}
          </li>
        ))}
      </ul>
      {notice.redress !== null && <p>{notice.redress}</p>}
      <ComplaintPart complaint={complaint} isOpen={mayComplain} />
      <CourtForm isWaited={items.some((item) => item.counter_notice?.state === 'waiting')} />
    </div>
  );
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { complaintTexts } from '#contract/complaint-lists.ts';
import { counterNoticeTexts } from '#contract/counter-notice-lists.ts';
import type { NoticeItemState } from '#contract/notice-lists.ts';
import { noticeKindWords } from '#contract/notice-texts.ts';
import { policy } from '#contract/policy.ts';
import { ComplaintPart, complaintIntent } from '../features/complaints/complaint-part.tsx';
import { wordsForNotifier } from '../features/counter-notices/counter-notice-words.ts';
import { fillIn } from '../lib/fill-in.ts';
import { sentence } from '../lib/sentence.tsx';
import { AskOfUnsavedForms } from '../parts/ask-of-unsaved-forms.tsx';
import * as texts from '../texts/notices.ts';
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
  waiting: texts.waitsUntilYouConfirm,
  open: texts.weAreLookingAtIt,
  upheld: texts.youWereRightLabel,
  dismissed: texts.weFoundNoReasonTo,
  not_here: texts.nothingPublicOfThisSite,
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
  return pageData(context, texts.failedToLoadTheNotice, async (services) => {
    const notice = await noticeOf(services, receipt.slice(0, 64));
    return {
      head: head({
        site: services.site,
        title: texts.yourNotice,
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
  return answerForm(services, intent, texts.failedToConfirmTheNotice, async () => {
    await services.call('confirm_notice', { p_receipt: (params.receipt ?? '').slice(0, 64) });
    return texts.thankYouYourNoticeIs;
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
      <h1>{texts.yourNotice}</h1>
      <p className="notice-lead">
        {sentence(texts.noticeKindWordsSentSentAtFiledAtKeep, {
          noticeKindWords: noticeKindWords[kind],
          sentAt: formatMoment(sent_at),
          filedAt: filed_at !== null && fillIn(texts.filedFiledAt, { filedAt: formatMoment(filed_at) }),
        })}
      </p>
      {due_at !== null && <p>{fillIn(texts.weAnswerByDueAt, { dueAt: formatMoment(due_at) })}</p>}
      {state === 'unconfirmed' && (
        <form.Form method="post" className="form">
          <input type="hidden" name="intent" value={intent} />
          <p>{texts.didYouWriteThisNotice}</p>
          <button type="submit" className="btn pri" aria-disabled={form.busy}>
            {texts.confirmAndFileThisNotice}
          </button>
        </form.Form>
      )}
      <FormNote wrong={form.fault?.message} done={form.done} />
      {(kind === 'illegal' || notice.heart !== '') && (
        <>
          <h2>{texts.whatYouSaid}</h2>
          {kind === 'illegal' && <p>{policy[notice.reason].choice}</p>}
          {notice.heart !== '' && <p className="notice-heart">{notice.heart}</p>}
        </>
      )}
      <h2>{texts.whatItNames}</h2>
      <ul className="notice-addresses">
        {items.map((item) => (
          <li key={item.address}>
            {item.address}
            <small>
              {item.decision.length > 0 ? texts.decided : stateWords[item.state]}
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
      <AskOfUnsavedForms />
    </div>
  );
}

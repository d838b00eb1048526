import type { ReactNode } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { complaintTexts } from '#contract/complaint-lists.ts';
import { counterNoticeTexts as texts } from '#contract/counter-notice-lists.ts';
import { ComplaintPart, complaintIntent } from '../features/complaints/complaint-part.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { sentence } from '../lib/sentence.tsx';
import { AskOfUnsavedForms } from '../parts/ask-of-unsaved-forms.tsx';
import * as pageTexts from '../texts/notices.ts';
import '../features/counter-notices/counter-notices.css';
import { CounterNoticeForm, counterNoticeIntent } from '../features/counter-notices/counter-notice-form.tsx';
import { wordsForSender } from '../features/counter-notices/counter-notice-words.ts';
import { formatMoment } from '../lib/format.ts';
import * as memberPaths from '../member-paths.ts';
import { requireMember } from '../page/guard.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { pageData } from '../page/page-data.ts';
import { answerForm } from '../page/page-form.ts';
import { rememberTyped } from '../page/remember-typed.ts';
import { servicesContext } from '../page-context.ts';
import { useSectionForm } from '../parts/use-section-form.ts';
import { FormNote } from '../ui/form-note.tsx';
import './plain-page.css';

const isId = (code: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(code);
/** A statement is opened by its receipt, signed in or not, and by its id for the member it is about. */
const openedBy = (code: string) => (isId(code) ? { p_statement_id: code } : { p_receipt: code.slice(0, 64) });

/** What was decided about something that somebody made, and why. */
export async function loader(args: LoaderFunctionArgs) {
  const code = args.params.statementId ?? '';
  if (isId(code)) requireMember(args);
  return pageData(args.context, pageTexts.failedToFetchData, async (services) => {
    const statement = await services.call('get_statement', openedBy(code));
    return {
      head: head({
        site: services.site,
        title: statement.headline,
        path: memberPaths.statement(code),
        hidden: true,
      }),
      statement,
    };
  });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  if (text('intent') === complaintIntent)
    return answerForm(services, complaintIntent, complaintTexts.failed, async () => {
      await services.call('submit_complaint', {
        ...openedBy(params.statementId ?? ''),
        p_words: text('complaint'),
      });
      return complaintTexts.sent;
    });
  return answerForm(services, counterNoticeIntent, texts.failed, async () => {
    await services.call('submit_counter_notice', {
      ...openedBy(params.statementId ?? ''),
      p_full_name: text('fullName'),
      p_address: text('address'),
      p_phone_number: text('phoneNumber'),
      p_email: text('email'),
      p_mistake_statement: form.has('mistake'),
      p_jurisdiction_statement: form.has('jurisdiction'),
      p_signature: text('signature'),
    });
    return texts.sent;
  });
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped(undefined, { isMembers: false });

export const meta = headOf;

export const handle = { open: true };

/** Where a paragraph names an address and a case, a letter to it names the case by itself: nobody types 36 characters. */
function withContact(paragraph: string): ReactNode {
  const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\w/.exec(paragraph);
  const id = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(paragraph);
  if (email === null || id === null) return paragraph;
  return (
    <>
      {paragraph.slice(0, email.index)}
      <a
        href={`mailto:${email[0]}?subject=${encodeURIComponent(fillIn(pageTexts.caseNamed, { id: id[0] }))}`}
      >
        {email[0]}
      </a>
      {paragraph.slice(email.index + email[0].length)}
    </>
  );
}

export default function Statement() {
  const { statement } = useLoaderData<typeof loader>();
  const { headline, decided_at, targets, paragraphs, counter_notice: counterNotice } = statement;
  const { done } = useSectionForm(counterNoticeIntent);
  return (
    <div className="plain statement">
      <h1>{headline}</h1>
      <p className="statement-lead">
        {sentence(pageTexts.decidedOnTime, {
          time: <time dateTime={decided_at}>{formatMoment(decided_at)}</time>,
        })}
      </p>
      {targets.map(({ kind, title }) => title !== '' && <p key={`${kind} ${title}`}>“{title}”</p>)}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{withContact(paragraph)}</p>
      ))}
      <FormNote done={done} />
      {counterNotice !== null && (
        <section className="counter-notice">
          <h2>{texts.title}</h2>
          <p>{wordsForSender[counterNotice.state](counterNotice)}</p>
        </section>
      )}
      {/* The short way first: a counter-notice is sworn, and goes to whoever filed the notice. */}
      <ComplaintPart complaint={statement.complaint} isOpen={statement.takes_complaint} />
      {statement.takes_counter_notice && <CounterNoticeForm />}
      <AskOfUnsavedForms />
    </div>
  );
}

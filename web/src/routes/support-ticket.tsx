import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { supportLimits } from '#contract/support-lists.ts';
import { fillIn } from '../lib/fill-in.ts';
import { AskOfUnsavedForms } from '../parts/ask-of-unsaved-forms.tsx';
import * as texts from '../texts/support.ts';
import '../features/support/support.css';
import * as memberPaths from '../member-paths.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { pageData } from '../page/page-data.ts';
import { answerForm } from '../page/page-form.ts';
import { rememberTyped } from '../page/remember-typed.ts';
import { servicesContext } from '../page-context.ts';
import { stateWords, typeWords } from '../parts/support-words.ts';
import { TicketMessages } from '../parts/ticket-messages.tsx';
import { useSectionForm } from '../parts/use-section-form.ts';
import { FormNote } from '../ui/form-note.tsx';
import { TextArea } from '../ui/text-area.tsx';
import './plain-page.css';

const intent = 'continue';

/** A ticket, for whoever has its code. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  return pageData(context, texts.failedToLoadTheTicket, async (services) => {
    const ticket = await services.call('get_support_ticket', { p_code: codeOf(url) });
    const { site } = services;
    return {
      head: head({ site, title: texts.yourTicket, path: memberPaths.supportTicket(), hidden: true }),
      ticket,
    };
  });
}

const codeOf = (url: URL): string => (url.searchParams.get('token') ?? '').trim().slice(0, 100);

export async function action({ request, url, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  return answerForm(services, intent, texts.failedToSendTheMessage, async () => {
    await services.call('continue_support_ticket', {
      p_code: codeOf(url),
      p_message: String(form.get('message') ?? ''),
    });
    return texts.yourMessageWasAddedWe;
  });
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped(undefined, { isMembers: false });

export const meta = headOf;

export const handle = { open: true };

export default function SupportTicket() {
  const { subject, support_type, state, messages } = useLoaderData<typeof loader>().ticket;
  const form = useSectionForm(intent);
  return (
    <div className="plain">
      <h1>{texts.yourTicket}</h1>
      <p className="support-lead">
        {fillIn(texts.subjectTypeWordsStateWordsKeepThe, {
          subject,
          typeWords: typeWords[support_type],
          stateWords: stateWords[state],
        })}
      </p>
      <TicketMessages
        messages={messages.map((message) => ({
          ...message,
          who: message.is_from_desk ? texts.support : texts.you,
        }))}
      />
      <form.Form method="post" className="form" key={form.times}>
        <input type="hidden" name="intent" value={intent} />
        <TextArea
          label={texts.writeFurther}
          name="message"
          rows={5}
          required
          maxLength={supportLimits.messageLength}
          error={form.wrong('p_message')}
        />
        <FormNote wrong={form.wrongWhole('p_message')} done={form.done} />
        <button type="submit" className="btn pri" aria-disabled={form.busy}>
          {texts.sendMessage}
        </button>
      </form.Form>
      <AskOfUnsavedForms />
    </div>
  );
}

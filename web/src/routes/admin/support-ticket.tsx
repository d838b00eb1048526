import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ticketStates } from '#contract/support-lists.ts';
import * as adminPaths from '../../admin-paths.ts';
import { deskIntents } from '../../features/admin-support/desk-words.ts';
import { TicketPage } from '../../features/admin-support/ticket-page.tsx';
import * as pageTexts from '../../texts/admin-legal.ts';
import '../../features/support/support.css';
import { choice } from '../../page/address-values.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { answerForm, refuseForm } from '../../page/page-form.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { servicesContext } from '../../page-context.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = params.ticketId ?? '';
  return pageData(context, pageTexts.ticketDidNotLoad, async (services) => {
    const [ticket, texts] = await Promise.all([
      services.call('get_support_record', { p_ticket_id: id }),
      services.call('list_canned_texts', {}),
    ]);
    const { site } = services;
    return {
      head: head({ site, title: ticket.subject, path: adminPaths.supportTicket(id), hidden: true }),
      ticket,
      texts,
    };
  });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  const failure = pageTexts.failedToProcessRequest;
  const p_ticket_id = params.ticketId ?? '';
  switch (intent) {
    case deskIntents.answer:
      return answerForm(services, intent, failure, async () => {
        await services.call('answer_support_ticket', {
          p_ticket_id,
          p_message: text('message'),
          p_is_last: form.get('last') !== null,
        });
        return pageTexts.answerSent;
      });
    case deskIntents.change:
      return answerForm(services, intent, failure, async () => {
        await services.call('change_support_ticket', {
          p_ticket_id,
          p_state: choice(text('state'), ticketStates) ?? 'open',
          p_tags: text('tags').split(','),
          p_assignee: choice(text('assignee'), ['me', 'nobody', 'same'] as const) ?? 'same',
        });
        return pageTexts.ticketSaved;
      });
    default:
      return refuseForm(intent, { message: failure, field: null });
  }
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function SupportTicket() {
  const { ticket, texts } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="admin-head">
        <h1>{ticket.subject}</h1>
      </header>
      <TicketPage ticket={ticket} texts={texts} key={ticket.id} />
    </>
  );
}

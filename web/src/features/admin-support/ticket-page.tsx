import { useRef } from 'react';
import { Link } from 'react-router';
import type { CannedText, TicketRecord } from '#contract/support.ts';
import { supportLimits as most, ticketStates } from '#contract/support-lists.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { CannedChoice } from '../../parts/canned-choice.tsx';
import { typeWords } from '../../parts/support-words.ts';
import { TicketMessages } from '../../parts/ticket-messages.tsx';
import { useUnmailed } from '../../parts/unmailed.tsx';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as pageTexts from '../../texts/admin-legal.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Select, Switch } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { Moment } from '../../ui/moment.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import './admin-support.css';
import { deskIntents, stateNames } from './desk-words.ts';

/** One ticket: what was written, the answer, and where it is filed. */
export function TicketPage({ ticket, texts }: { ticket: TicketRecord; texts: readonly CannedText[] }) {
  return (
    <div className="ticket-page">
      <AdminSection title={pageTexts.messages}>
        <TicketMessages
          messages={ticket.messages.map((message) => ({
            ...message,
            who: message.is_from_desk ? (message.writer ?? pageTexts.support) : ticket.name,
          }))}
        />
        <AnswerForm ticket={ticket} texts={texts} />
      </AdminSection>
      <div className="ticket-side">
        <Author ticket={ticket} />
        <FilingForm ticket={ticket} />
      </div>
    </div>
  );
}

function AnswerForm({ ticket, texts }: { ticket: TicketRecord; texts: readonly CannedText[] }) {
  const form = useSectionForm(deskIntents.answer, ticket.id);
  const unmailed = useUnmailed();
  const place = useRef<HTMLFormElement>(null);
  return (
    <form.Form method="post" className="form" key={form.times} ref={place}>
      <input type="hidden" name="intent" value={deskIntents.answer} />
      <input type="hidden" name="id" value={ticket.id} />
      <CannedChoice texts={texts} form={place} name="message" />
      <TextArea
        label={pageTexts.answer}
        name="message"
        rows={7}
        required
        maxLength={most.messageLength}
        error={form.wrong('p_message')}
        hint={
          unmailed === null ? fillIn(pageTexts.weEmailIt, { email: ticket.email }) : pageTexts.ticketPageAlone
        }
      />
      <Switch label={pageTexts.closeTheTicket} name="last" defaultChecked={false} />
      <FormNote wrong={form.wrongWhole('p_message')} done={form.done} />
      <button type="submit" className="btn sm pri" aria-disabled={form.busy}>
        {pageTexts.sendAnswer}
      </button>
    </form.Form>
  );
}

function Author({ ticket }: { ticket: TicketRecord }) {
  const { name, email, username, member_id, support_type, created_at, answered_at, closed_at } = ticket;
  return (
    <AdminSection title={pageTexts.ticket}>
      <dl className="ticket-facts">
        <dt>{pageTexts.type}</dt>
        <dd>{typeWords[support_type]}</dd>
        <dt>{pageTexts.name}</dt>
        <dd>{name}</dd>
        <dt>{pageTexts.email}</dt>
        <dd>{fillIn(pageTexts.emailNotConfirmed, { email })}</dd>
        <dt>{pageTexts.member}</dt>
        <dd>
          {member_id === null ? (
            pageTexts.writtenWhileLoggedOut
          ) : (
            <Link className="ticket-link" to={adminPaths.user(member_id)}>
              {username}
            </Link>
          )}
        </dd>
        <dt>{pageTexts.written}</dt>
        <dd>
          <Moment at={created_at} />
        </dd>
        {answered_at !== null && (
          <>
            <dt>{pageTexts.answered}</dt>
            <dd>
              <Moment at={answered_at} />
            </dd>
          </>
        )}
        {closed_at !== null && (
          <>
            <dt>{pageTexts.closed}</dt>
            <dd>
              <Moment at={closed_at} />
            </dd>
          </>
        )}
      </dl>
    </AdminSection>
  );
}

function FilingForm({ ticket }: { ticket: TicketRecord }) {
  const form = useSectionForm(deskIntents.change, ticket.id);
  const { state, tags, assignee, is_mine } = ticket;
  const who = [
    ['same', assignee === null ? pageTexts.unassigned : assignee],
    ...(is_mine ? [] : [['me', pageTexts.me]]),
    ...(assignee === null ? [] : [['nobody', pageTexts.unassigned]]),
  ] as [string, string][];
  return (
    <AdminSection title={pageTexts.manageTicket}>
      <form.Form method="post" className="form" key={`${state} ${tags.join()} ${assignee}`}>
        <input type="hidden" name="intent" value={deskIntents.change} />
        <input type="hidden" name="id" value={ticket.id} />
        <Select
          label={pageTexts.state}
          name="state"
          defaultValue={state}
          options={ticketStates.map((one) => [one, stateNames[one]] as const)}
        />
        <Select label={pageTexts.assignedTo} name="assignee" defaultValue="same" options={who} />
        <Field
          label={pageTexts.tags}
          name="tags"
          defaultValue={tags.join(', ')}
          error={form.wrong('p_tags')}
          hint={pageTexts.separatedByCommas}
        />
        <FormNote wrong={form.wrongWhole('p_tags')} done={form.done} />
        <button type="submit" className="btn sm pri" aria-disabled={form.busy}>
          {pageTexts.save}
        </button>
      </form.Form>
    </AdminSection>
  );
}

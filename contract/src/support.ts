import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { EmailAddress } from './email-address.ts';
import { HumanProof } from './human-check.ts';
import { limits } from './limits.ts';
import {
  CodeText,
  Input,
  Nullable,
  OneOf,
  PrivateText,
  QueryText,
  StaffText,
  Timestamp,
  Uuid,
} from './schema-parts.ts';
import { supportLimits as most, supportTypes, ticketStates } from './support-lists.ts';

const Kind = OneOf(supportTypes);
const State = OneOf(ticketStates);
const Code = CodeText({
  maxLength: 100,
  description: 'The code of a ticket, from its receipt. Whoever has it reads the ticket.',
});

const said = { is_from_desk: Type.Boolean(), body: Type.String(), created_at: Timestamp };
const about = {
  support_type: Kind,
  subject: Type.String(),
  state: State,
  created_at: Timestamp,
  updated_at: Timestamp,
};
/** A ticket for whoever has its code: not from which address it came, and not who of the desk answers. */
export const SupportTicket = Type.Object({ ...about, messages: Type.Array(Type.Object(said)) });
export type SupportTicket = Static<typeof SupportTicket>;

const entry = {
  id: Uuid,
  ...about,
  email: Type.String(),
  name: Type.String(),
  tags: Type.Array(Type.String()),
  assignee: Nullable(Type.String({ description: 'Username of the admin who answers it.' })),
};
/** A row of the desk. */
export const TicketEntry = Type.Object(entry);
export type TicketEntry = Static<typeof TicketEntry>;

export const TicketRecord = Type.Object({
  ...entry,
  member_id: Nullable(Uuid),
  username: Nullable(Type.String({ description: 'Null: it was written signed out.' })),
  is_mine: Type.Boolean({ description: 'The caller answers it.' }),
  answered_at: Nullable(Timestamp),
  closed_at: Nullable(Timestamp),
  messages: Type.Array(
    Type.Object({ ...said, id: Uuid, writer: Nullable(Type.String({ description: 'Of the desk.' })) }),
  ),
});
export type TicketRecord = Static<typeof TicketRecord>;

export const CannedText = Type.Object({ id: Uuid, title: Type.String(), body: Type.String() });
export type CannedText = Static<typeof CannedText>;

const Changed = Type.Object({ id: Uuid, state: State });
const noTicket = 'notFound (404): there is no such ticket';
const tooMuch = 'rateLimited (429): too much came from this address or network today';
const Ticket = { p_ticket_id: Uuid };

export const supportCalls = {
  open_support_ticket: declare({
    kind: 'rpc',
    summary:
      'Writes to the operator. Answers a code, with which the ticket is read; a receipt goes out by mail.',
    access: 'anyone',
    limit: 'report',
    input: Input({
      p_email: EmailAddress,
      p_name: PrivateText({ maxLength: most.typed }),
      p_support_type: Kind,
      p_subject: PrivateText({ maxLength: most.typed }),
      p_message: PrivateText({ maxLength: most.typed }),
      p_website: Type.Optional(
        PrivateText({ maxLength: most.typed, description: 'A trap for robots: people leave it empty.' }),
      ),
      p_milliseconds: Type.Optional(
        Nullable(
          Type.Integer({
            minimum: 0,
            maximum: most.slowestMilliseconds,
            description: 'How long filling in the form took, if known.',
          }),
        ),
      ),
      p_proof: HumanProof,
    }),
    output: Type.Object({ code: CodeText() }),
    errors: [
      'badInput (400): a text is empty or too long, the address is none, the trap is filled in, or it was sent faster than anybody types',
      tooMuch,
    ],
  }),
  get_support_ticket: declare({
    kind: 'rpc',
    summary: 'A ticket by its code, with what was written.',
    access: 'anyone',
    limit: 'enumerable',
    input: Input({ p_code: Code }),
    output: SupportTicket,
    errors: [noTicket],
  }),
  continue_support_ticket: declare({
    kind: 'rpc',
    summary: 'Writes further in a ticket, by its code; it is open again then.',
    access: 'anyone',
    limit: 'report',
    input: Input({ p_code: Code, p_message: PrivateText({ maxLength: most.typed }) }),
    output: Type.Object({ state: State }),
    errors: [noTicket, 'badInput (400): the message is empty or too long', tooMuch],
  }),
  list_support_tickets: declare({
    kind: 'rpc',
    summary:
      'Tickets: open ones longest waiting first, others latest first. `p_search` is part of a subject or of an address, or a whole code.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({
      p_search: Type.Optional(Nullable(QueryText({ maxLength: limits.searchQueryLength }))),
      p_state: Type.Optional(Nullable(State)),
      p_type: Type.Optional(Nullable(Kind)),
      p_tag: Type.Optional(Nullable(QueryText({ maxLength: most.tagLength }))),
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: most.pageSize })),
      p_offset: Type.Optional(Type.Integer({ minimum: 0, maximum: most.counted })),
    }),
    output: Type.Object({
      items: Type.Array(TicketEntry),
      total: Type.Integer({ description: `Counted as far as ${most.counted}.` }),
    }),
  }),
  get_support_record: declare({
    kind: 'rpc',
    summary: 'One ticket with everything that the desk knows about it.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    input: Input(Ticket),
    output: TicketRecord,
    errors: [noTicket],
  }),
  answer_support_ticket: declare({
    kind: 'rpc',
    summary: 'Answers a ticket by mail; it waits for its author then, or is closed.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      ...Ticket,
      p_message: StaffText({ maxLength: most.typed }),
      p_is_last: Type.Optional(Type.Boolean({ default: false, description: 'Closes the ticket.' })),
    }),
    output: Changed,
    errors: [
      noTicket,
      'badInput (400): the answer is empty or too long',
      'conflict (409): the ticket is full',
    ],
  }),
  change_support_ticket: declare({
    kind: 'rpc',
    summary: 'Sets the state and the tags of a ticket, and takes it on or gives it up.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      ...Ticket,
      p_state: State,
      p_tags: Type.Array(StaffText({ maxLength: 200 }), { maxItems: 50 }),
      p_assignee: Type.Optional(OneOf(['me', 'nobody', 'same'])),
    }),
    output: Changed,
    errors: [noTicket, 'badInput (400): there are too many tags, or one is too long'],
  }),
  list_canned_texts: declare({
    kind: 'rpc',
    summary: 'Answers that the desk gives again and again.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Array(CannedText),
  }),
  save_canned_text: declare({
    kind: 'rpc',
    summary: 'Adds a text for answers, or changes one.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_canned_id: Type.Optional(Nullable(Uuid)),
      p_title: StaffText({ maxLength: most.typed }),
      p_body: StaffText({ maxLength: most.typed }),
    }),
    output: CannedText,
    errors: [
      'notFound (404): there is no such text',
      'badInput (400): a text is empty or too long',
      'conflict (409): there is one of this title, or there are too many',
    ],
  }),
  delete_canned_text: declare({
    kind: 'rpc',
    summary: 'Deletes a text for answers.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_canned_id: Uuid }),
    output: Type.Object({ id: Uuid }),
    errors: ['notFound (404): there is no such text'],
  }),
};

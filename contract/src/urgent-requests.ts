import { Type } from 'typebox';
import { declare } from './call.ts';
import { EmailAddress } from './email-address.ts';
import { Input, Nullable, OneOf, PrivateText, StaffText, Timestamp, Uuid } from './schema-parts.ts';
import { urgentLimits as most, urgentKinds } from './urgent-lists.ts';

const Kind = OneOf(urgentKinds);
const Line = PrivateText({ maxLength: most.typed });

export const urgentCalls = {
  submit_urgent_request: declare({
    kind: 'rpc',
    summary:
      'Tells the desk of danger to a life, or sends what an authority asks. Every admin is mailed at once.',
    access: 'anyone',
    limit: 'report',
    input: Input({
      p_kind: Kind,
      p_full_name: Line,
      p_office: Type.Optional(Nullable(Line)),
      p_email: EmailAddress,
      p_phone_number: Type.Optional(Nullable(Line)),
      p_words: Line,
    }),
    output: Type.Object({
      reference: Type.String({ description: 'What letters about it name.' }),
      due_at: Type.String({ description: 'When somebody has looked at it at the latest.' }),
    }),
    errors: [
      'badInput (400): something is missing or too long; an authority names its office',
      'rateLimited (429): too many came from this address or network today',
    ],
  }),
  get_urgent_request: declare({
    kind: 'rpc',
    summary: 'An urgent request; that it was opened is logged.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    input: Input({ p_request_id: Uuid }),
    output: Type.Object({
      id: Uuid,
      kind: Kind,
      reference: Type.String(),
      name: Type.String(),
      office: Type.String(),
      email: Type.String(),
      phone: Type.String(),
      words: Type.String(),
      sent_at: Timestamp,
      due_at: Timestamp,
      outcome: Nullable(Type.String()),
      handled_by: Nullable(Type.String()),
      handled_at: Nullable(Timestamp),
    }),
    errors: ['notFound (404): there is no such request'],
  }),
  close_urgent_request: declare({
    kind: 'rpc',
    summary: 'Notes what was done about an urgent request, on record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_request_id: Uuid, p_outcome: StaffText({ minLength: 1, maxLength: most.outcome }) }),
    output: Type.Object({ id: Uuid }),
    errors: [
      'notFound (404): there is no such request',
      'badInput (400): nothing is said',
      'conflict (409): it is handled',
    ],
  }),
};

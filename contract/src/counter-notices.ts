import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { counterNoticeStates, counterNoticeLimits as most } from './counter-notice-lists.ts';
import { EmailAddress } from './email-address.ts';
import { CodeText, Input, Nullable, OneOf, PrivateText, StaffText, Timestamp, Uuid } from './schema-parts.ts';

export const Receipt = CodeText({
  maxLength: 64,
  description: 'The receipt of a notice or a statement: 16 characters. Whoever has it reads what it opens.',
});

/** How a counter-notice stands, for either side. It does not say who wrote it. */
export const CounterNoticeStanding = Type.Object({
  state: OneOf(counterNoticeStates),
  sent_at: Timestamp,
  returns_from: Type.String({ description: 'What was disabled comes back after this moment.' }),
  returns_by: Type.String({ description: 'And before this one.' }),
  court_at: Nullable(Type.String({ description: 'Since when an action in court keeps it down.' })),
  ended_at: Nullable(Timestamp),
});
export type CounterNoticeStanding = Static<typeof CounterNoticeStanding>;

const Line = PrivateText({ maxLength: most.typed });

export const counterNoticeCalls = {
  submit_counter_notice: declare({
    kind: 'rpc',
    summary:
      'Swears against a copyright notice that disabled a video, by the member’s own statement or by its receipt. Unless whoever filed the notice goes to court, the video comes back after 10 to 14 business days.',
    access: 'anyone',
    limit: 'report',
    input: Input({
      p_statement_id: Type.Optional(Nullable(Uuid)),
      p_receipt: Type.Optional(Nullable(Receipt)),
      p_full_name: Line,
      p_address: Line,
      p_phone_number: Line,
      p_email: EmailAddress,
      p_mistake_statement: Type.Boolean(),
      p_jurisdiction_statement: Type.Boolean(),
      p_signature: Line,
    }),
    output: CounterNoticeStanding,
    errors: [
      'notFound (404): there is no such statement for this member, or of this receipt',
      'badInput (400): something is missing or too long',
      'conflict (409): nothing is disabled by it over copyright, or a counter-notice was sent before',
    ],
  }),
  report_court_action: declare({
    kind: 'rpc',
    summary:
      'Whoever filed a copyright notice tells that they went to court over a counter-notice: what it would bring back stays down.',
    access: 'anyone',
    limit: 'enumerable',
    input: Input({ p_receipt: Receipt, p_court_action: Line }),
    output: Type.Object({ stopped: Type.Integer({ description: 'Counter-notices that wait for it now.' }) }),
    errors: [
      'notFound (404): no notice has this receipt',
      'badInput (400): nothing is said, or it is too long',
      'conflict (409): no counter-notice waits',
    ],
  }),
  record_court_action: declare({
    kind: 'rpc',
    summary:
      'Records that somebody went to court over a counter-notice, or, with null, that nobody does: then the days run on.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_counter_notice_id: Uuid,
      p_court_action: Nullable(StaffText({ maxLength: most.textLength })),
    }),
    output: CounterNoticeStanding,
    errors: [
      'notFound (404): there is no such counter-notice, or the asker may not see its case',
      'badInput (400): nothing is said',
      'conflict (409): it is over',
    ],
  }),
  get_own_takedown: declare({
    kind: 'rpc',
    summary: 'The statement by which a video of the caller is disabled or unpublished.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({ p_video_id: Uuid }),
    output: Type.Array(Type.Object({ statement_id: Uuid }), { description: 'One, or none.' }),
  }),
};

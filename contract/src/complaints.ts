import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { complaintOutcomes, complaintLimits as most } from './complaint-lists.ts';
import { Receipt } from './counter-notices.ts';
import { Input, Nullable, OneOf, PrivateText, StaffText, Timestamp, Uuid } from './schema-parts.ts';
import { WaitsForSecond } from './second-looks.ts';

/** How a complaint stands, for whoever sent it. */
export const ComplaintStanding = Type.Object({
  sent_at: Timestamp,
  due_at: Type.String({ description: 'When it is answered at the latest.' }),
  outcome: Nullable(OneOf(complaintOutcomes)),
  is_gone: Type.Boolean({
    description: 'It was upheld, but what the decision was about is deleted by now and cannot be put back.',
  }),
  needs_identity: Type.Boolean({
    description: 'It was upheld, but the right to upload comes back with an identity check only.',
  }),
  answer: Nullable(Type.String()),
  answered_at: Nullable(Timestamp),
});
export type ComplaintStanding = Static<typeof ComplaintStanding>;

export const complaintCalls = {
  submit_complaint: declare({
    kind: 'rpc',
    summary:
      'Asks for another look at a decision, once and within six months: by the member’s own statement or its receipt, or by the receipt of a notice that was refused.',
    access: 'anyone',
    limit: 'report',
    input: Input({
      p_statement_id: Type.Optional(Nullable(Uuid)),
      p_receipt: Type.Optional(Nullable(Receipt)),
      p_words: PrivateText({ maxLength: most.typed }),
    }),
    output: ComplaintStanding,
    errors: [
      'notFound (404): there is no such statement for this member, and nothing has this receipt',
      'badInput (400): nothing is said, or it is too long',
      'conflict (409): there is nothing to complain of, it is too late, or it was done before',
    ],
  }),
  answer_complaint: declare({
    kind: 'rpc',
    summary:
      'Answers a complaint, as another person than who decided. Upheld, of the author it undoes the decision, and of a notifier it has the case decided anew.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_complaint_id: Uuid,
      p_outcome: OneOf(complaintOutcomes),
      p_answer: StaffText({ minLength: 1, maxLength: most.answer }),
    }),
    output: Type.Object({
      case_id: Uuid,
      outcome: OneOf(complaintOutcomes),
      is_gone: Type.Boolean({
        description: 'Everything is undone but that what it was about is deleted by now.',
      }),
      needs_identity: Type.Boolean({
        description: 'The author’s right to upload has to wait for an identity check.',
      }),
      waits_for_second: WaitsForSecond,
    }),
    errors: [
      'notFound (404): there is no such complaint, or the asker may not see its case',
      'badInput (400): nothing is answered',
      'notAllowed (403): the asker made the decision',
      'conflict (409): it is answered, or its case was taken up again',
    ],
  }),
};

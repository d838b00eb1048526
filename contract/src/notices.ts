import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { ComplaintStanding } from './complaints.ts';
import { CounterNoticeStanding, Receipt } from './counter-notices.ts';
import { EmailAddress } from './email-address.ts';
import { HumanProof } from './human-check.ts';
import { noticeLimits as most, noticeItemStates, noticeKinds, removalReasons } from './notice-lists.ts';
import { ReportChoice, ReportReason, ReportTargetKind } from './reports.ts';
import { Input, LinkUrl, Nullable, OneOf, PrivateText, Timestamp, Uuid } from './schema-parts.ts';

const Kind = OneOf(noticeKinds);
const Line = Type.Optional(Nullable(PrivateText({ maxLength: most.typed })));
const Yes = Type.Optional(Type.Boolean());
const dueWords = 'When it is to be answered; null: without a fixed time.';

/** How a notice stands, for whoever has its receipt. It does not say who wrote it. */
export const Notice = Type.Object({
  kind: Kind,
  state: OneOf(['unconfirmed', 'filed'] as const),
  /** The rule that it is about. */
  reason: ReportReason,
  heart: Type.String({ description: 'Why, and what its writer wrote, line by line; empty: nothing.' }),
  sent_at: Timestamp,
  filed_at: Nullable(Timestamp),
  due_at: Nullable(Type.String({ description: dueWords })),
  redress: Nullable(Type.String({ description: 'How its writer can object; null: nothing is decided.' })),
  /** Something of it was refused, which can be complained of now. */
  takes_complaint: Type.Boolean(),
  complaint: Nullable(ComplaintStanding),
  items: Type.Array(
    Type.Object({
      address: LinkUrl({ description: 'As it was written.' }),
      state: OneOf(noticeItemStates),
      decided_at: Nullable(Timestamp),
      decision: Type.Array(Type.String(), {
        description:
          'What was decided, by which rule, and whether a program took part, in sentences; empty: nothing yet.',
      }),
      /** What its uploader swore against it; null: nothing, or it is not about copyright. */
      counter_notice: Nullable(CounterNoticeStanding),
    }),
  ),
});
export type Notice = Static<typeof Notice>;

/** A notice that does not count yet, for admins. */
export const UnconfirmedNotice = Type.Object({
  id: Uuid,
  kind: Kind,
  name: Type.String({ description: 'Empty: they gave none.' }),
  email: Type.String(),
  sent_at: Timestamp,
  /** When it is deleted, if nobody confirms it. */
  ends_at: Timestamp,
  addresses: Type.Array(Type.String(), { description: 'What it names, as it was written.' }),
  reason: ReportReason,
  heart: Type.String({ description: 'Why, and what its writer wrote, line by line; empty: nothing.' }),
});
export type UnconfirmedNotice = Static<typeof UnconfirmedNotice>;

const noNotice = 'notFound (404): no notice has this receipt, or it was not confirmed in time';

export const noticeCalls = {
  submit_notice: declare({
    kind: 'rpc',
    summary:
      'Files a copyright notice, a request for removal or a notice of illegal content, with all its addresses. Without an account it counts once the link of a mail is followed.',
    access: 'anyone',
    limit: 'report',
    input: Input({
      p_kind: Kind,
      p_addresses: PrivateText({ maxLength: most.typed, description: 'One address a line.' }),
      p_without_account: Yes,
      p_full_name: Line,
      p_email: Type.Optional(Nullable(EmailAddress)),
      p_confirm_email: Type.Optional(Nullable(EmailAddress)),
      p_address: Line,
      p_phone_number: Line,
      p_original_work: Line,
      p_good_faith_belief: Yes,
      p_accuracy_statement: Yes,
      p_reporting_for: Type.Optional(Nullable(OneOf(removalReasons))),
      p_do_you_appear: Type.Optional(Nullable(OneOf(['yes', 'no'] as const))),
      p_additional_info: Line,
      p_signature: Line,
      p_reason: Type.Optional(Nullable(ReportChoice)),
      p_explanation: Line,
      p_proof: HumanProof,
      p_thing_kind: Type.Optional(Nullable(ReportTargetKind)),
      p_thing_id: Type.Optional(
        Nullable({ ...Uuid, description: 'What has no address of its own: a comment, a post, a photo.' }),
      ),
    }),
    output: Type.Object({
      receipt: Nullable(
        Type.String({
          description: 'Null: it comes by mail, to who wrote without an account and gave an address.',
        }),
      ),
      accepted: Type.Array(Type.String(), { description: 'Addresses of things of this site.' }),
      not_here: Type.Array(Type.String(), { description: 'The other ones.' }),
      clock: Nullable(Type.String({ description: dueWords })),
    }),
    errors: [
      'signInRequired (401): nobody is signed in, and `p_without_account` is not set; never for illegal content',
      'badInput (400): something is missing, too long or too many, or no address is of this site',
      'rateLimited (429): too many notices came from this address or network today',
    ],
  }),
  confirm_notice: declare({
    kind: 'rpc',
    summary: 'Files a notice that was written without an account, by the receipt from its mail.',
    access: 'anyone',
    limit: 'enumerable',
    input: Input({ p_receipt: Receipt }),
    output: Notice,
    errors: [noNotice],
  }),
  list_unconfirmed_notices: declare({
    kind: 'rpc',
    summary:
      'Notices whose address nobody has confirmed yet, latest first. Those about minors are in it for admins with `child_safety` alone.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: most.unconfirmedShown })),
    }),
    output: Type.Object({
      items: Type.Array(UnconfirmedNotice),
      total: Type.Integer({ description: `Counted as far as ${most.unconfirmedCounted}.` }),
    }),
  }),
  confirm_notice_by_hand: declare({
    kind: 'rpc',
    summary:
      'Files a notice whose writer an admin has reached in another way than by the link of its mail; logged.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_notice_id: Uuid }),
    output: Type.Object({ id: Uuid }),
    errors: [
      'notFound (404): there is no such notice, or it is about a minor and not for this admin',
      'conflict (409): it is confirmed already',
    ],
  }),
  get_notice: declare({
    kind: 'rpc',
    summary: 'How a notice stands, by its receipt.',
    access: 'anyone',
    limit: 'enumerable',
    input: Input({ p_receipt: Receipt }),
    output: Notice,
    errors: [noNotice],
  }),
};

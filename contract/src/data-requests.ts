import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { Receipt } from './counter-notices.ts';
import { dataRequestKinds, dataRequestStates, dataRequestLimits as most } from './data-request-lists.ts';
import { EmailAddress } from './email-address.ts';
import { HumanProof } from './human-check.ts';
import { Input, Nullable, OneOf, PrivateText, StaffText, Timestamp, Uuid } from './schema-parts.ts';
import { WaitsForSecond } from './second-looks.ts';

const Kind = OneOf(dataRequestKinds);
const State = OneOf(dataRequestStates);

/** How a request stands, for whoever has its receipt. */
export const DataRequest = Type.Object({
  kind: Kind,
  state: State,
  sent_at: Timestamp,
  due_at: Timestamp,
  extended_because: Nullable(Type.String({ description: 'Why it takes up to two months more.' })),
  needs_identity: Type.Boolean({ description: 'The desk waits for a checked identity.' }),
  answer: Nullable(Type.String()),
  answered_at: Nullable(Timestamp),
  records_until: Nullable(
    Type.String({ description: 'Until when its records can be downloaded, if there are any.' }),
  ),
});
export type DataRequest = Static<typeof DataRequest>;

export const DataRequestEntry = Type.Object({
  id: Uuid,
  kind: Kind,
  state: State,
  name: Type.String(),
  email: Type.String(),
  member_id: Nullable(Uuid),
  sent_at: Timestamp,
  due_at: Timestamp,
  latest_at: Timestamp,
  is_extended: Type.Boolean(),
  is_late: Type.Boolean(),
});
export type DataRequestEntry = Static<typeof DataRequestEntry>;

export const DataRequestRecord = Type.Intersect([
  DataRequestEntry,
  Type.Object({
    words: Type.String(),
    extended_because: Nullable(Type.String()),
    identity: OneOf(['not_asked', 'waits', 'checked'] as const),
    account: Nullable(
      Type.Object(
        { id: Uuid, username: Type.String() },
        { description: 'Whoever has confirmed this address.' },
      ),
    ),
    records: Type.Array(
      Type.Object({ name: Type.String(), count: Type.Integer(), is_deletable: Type.Boolean() }),
      { description: 'What is stored under the address outside of an account.' },
    ),
    answer: Nullable(Type.String()),
    answered_at: Nullable(Timestamp),
    answered_by: Nullable(Type.String()),
  }),
]);
export type DataRequestRecord = Static<typeof DataRequestRecord>;

const Id = { p_request_id: Uuid };
const Letter = StaffText({ maxLength: most.typed });
const none = 'notFound (404): no data request has this receipt, or it was not confirmed in time';
const noSuch = 'notFound (404): there is no such data request';
const over = 'conflict (409): it is answered, or nobody has confirmed it';

export const dataRequestCalls = {
  submit_data_request: declare({
    kind: 'rpc',
    summary:
      'Asks for what the site holds about somebody, or for its deletion or correction, or objects to a use. Without an account it counts once the link of a mail is followed; a member has the address of their account.',
    access: 'anyone',
    limit: 'report',
    input: Input({
      p_kind: Kind,
      p_full_name: PrivateText({ maxLength: most.typed }),
      p_email: Type.Optional(Nullable(EmailAddress)),
      p_words: Type.Optional(
        Nullable(
          PrivateText({ maxLength: most.typed, description: 'Required for a correction and an objection.' }),
        ),
      ),
      p_proof: HumanProof,
    }),
    output: Type.Object({
      receipt: Nullable(Type.String({ description: 'Null: it comes by mail.' })),
      due_at: Timestamp,
    }),
    errors: [
      'badInput (400): something is missing or too long',
      'rateLimited (429): too many came from this address or network today',
    ],
  }),
  confirm_data_request: declare({
    kind: 'rpc',
    summary: 'Confirms the address of a data request, by the receipt from its mail.',
    access: 'anyone',
    limit: 'enumerable',
    input: Input({ p_receipt: Receipt }),
    output: DataRequest,
    errors: [none],
  }),
  get_data_request: declare({
    kind: 'rpc',
    summary: 'How a data request stands, by its receipt.',
    access: 'anyone',
    limit: 'enumerable',
    input: Input({ p_receipt: Receipt }),
    output: DataRequest,
    errors: [none],
  }),
  get_data_request_records: declare({
    kind: 'rpc',
    summary: 'What is stored under the address of a data request, once its answer says so.',
    access: 'anyone',
    limit: 'enumerable',
    input: Input({ p_receipt: Receipt }),
    output: Type.Object({ records: Type.String({ description: 'JSON, one part after another by name.' }) }),
    errors: [none, 'conflict (409): its answer brought no records, or their time is over'],
  }),
  list_data_requests: declare({
    kind: 'rpc',
    summary: 'Data requests of a state: open ones due first at the top, others latest first.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({
      p_state: Type.Optional(Nullable(State)),
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: most.pageSize })),
      p_offset: Type.Optional(Type.Integer({ minimum: 0, maximum: most.counted })),
    }),
    output: Type.Object({
      items: Type.Array(DataRequestEntry),
      total: Type.Integer({ description: `Counted as far as ${most.counted}.` }),
    }),
  }),
  get_data_request_record: declare({
    kind: 'rpc',
    summary: 'A data request with what is stored under its address; that it was opened is logged.',
    access: 'admin',
    proof: 'fresh',
    limit: 'read',
    input: Input(Id),
    output: DataRequestRecord,
    errors: [noSuch],
  }),
  extend_data_request: declare({
    kind: 'rpc',
    summary: 'Takes two months more for a data request, once, with a letter that says why.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ ...Id, p_letter: Letter }),
    output: Type.Object({ id: Uuid, due_at: Timestamp }),
    errors: [
      noSuch,
      'badInput (400): the letter is empty or too long',
      'conflict (409): it is answered or unconfirmed, was extended before, or its month is over',
    ],
  }),
  ask_data_request_identity: declare({
    kind: 'rpc',
    summary: 'Asks whoever sent a data request to have their identity checked first, by a letter.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ ...Id, p_letter: Letter }),
    output: Type.Object({ id: Uuid }),
    errors: [noSuch, 'badInput (400): the letter is empty or too long', over],
  }),
  answer_data_request: declare({
    kind: 'rpc',
    summary:
      'Answers a data request by a letter, with the records under its address if wanted, or after deleting what of them may be deleted.',
    access: 'admin',
    proof: 'fresh',
    limit: 'write',
    input: Input({
      ...Id,
      p_outcome: OneOf(['answered', 'refused'] as const),
      p_letter: Letter,
      p_with_records: Type.Optional(Type.Boolean({ default: false })),
      p_delete_records: Type.Optional(Type.Boolean({ default: false })),
    }),
    output: Type.Object({
      id: Uuid,
      deleted: Type.Integer({ description: 'Records that were deleted.' }),
      waits_for_second: WaitsForSecond,
    }),
    errors: [
      noSuch,
      'badInput (400): the letter is empty or too long, or a refusal would send or delete records',
      `${over}, or its identity check waits and records would be sent or deleted`,
    ],
  }),
};

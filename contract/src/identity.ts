import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { documentKindNames, identityStates, listedIdentityStates } from './identity-words.ts';
import { limits } from './limits.ts';
import { OptionalGround } from './reports.ts';
import {
  CodeText,
  Input,
  MediaUrl,
  Nullable,
  OneOf,
  PrivateText,
  StaffText,
  Timestamp,
  Uuid,
} from './schema-parts.ts';

const State = OneOf(identityStates);
const Day = (description: string) => CodeText({ maxLength: 10, description });

/** How far a member is on the way to uploading. */
export const OwnIdentity = Type.Object({
  state: State,
  provider: Type.String({ description: '`manual`: people look at it. `test`: for trying things out.' }),
  reason: Nullable(Type.String({ description: 'Why it was refused.' })),
  submitted_at: Nullable(Timestamp),
  decided_at: Nullable(Timestamp),
  can_upload_videos: Type.Boolean(),
  /** What goes before the check: an admin’s word. */
  upload_word: Nullable(OneOf(['granted', 'denied'])),
  agreement: Type.Object({
    version: Type.String({ description: 'Derived from its text: a different text is a different version.' }),
    text: Type.String(),
    /** What was signed last. */
    signed: Nullable(Type.Object({ version: Type.String(), name: Type.String(), signed_at: Timestamp })),
    must_sign: Type.Boolean({ description: 'The current version is unsigned, or must be signed again.' }),
  }),
});
export type OwnIdentity = Static<typeof OwnIdentity>;

const Entry = Type.Object({
  id: Uuid,
  user_id: Uuid,
  username: Type.String(),
  state: State,
  provider: Type.String(),
  submitted_at: Timestamp,
  decided_at: Nullable(Timestamp),
  decided_by: Nullable(
    Type.String({ description: 'Username; null: the provider, or somebody who has left.' }),
  ),
});
export const IdentityRecord = Type.Object({
  ...Entry.properties,
  email: Type.String(),
  reason: Nullable(Type.String()),
  can_upload_videos: Type.Boolean(),
  signed_at: Nullable(Timestamp),
  /** Null: deleted after a refusal, or sealed with another secret. */
  facts: Nullable(
    Type.Object({
      legal_name: Type.String(),
      date_of_birth: Type.String(),
      country: Type.String({ description: 'ISO 3166-1 alpha-2.' }),
      document_kind: Type.String(),
    }),
  ),
  pictures: Type.Array(
    Type.Object({ kind: Type.String(), url: MediaUrl({ description: 'For admins only, never cached.' }) }),
  ),
  /** Earlier and later records of the same member. */
  others: Type.Array(
    Type.Object({
      id: Uuid,
      state: State,
      reason: Nullable(Type.String()),
      submitted_at: Nullable(Timestamp),
    }),
  ),
});
export type IdentityRecord = Static<typeof IdentityRecord>;

const oneRecord = { p_record_id: Uuid };
const noRecord = 'notFound (404): there is no such record';

export const identityCalls = {
  get_identity: declare({
    kind: 'rpc',
    summary: 'Where the caller’s identity check and agreement stand.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({}),
    output: OwnIdentity,
  }),
  start_identity_check: declare({
    kind: 'rpc',
    summary: 'Starts an identity check. If people review it, two pictures follow.',
    access: 'verified',
    limit: 'write',
    input: Input({
      p_legal_name: PrivateText({ maxLength: limits.legalNameLength }),
      p_date_of_birth: Day('`YYYY-MM-DD`; at least 18 years ago.'),
      p_country: CodeText({ maxLength: 2, description: 'Of the document, ISO 3166-1 alpha-2.' }),
      p_document_kind: OneOf(documentKindNames),
    }),
    output: OwnIdentity,
    errors: ['conflict (409): a check is under way, or was approved'],
  }),
  withdraw_identity_check: declare({
    kind: 'rpc',
    summary: 'Withdraws an undecided check and its pictures. Doing so twice is not an error.',
    access: 'member',
    limit: 'write',
    input: Input({}),
    output: OwnIdentity,
  }),
  sign_uploader_agreement: declare({
    kind: 'rpc',
    summary: 'Signs the uploader’s agreement with the name from the identity check.',
    access: 'verified',
    limit: 'write',
    input: Input({
      p_version: CodeText({ maxLength: 12, description: 'That was read.' }),
      p_name: PrivateText({ maxLength: limits.legalNameLength }),
    }),
    output: OwnIdentity,
    errors: ['conflict (409): the agreement has other words now, or no check was begun'],
  }),
  get_identity_queue: declare({
    kind: 'rpc',
    summary: 'Identity checks in a state: waiting ones longest first, decided ones latest first.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({
      p_state: Type.Optional(OneOf(listedIdentityStates)),
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: limits.identityPageSize })),
      p_offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000, default: 0 })),
    }),
    output: Type.Object({ items: Type.Array(Entry), total: Type.Integer() }),
  }),
  get_identity_record: declare({
    kind: 'rpc',
    summary: 'One identity check with what was typed and its pictures.',
    access: 'admin',
    proof: 'fresh',
    limit: 'read',
    get: true,
    input: Input(oneRecord),
    output: IdentityRecord,
    errors: [noRecord],
  }),
  approve_identity: declare({
    kind: 'rpc',
    summary: 'Approves a waiting check. With a signed agreement, the member may then upload.',
    access: 'admin',
    proof: 'fresh',
    limit: 'write',
    input: Input(oneRecord),
    output: Type.Object({ state: State, can_upload_videos: Type.Boolean() }),
    errors: [noRecord, 'conflict (409): it does not wait'],
  }),
  refuse_identity: declare({
    kind: 'rpc',
    summary:
      'Refuses a waiting check, or withdraws an approval. The member may no longer upload; whoever could gets a statement of reasons.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ ...oneRecord, p_reason: StaffText({ maxLength: 2000 }), p_ground: OptionalGround }),
    output: Type.Object({ state: State, can_upload_videos: Type.Boolean() }),
    errors: [noRecord, 'conflict (409): it is refused already, or its pictures are missing'],
  }),
};

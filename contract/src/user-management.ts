import { Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { OptionalGround } from './reports.ts';
import { RoleName } from './roles.ts';
import {
  CodeText,
  Input,
  Nullable,
  OneOf,
  QueryText,
  SecretText,
  StaffText,
  Timestamp,
  Uuid,
} from './schema-parts.ts';
import { givenRoles, userSorts } from './user-lists.ts';

const GivenRole = OneOf(givenRoles);
const UserSort = OneOf(userSorts);

const Words = (maxLength: number) => StaffText({ minLength: 1, maxLength });
const Done = Type.Object({ user_id: Uuid });
const errors = ['notFound (404): there is no such user'];
const aboutAdmins = 'conflict (409): the user is an admin, or oneself';

export const userManagementCalls = {
  get_users: declare({
    kind: 'rpc',
    summary:
      'Members with their addresses, a page at a time. `search_term` is part of a username or an address; `total_count` is of all that match; of a search that thousands answer to, the first thousand.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({
      search_term: Type.Optional(Nullable(QueryText({ maxLength: limits.searchQueryLength }))),
      role_filter: Type.Optional(Nullable(Type.Union([Type.Literal('all'), ...RoleName.anyOf]))),
      page_number: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
      page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: limits.usersPageSize })),
      sort_by: Type.Optional(UserSort),
      is_ascending: Type.Optional(Type.Boolean()),
    }),
    output: Type.Array(
      Type.Object({
        id: Uuid,
        username: Type.String(),
        email: Type.String(),
        role: RoleName,
        is_active: Type.Boolean({ description: 'False while the account is suspended.' }),
        created_at: Timestamp,
        last_sign_in_at: Nullable(Timestamp),
        deletion_requested_at: Nullable(
          Type.String({ description: 'Since when they are leaving; null: they are not.' }),
        ),
        total_count: Type.Integer(),
      }),
    ),
  }),
  find_catalogue_creators: declare({
    kind: 'rpc',
    summary:
      'Creators who came with the catalogue and have no account, by name: of all that match, the first. Without `p_search` those with the role `creator`.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({
      p_search: Type.Optional(Nullable(QueryText({ maxLength: limits.searchQueryLength }))),
    }),
    output: Type.Array(
      Type.Object({
        id: Uuid,
        username: Type.String(),
        display_name: Nullable(Type.String()),
        role: RoleName,
        created_at: Timestamp,
      }),
      { maxItems: limits.catalogueCreators },
    ),
  }),
  update_user_role: declare({
    kind: 'rpc',
    summary: 'Gives a member another role. This call does not make admins, and does not demote the last one.',
    access: 'admin',
    proof: 'fresh',
    limit: 'write',
    input: Input({ user_id: Uuid, new_role: GivenRole }),
    output: Type.Object({ id: Uuid, role: RoleName }),
    errors: [...errors, 'conflict (409): the last admin cannot be demoted'],
  }),
  get_user_record: declare({
    kind: 'rpc',
    summary: 'What admins know about one member: rights, suspension, strikes, notes.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    input: Input({ p_user_id: Uuid }),
    output: Type.Object({
      id: Uuid,
      username: Type.String(),
      display_name: Nullable(Type.String()),
      email: Type.String(),
      is_email_verified: Type.Boolean(),
      role: RoleName,
      is_active: Type.Boolean(),
      can_upload_videos: Type.Boolean(),
      /** An admin’s word, which goes before the identity check. */
      upload_word: Nullable(OneOf(['granted', 'denied'])),
      created_at: Timestamp,
      last_sign_in_at: Nullable(Timestamp),
      deletion_requested_at: Nullable(Timestamp),
      session_count: Type.Integer(),
      suspension: Nullable(
        Type.Object({
          reason: Type.String(),
          since: Timestamp,
          until: Nullable(Timestamp),
        }),
      ),
      strikes: Type.Array(
        Type.Object({
          id: Uuid,
          reason: Type.String(),
          given_by: Nullable(Type.String()),
          created_at: Timestamp,
          ends_at: Type.String({ description: 'When it no longer counts.' }),
        }),
      ),
      notes: Type.Array(
        Type.Object({
          id: Uuid,
          text: Type.String(),
          written_by: Nullable(Type.String()),
          created_at: Timestamp,
        }),
      ),
    }),
    errors,
  }),
  suspend_user: declare({
    kind: 'rpc',
    summary:
      'Suspends a member until a given time, or until it is lifted (null), and ends every session. They are told the reason when they try to log in, and get a statement of reasons by mail.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_user_id: Uuid,
      p_reason: Words(limits.suspensionReasonLength),
      p_ground: OptionalGround,
      p_until: Type.Optional(Nullable(CodeText({ maxLength: 40, description: 'A time, ISO 8601.' }))),
    }),
    output: Done,
    errors: [...errors, aboutAdmins, 'badInput (400): the end lies behind us, or beyond ten years'],
  }),
  lift_suspension: declare({
    kind: 'rpc',
    summary: 'Lifts a member’s suspension. Not an error if there is none.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_user_id: Uuid }),
    output: Done,
    errors,
  }),
  sign_out_user: declare({
    kind: 'rpc',
    summary: 'Ends every session of a member; returns how many there were.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_user_id: Uuid }),
    output: Type.Object({ user_id: Uuid, ended: Type.Integer() }),
    errors,
  }),
  decline_suspension: declare({
    kind: 'rpc',
    summary:
      'Leaves a member with several strikes as they are: no suspension is proposed until the next strike.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_user_id: Uuid }),
    output: Done,
    errors: [...errors, 'conflict (409): no strike waits to be considered'],
  }),
  give_strike: declare({
    kind: 'rpc',
    summary: 'Counts a breach of the rules against a member, who gets a statement of reasons by mail.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_user_id: Uuid,
      p_reason: Words(limits.suspensionReasonLength),
      p_ground: OptionalGround,
    }),
    output: Type.Object({ user_id: Uuid, strike_id: Uuid }),
    errors: [...errors, aboutAdmins],
  }),
  take_strike_back: declare({
    kind: 'rpc',
    summary: 'Withdraws a strike.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_strike_id: Uuid }),
    output: Done,
    errors: ['notFound (404): there is no such strike'],
  }),
  add_user_note: declare({
    kind: 'rpc',
    summary: 'Adds a note on a member that only admins can read.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_user_id: Uuid, p_text: Words(limits.userNoteLength) }),
    output: Type.Object({ user_id: Uuid, note_id: Uuid }),
    errors,
  }),
  delete_user_note: declare({
    kind: 'rpc',
    summary: 'Deletes a note on a member.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_note_id: Uuid }),
    output: Done,
    errors: ['notFound (404): there is no such note'],
  }),
  set_upload_right: declare({
    kind: 'rpc',
    summary:
      'Grants or denies `can_upload_videos`, whatever the identity check says. Null leaves it to the check again. Whoever loses it gets a statement of reasons.',
    access: 'admin',
    proof: 'fresh',
    limit: 'write',
    input: Input({
      p_user_id: Uuid,
      p_can_upload_videos: Nullable(Type.Boolean()),
      p_reason: Type.Optional(Nullable(Words(limits.suspensionReasonLength))),
      p_ground: OptionalGround,
    }),
    output: Type.Object({ user_id: Uuid, can_upload_videos: Type.Boolean() }),
    errors,
  }),
  grant_admin_role: declare({
    kind: 'rpc',
    summary: 'Makes a member with a confirmed address an admin. The caller proves who they are.',
    access: 'admin',
    proof: 'typed',
    limit: 'credential',
    input: Input({
      p_user_id: Uuid,
      p_password: Type.Optional(Nullable(SecretText({ maxLength: limits.passwordLength }))),
    }),
    output: Type.Object({ id: Uuid, role: RoleName }),
    errors: [
      ...errors,
      'badCredentials (400): the password is wrong',
      'notAllowed (403), hint `reauthentication_needed`: no password is given, and the sign-in is too long ago',
      'notAllowed (403), without a hint: with the setting `fourEyes`, admins are made by the operator’s shell alone',
      'conflict (409): the address is not confirmed, or the account is suspended',
    ],
  }),
};

import { Type } from 'typebox';
import { declare } from './call.ts';
import { Input, Nullable, Timestamp, Uuid } from './common.ts';
import { limits } from './limits.ts';
import { RoleName } from './roles.ts';

const Email = Type.String({ minLength: 1, maxLength: limits.emailLength });
const Password = Type.String({ minLength: 1, maxLength: limits.passwordLength });
const Name = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })));

/** One's own account. */
export const Account = Type.Object({
  id: Uuid,
  email: Type.String(),
  username: Type.String(),
  display_name: Nullable(Type.String()),
  first_name: Nullable(Type.String()),
  last_name: Nullable(Type.String()),
  avatar_url: Nullable(Type.String()),
  cover_url: Nullable(Type.String()),
  role: RoleName,
  is_email_verified: Type.Boolean(),
  can_upload_videos: Type.Boolean(),
  has_password: Type.Boolean(),
  username_changed_at: Nullable(Timestamp),
  deletion_at: Nullable(Timestamp),
  created_at: Timestamp,
});

export const SessionFacts = Type.Object({ id: Uuid, expires_at: Timestamp });

const Entrance = Type.Object({
  user: Nullable(Account),
  session: Nullable(SessionFacts),
});

export const accountCalls = {
  sign_up: declare({
    kind: 'rpc',
    summary:
      'Makes an account. With a session in the answer the cookie is set; without one a mail waits to be confirmed.',
    access: 'anyone',
    limit: 'credential',
    input: Input({
      p_email: Email,
      p_password: Password,
      p_username: Type.String({ minLength: 1, maxLength: 200 }),
      p_display_name: Name(limits.displayNameLength),
      p_first_name: Name(limits.personNameLength),
      p_last_name: Name(limits.personNameLength),
    }),
    output: Entrance,
    errors: [
      'badInput (400) with `field`: the address, the username or the password cannot be taken',
      'conflict (409) with `field`: the address or the username is in use',
    ],
  }),
  sign_in: declare({
    kind: 'rpc',
    summary: 'Opens a session with address and password and sets its cookie.',
    access: 'anyone',
    limit: 'credential',
    input: Input({ p_email: Email, p_password: Password }),
    output: Entrance,
    errors: [
      'badInput (400): address or password is wrong',
      'notAllowed (403): the address is not confirmed yet',
      'rateLimited (429): too many attempts on this account or from this address',
    ],
  }),
  sign_out: declare({
    kind: 'rpc',
    summary:
      'Ends this session (`local`), every session of the account (`global`), or all but this one (`others`). Nothing to end is no error.',
    access: 'anyone',
    limit: 'write',
    input: Input({
      p_scope: Type.Optional(
        Type.Union([Type.Literal('local'), Type.Literal('global'), Type.Literal('others')]),
      ),
    }),
    output: Type.Object({ ended: Type.Integer({ description: 'Sessions that were ended.' }) }),
  }),
  get_session: declare({
    kind: 'rpc',
    summary: 'The account and session of whoever asks; both null for a visitor.',
    access: 'anyone',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Entrance,
  }),
  refresh_session: declare({
    kind: 'rpc',
    summary: 'Lengthens the session of the cookie and answers the account as it is now.',
    access: 'member',
    limit: 'write',
    input: Input({}),
    output: Entrance,
  }),
};

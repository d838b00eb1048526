import { Type } from 'typebox';
import { declare } from './call.ts';
import { EmailAddress } from './email-address.ts';
import { ShownTerms } from './legal-pages.ts';
import { limits } from './limits.ts';
import { RoleName } from './roles.ts';
import {
  CodeText,
  Input,
  MemberPictureUrl,
  Nullable,
  PrivateText,
  PublicText,
  SecretText,
  Timestamp,
  Uuid,
} from './schema-parts.ts';

export const Password = SecretText({ minLength: 1, maxLength: limits.passwordLength });
/** The rules for a username, even one that the site derives from other words. */
export const usernameRules = {
  holder: 'The username holds',
  longest: 200,
  holdWords: 'refused',
  isName: true,
} as const;
export const Username = PublicText({ ...usernameRules, minLength: 1, maxLength: 200 });
export const DisplayName = PublicText({
  holder: 'The display name holds',
  longest: limits.displayNameLength,
  holdWords: 'refused',
  isName: true,
  maxLength: limits.displayNameLength,
});
const Name = (maxLength: number) => Type.Optional(Nullable(PrivateText({ maxLength })));

/** The caller's own account. */
export const Account = Type.Object({
  id: Uuid,
  email: Type.String(),
  username: Type.String(),
  display_name: Nullable(Type.String()),
  first_name: Nullable(Type.String()),
  last_name: Nullable(Type.String()),
  avatar_url: Nullable(MemberPictureUrl()),
  cover_url: Nullable(MemberPictureUrl()),
  role: RoleName,
  is_email_verified: Type.Boolean(),
  can_upload_videos: Type.Boolean(),
  has_password: Type.Boolean(),
  username_changed_at: Nullable(Timestamp),
  deletion_at: Nullable(Timestamp),
  created_at: Timestamp,
});

export const SessionFacts = Type.Object({ id: Uuid, expires_at: Timestamp });

/** Who signed in, and with which session; or what they still have to present. */
export const Entrance = Type.Object({
  user: Nullable(Account),
  session: Nullable(SessionFacts),
  second_factor: Nullable(
    Type.Object(
      {
        challenge: Type.String({ description: 'For `complete_sign_in`, within ten minutes.' }),
        methods: Type.Array(Type.Union([Type.Literal('totp'), Type.Literal('recovery_code')])),
      },
      { description: 'Present: the password was right, and the account also requires a code.' },
    ),
  ),
});

export const accountCalls = {
  sign_up: declare({
    kind: 'rpc',
    summary:
      'Creates an account. If the answer has a session, the cookie is set; if not, a confirmation mail has been sent.',
    access: 'anyone',
    limit: 'enumerable',
    input: Input({
      p_email: EmailAddress,
      p_password: Password,
      p_username: Username,
      p_display_name: Type.Optional(Nullable(DisplayName)),
      p_first_name: Name(limits.personNameLength),
      p_last_name: Name(limits.personNameLength),
      p_terms: ShownTerms,
    }),
    output: Entrance,
    errors: [
      'conflict (409) with `field` `p_terms`: other terms are in force than the version that was shown',
      'badInput (400) with `field`: the address, the username or the password cannot be taken',
      'conflict (409) with `field`: the address or the username is in use',
    ],
  }),
  sign_in: declare({
    kind: 'rpc',
    summary: 'Opens a session with address and password and sets its cookie.',
    access: 'anyone',
    limit: 'credential',
    input: Input({ p_email: EmailAddress, p_password: Password }),
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
      'Ends this session (`local`), every session of the account (`global`), or all but this one (`others`). Ending nothing is not an error.',
    access: 'anyone',
    limit: 'write',
    input: Input({
      p_scope: Type.Optional(
        Type.Union([Type.Literal('local'), Type.Literal('global'), Type.Literal('others')]),
      ),
    }),
    output: Type.Object({ ended: Type.Integer({ description: 'Number of sessions ended.' }) }),
  }),
  get_session: declare({
    kind: 'rpc',
    summary: 'The caller’s account and session; both null for a visitor.',
    access: 'anyone',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Entrance,
  }),
  refresh_session: declare({
    kind: 'rpc',
    summary: 'Extends the cookie’s session and returns the current account.',
    access: 'member',
    limit: 'write',
    input: Input({}),
    output: Entrance,
  }),
  check_username_availability: declare({
    kind: 'rpc',
    summary: 'Whether a username is available, and if not, why.',
    access: 'anyone',
    limit: 'naming',
    input: Input({ p_username_input: CodeText({ maxLength: 200 }) }),
    output: Type.Array(Type.Object({ is_available: Type.Boolean(), status_message: Type.String() })),
  }),
  check_email_availability: declare({
    kind: 'rpc',
    summary:
      'Whether an address can be used. True for every address if addresses are confirmed before the first session; otherwise answered truthfully only for members, and for a browser that has already found a free username. A few questions a minute.',
    access: 'anyone',
    limit: 'enumerable',
    input: Input({ p_email: EmailAddress }),
    output: Type.Boolean(),
    errors: ['badInput (400): not an address'],
  }),
  get_password_strength: declare({
    kind: 'rpc',
    summary:
      'How hard a password is to guess, and whether it is on the list of leaked ones. Nothing is stored.',
    access: 'anyone',
    limit: 'search',
    input: Input({
      p_password: SecretText({ maxLength: limits.passwordLength }),
      p_own_words: Type.Optional(
        Type.Array(PrivateText({ maxLength: 254 }), {
          maxItems: 6,
          description: 'What others know about its owner: username, address.',
        }),
      ),
    }),
    output: Type.Object({
      score: Type.Integer({
        minimum: 0,
        maximum: 4,
        description: '0: guessed at once. 4: practically impossible to guess.',
      }),
      is_breached: Type.Boolean({ description: 'Such a password is refused.' }),
    }),
  }),
  update_account_details: declare({
    kind: 'rpc',
    summary: 'Changes what differs. Omitted fields stay, null clears.',
    access: 'member',
    limit: 'write',
    input: Input({
      p_username: Type.Optional(Nullable(Username)),
      p_display_name: Type.Optional(Nullable(DisplayName)),
      p_first_name: Name(limits.personNameLength),
      p_last_name: Name(limits.personNameLength),
    }),
    output: Account,
    errors: [
      'badInput (400): No changes to save.',
      'conflict (409) with `field`: the username is in use, or was changed within 30 days',
    ],
  }),
  change_password: declare({
    kind: 'rpc',
    summary: 'Changes the password and ends every other session.',
    access: 'member',
    limit: 'credential',
    input: Input({
      p_current_password: Type.Optional(Nullable(SecretText({ maxLength: limits.passwordLength }))),
      p_new_password: Password,
    }),
    output: Type.Object({ changed: Type.Boolean() }),
    errors: ['badCredentials (400): the old password is wrong'],
  }),
  'list-user-sessions': declare({
    kind: 'function',
    summary: 'Where the caller is logged in. `ip` is shortened.',
    access: 'member',
    limit: 'read',
    input: Input({}),
    output: Type.Array(
      Type.Object({
        id: Uuid,
        user_agent: Type.String(),
        country_code: Nullable(Type.String()),
        ip: Type.String(),
        is_current: Type.Boolean(),
        created_at: Timestamp,
        updated_at: Timestamp,
      }),
    ),
  }),
  'revoke-user-session': declare({
    kind: 'function',
    summary: 'Ends one of the caller’s sessions, in every process at once.',
    access: 'member',
    limit: 'write',
    input: Input({ session_id: Uuid }),
    output: Type.Object({ success: Type.Boolean() }),
    errors: ['notFound (404): the caller has no such session'],
  }),
  prove_identity: declare({
    kind: 'rpc',
    summary: 'Confirms the password again, for calls that require a sign-in within five minutes.',
    access: 'member',
    limit: 'credential',
    input: Input({ p_password: Password }),
    output: Type.Object({ proven: Type.Boolean() }),
    errors: ['badCredentials (400): the password is wrong'],
  }),
};

import { Type } from 'typebox';
import { Entrance } from './accounts.ts';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import {
  CodeText,
  holdsNoMedia,
  Input,
  LinkUrl,
  MediaUrl,
  Nullable,
  PrivateText,
  SecretText,
  Timestamp,
  Uuid,
} from './schema-parts.ts';

const OptionalPassword = Type.Optional(Nullable(SecretText({ maxLength: limits.passwordLength })));
const Code = SecretText({ minLength: 6, maxLength: 20 });
const RecoveryCodes = Type.Object({
  recovery_codes: Type.Array(Type.String(), { description: 'Shown only this once. Each code works once.' }),
});
const PasskeyName = PrivateText({ minLength: 1, maxLength: limits.passkeyNameLength });
export const Passkey = Type.Object({
  id: Uuid,
  name: Type.String(),
  created_at: Timestamp,
  last_used_at: Nullable(Timestamp),
});
const askAgain = 'notAllowed (403), hint `reauthentication_needed`: the sign-in is too long ago';

const Base64 = (maxLength: number) => SecretText({ minLength: 1, maxLength });
/** What `PublicKeyCredential.toJSON()` returns. Other names are let through. */
const CredentialOf = <P extends import('typebox').TProperties>(response: P) =>
  Type.Object({
    id: Base64(1400),
    rawId: Base64(1400),
    type: Type.Literal('public-key'),
    response: Type.Object(response),
    authenticatorAttachment: Type.Optional(Nullable(CodeText({ maxLength: 40 }))),
    clientExtensionResults: Type.Object({}),
  });
const RegistrationResponse = CredentialOf({
  clientDataJSON: Base64(4096),
  attestationObject: Base64(65_536),
  transports: Type.Optional(Type.Array(CodeText({ maxLength: 40 }), { maxItems: 10 })),
});
const AuthenticationResponse = CredentialOf({
  clientDataJSON: Base64(4096),
  authenticatorData: Base64(8192),
  signature: Base64(4096),
  userHandle: Type.Optional(Nullable(SecretText({ maxLength: 200 }))),
});
const Options = Type.Object({
  options: Type.Unknown({ ...holdsNoMedia, description: '`publicKey` for the browser, in its JSON form.' }),
});

export const accountSecurityCalls = {
  get_security: declare({
    kind: 'rpc',
    summary: 'How the caller’s account is protected.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Object({
      has_password: Type.Boolean(),
      totp_enabled: Type.Boolean(),
      recovery_codes_left: Type.Integer(),
      passkeys: Type.Array(Passkey),
      google: Type.Array(Type.Object({ email: Nullable(Type.String()), connected_at: Timestamp })),
      pending_email: Nullable(
        Type.Object({
          new_email: Type.String(),
          old_confirmed: Type.Boolean(),
          new_confirmed: Type.Boolean(),
        }),
      ),
      proven_until: Nullable(
        Type.String({
          description: 'Until then nothing asks for the password again; null: it will be asked for.',
        }),
      ),
    }),
  }),
  complete_sign_in: declare({
    kind: 'rpc',
    summary:
      'Presents the second factor after `sign_in`: six digits from the app, or a recovery code. Sets the cookie.',
    access: 'anyone',
    limit: 'credential',
    input: Input({ p_challenge: SecretText({ minLength: 20, maxLength: 100 }), p_code: Code }),
    output: Entrance,
    errors: [
      'badCredentials (400): the code is wrong',
      'notFound (404): the sign-in took too long',
      'rateLimited (429): too many attempts',
    ],
  }),
  begin_totp: declare({
    kind: 'rpc',
    summary: 'A new secret for an authenticator app. It has no effect before `confirm_totp`.',
    access: 'member',
    limit: 'credential',
    input: Input({ p_password: OptionalPassword }),
    output: Type.Object({
      secret: Type.String({ description: 'Base 32, for typing.' }),
      address: LinkUrl({ description: '`otpauth://…`' }),
      picture: MediaUrl({ description: 'The address as a QR code, a data URI of an SVG.' }),
    }),
    errors: ['conflict (409): an app is set up already', askAgain],
  }),
  confirm_totp: declare({
    kind: 'rpc',
    summary: 'Turns on the authenticator app with a first code from it.',
    access: 'member',
    limit: 'credential',
    input: Input({ p_code: Code }),
    output: RecoveryCodes,
    errors: ['badCredentials (400): the code is wrong', 'conflict (409): nothing waits to be confirmed'],
  }),
  disable_totp: declare({
    kind: 'rpc',
    summary: 'Removes the authenticator app and the recovery codes.',
    access: 'member',
    limit: 'credential',
    input: Input({ p_password: OptionalPassword }),
    output: Type.Object({ disabled: Type.Boolean() }),
    errors: [askAgain],
  }),
  renew_recovery_codes: declare({
    kind: 'rpc',
    summary: 'Ten new recovery codes; the old ones stop working.',
    access: 'member',
    limit: 'credential',
    input: Input({ p_password: OptionalPassword }),
    output: RecoveryCodes,
    errors: ['conflict (409): no app is set up', askAgain],
  }),
  begin_passkey: declare({
    kind: 'rpc',
    summary: 'What the browser needs to make a passkey (`navigator.credentials.create`).',
    access: 'member',
    limit: 'credential',
    input: Input({ p_password: OptionalPassword }),
    output: Options,
    errors: [askAgain],
  }),
  finish_passkey: declare({
    kind: 'rpc',
    summary: 'Registers the passkey that the browser made.',
    access: 'member',
    limit: 'credential',
    input: Input({ p_response: RegistrationResponse, p_name: Type.Optional(Nullable(PasskeyName)) }),
    output: Passkey,
  }),
  begin_passkey_sign_in: declare({
    kind: 'rpc',
    summary: 'What the browser needs to offer its passkeys (`navigator.credentials.get`).',
    access: 'anyone',
    limit: 'credential',
    input: Input({}),
    output: Options,
  }),
  finish_passkey_sign_in: declare({
    kind: 'rpc',
    summary:
      'Opens a session for the holder of a passkey and sets its cookie. No second factor is asked for.',
    access: 'anyone',
    limit: 'credential',
    input: Input({ p_response: AuthenticationResponse }),
    output: Entrance,
    errors: ['badCredentials (400): the passkey is not known here'],
  }),
  rename_passkey: declare({
    kind: 'rpc',
    summary: 'Renames one of the caller’s passkeys.',
    access: 'member',
    limit: 'write',
    input: Input({ p_passkey_id: Uuid, p_name: PasskeyName }),
    output: Passkey,
    errors: ['notFound (404): the caller has no such passkey'],
  }),
  delete_passkey: declare({
    kind: 'rpc',
    summary: 'Removes one of the caller’s passkeys, but never the last way into the account.',
    access: 'member',
    limit: 'credential',
    input: Input({ p_passkey_id: Uuid, p_password: OptionalPassword }),
    output: Type.Object({ deleted: Type.Boolean() }),
    errors: [
      'notFound (404): the caller has no such passkey',
      'conflict (409): it is the last way in',
      askAgain,
    ],
  }),
  disconnect_google: declare({
    kind: 'rpc',
    summary: 'Disconnects Google from the account, unless it is the last way in.',
    access: 'member',
    limit: 'credential',
    input: Input({ p_password: OptionalPassword }),
    output: Type.Object({ disconnected: Type.Integer() }),
    errors: ['conflict (409): it is the last way in', askAgain],
  }),
};

import { type TProperties, Type } from 'typebox';
import { DisplayName, Username } from './accounts.ts';
import { EmailAddress } from './email-address.ts';
import { limits } from './limits.ts';
import type { Routes } from './route.ts';
import { CodeText, LinkUrl, PrivateText, SecretText } from './schema-parts.ts';

const Text = (maxLength: number) => CodeText({ maxLength });
const Maybe = (maxLength: number) => Type.Optional(Type.Union([Text(maxLength), Type.Null()]));
const Password = SecretText({ minLength: 1, maxLength: limits.passwordLength });

/** What client libraries send beside what a request is about; it asks nothing of us. */
const also = {
  gotrue_meta_security: Type.Optional(Type.Unknown()),
  channel: Maybe(20),
};
const proof = { code_challenge: Maybe(128), code_challenge_method: Maybe(10) };

/** Libraries that have none send it empty. */
const MetadataUsername = { ...Username, minLength: 0 };
const PersonName = Type.Optional(
  Type.Union([PrivateText({ maxLength: limits.personNameLength }), Type.Null()]),
);

/**
 * Names of the metadata that a member may write. Others are ignored: every right, and the picture, which is the one
 * that was uploaded last.
 */
export const AccountMetadata = Type.Object({
  username: Type.Optional(Type.Union([MetadataUsername, Type.Null()])),
  display_name: Type.Optional(Type.Union([DisplayName, Type.Null()])),
  first_name: PersonName,
  last_name: PersonName,
});

/** Names that are not listed are left alone: newer libraries may send more. */
const Body = <P extends TProperties>(properties: P) => Type.Object({ ...properties, ...also });

export const protocolBodies = {
  signUp: Body({
    email: EmailAddress,
    password: Password,
    data: Type.Optional(Type.Union([AccountMetadata, Type.Null()])),
    ...proof,
  }),
  password: Body({ email: EmailAddress, password: Password }),
  refresh: Body({ refresh_token: SecretText({ minLength: 1, maxLength: 200 }) }),
  proofKey: Body({
    auth_code: SecretText({ minLength: 1, maxLength: 200 }),
    code_verifier: SecretText({ minLength: 1, maxLength: 200 }),
  }),
  user: Body({
    email: Type.Optional(EmailAddress),
    password: Type.Optional(Password),
    current_password: Type.Optional(
      Type.Union([SecretText({ maxLength: limits.passwordLength }), Type.Null()]),
    ),
    data: Type.Optional(Type.Union([AccountMetadata, Type.Null()])),
    ...proof,
  }),
  recover: Body({ email: EmailAddress, ...proof }),
  resend: Body({ email: EmailAddress, type: Text(20), ...proof }),
  verify: Body({
    type: Text(20),
    token_hash: Maybe(200),
    token: Maybe(200),
    email: Maybe(limits.emailLength),
  }),
};

const json = 'application/json';
const redirect = Type.Object({ redirect_to: Type.Optional(LinkUrl()) });
const account = { says: 'The account, as client libraries know it.' };
const session = { says: 'A session: access token, refresh token, when it ends, and the account.' };
const nothing = { says: 'An empty object, whether or not the address has an account.' };

/**
 * `/auth/v1`: the account protocol of the platform whose client libraries we serve. Who asks is told by the bearer alone;
 * refusals are `{code, error_code, msg, message}`.
 */
export const accountProtocolRoutes = {
  'GET /auth/v1/health': {
    summary: 'Says that accounts are served here.',
    access: 'anyone',
    limit: 'read',
    answers: { 200: { says: 'Name and description.' } },
  },
  'GET /auth/v1/settings': {
    summary: 'What one may sign in with here.',
    access: 'anyone',
    limit: 'read',
    answers: { 200: { says: 'Providers, and whether an address is confirmed first.' } },
  },
  'POST /auth/v1/signup': {
    summary: 'Signs up. Where addresses are confirmed first, the answer is the account without a session.',
    access: 'anyone',
    limit: 'enumerable',
    query: redirect,
    body: { type: json, schema: protocolBodies.signUp },
    answers: { 200: session },
    errors: ['`phone_provider_disabled` for a telephone number.'],
  },
  'POST /auth/v1/token': {
    summary: 'Opens a session: by password, by refresh token, or by a code and its proof key.',
    access: 'anyone',
    limit: 'credential',
    query: Type.Object({
      grant_type: Type.Union([Type.Literal('password'), Type.Literal('refresh_token'), Type.Literal('pkce')]),
    }),
    body: {
      type: json,
      schema: Type.Union([protocolBodies.password, protocolBodies.refresh, protocolBodies.proofKey]),
    },
    answers: { 200: session },
    errors: ['`insufficient_aal` where a second factor is asked: one signs in on the site.'],
  },
  'GET /auth/v1/user': {
    summary: 'One’s own account, with the address that waits to be confirmed.',
    access: 'member',
    limit: 'read',
    answers: { 200: account },
  },
  'PUT /auth/v1/user': {
    summary:
      'Changes one’s own account: address, password, names. Nothing is changed before all of it is allowed.',
    access: 'member',
    limit: 'credential',
    body: { type: json, schema: protocolBodies.user },
    answers: { 200: account },
    errors: ['`reauthentication_needed` where the password is asked again.'],
  },
  'POST /auth/v1/logout': {
    summary: 'Ends sessions: this one, all others, or all.',
    access: 'member',
    limit: 'write',
    query: Type.Object({
      scope: Type.Optional(
        Type.Union([Type.Literal('global'), Type.Literal('local'), Type.Literal('others')]),
      ),
    }),
    answers: { 204: { says: 'They are ended.' } },
  },
  'POST /auth/v1/recover': {
    summary: 'Sends a link to choose a new password.',
    access: 'anyone',
    limit: 'enumerable',
    query: redirect,
    body: { type: json, schema: protocolBodies.recover },
    answers: { 200: nothing },
  },
  'POST /auth/v1/resend': {
    summary: 'Sends the mail of a sign-up or of a change of address again.',
    access: 'anyone',
    limit: 'enumerable',
    query: redirect,
    body: { type: json, schema: protocolBodies.resend },
    answers: { 200: nothing },
  },
  'POST /auth/v1/otp': {
    summary: 'Nobody signs in by a code alone here: always refused as `otp_disabled`.',
    access: 'anyone',
    limit: 'credential',
    answers: { 422: { says: 'Why not.' } },
  },
  'GET /auth/v1/authorize': {
    summary:
      'Leaves for Google, where it is set up, and comes back to `redirect_to` with a code or the tokens.',
    access: 'anyone',
    limit: 'credential',
    query: Type.Object({
      provider: CodeText({ maxLength: 20 }),
      redirect_to: Type.Optional(LinkUrl()),
      ...proof,
    }),
    answers: { 303: { says: 'The way there.' } },
    errors: ['`provider_disabled` for any other provider.'],
  },
  'POST /auth/v1/verify': {
    summary: 'Uses the link of a mail.',
    access: 'anyone',
    limit: 'credential',
    body: { type: json, schema: protocolBodies.verify },
    answers: { 200: session },
    errors: ['`otp_expired` for a link that was used or is past.'],
  },
  'GET /auth/v1/verify': {
    summary: 'Uses the link of a mail that a browser has opened, and says at `redirect_to` how it went.',
    access: 'anyone',
    limit: 'credential',
    query: Type.Object({
      type: Type.Optional(CodeText({ maxLength: 20 })),
      token: Type.Optional(SecretText({ maxLength: 200 })),
      token_hash: Type.Optional(SecretText({ maxLength: 200 })),
      redirect_to: Type.Optional(LinkUrl()),
    }),
    answers: { 303: { says: 'Back, with a code, the tokens, or why not.' } },
  },
} as const satisfies Routes;

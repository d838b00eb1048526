import { type TProperties, Type } from 'typebox';
import { DisplayName, Username } from './accounts.ts';
import { EmailAddress } from './email-address.ts';
import { ShownTerms } from './legal-pages.ts';
import { limits } from './limits.ts';
import type { Routes } from './route.ts';
import { CodeText, LinkUrl, PrivateText, SecretText } from './schema-parts.ts';

const Text = (maxLength: number) => CodeText({ maxLength });
const Maybe = (maxLength: number) => Type.Optional(Type.Union([Text(maxLength), Type.Null()]));
const Password = SecretText({ minLength: 1, maxLength: limits.passwordLength });

/** What client libraries send in addition to the request itself; we need not act on it. */
const also = {
  gotrue_meta_security: Type.Optional(Type.Unknown()),
  channel: Maybe(20),
};
const proof = { code_challenge: Maybe(128), code_challenge_method: Maybe(10) };

/** Libraries without one send it empty. */
const MetadataUsername = { ...Username, minLength: 0 };
const PersonName = Type.Optional(
  Type.Union([PrivateText({ maxLength: limits.personNameLength }), Type.Null()]),
);

/**
 * Metadata that a member may write. Other names are ignored: every right, and the picture, which is always the one
 * that was uploaded last.
 */
export const AccountMetadata = Type.Object({
  username: Type.Optional(Type.Union([MetadataUsername, Type.Null()])),
  display_name: Type.Optional(Type.Union([DisplayName, Type.Null()])),
  first_name: PersonName,
  last_name: PersonName,
});

/** Unlisted names are ignored: newer libraries may send more. */
const Body = <P extends TProperties>(properties: P) => Type.Object({ ...properties, ...also });

export const protocolBodies = {
  signUp: Body({
    email: EmailAddress,
    password: Password,
    data: Type.Optional(
      Type.Union([Type.Object({ ...AccountMetadata.properties, terms: ShownTerms }), Type.Null()]),
    ),
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
 * `/auth/v1`: the account protocol of the platform whose client libraries we serve. Only the bearer identifies the caller;
 * refusals are `{code, error_code, msg, message}`.
 */
export const accountProtocolRoutes = {
  'GET /auth/v1/health': {
    summary: 'Confirms that accounts are served here.',
    access: 'anyone',
    limit: 'read',
    answers: { 200: { says: 'Name and description.' } },
  },
  'GET /auth/v1/settings': {
    summary: 'The available ways to sign in.',
    access: 'anyone',
    limit: 'read',
    answers: { 200: { says: 'Providers, and whether addresses must be confirmed first.' } },
  },
  'POST /auth/v1/signup': {
    summary: 'Signs up. If addresses must be confirmed first, the answer is the account without a session.',
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
    summary: 'The caller’s account, with any address that is waiting to be confirmed.',
    access: 'member',
    limit: 'read',
    answers: { 200: account },
  },
  'PUT /auth/v1/user': {
    summary:
      'Changes the caller’s account: address, password, names. Either everything is changed or nothing.',
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
    summary: 'Sends the mail for a sign-up or a change of address again.',
    access: 'anyone',
    limit: 'enumerable',
    query: redirect,
    body: { type: json, schema: protocolBodies.resend },
    answers: { 200: nothing },
  },
  'POST /auth/v1/otp': {
    summary: 'Signing in by code alone is not supported: always refused with `otp_disabled`.',
    access: 'anyone',
    limit: 'credential',
    answers: { 422: { says: 'Why not.' } },
  },
  'GET /auth/v1/authorize': {
    summary: 'Redirects to Google, if it is set up, and returns to `redirect_to` with a code or the tokens.',
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
    summary: 'Uses a mailed link.',
    access: 'anyone',
    limit: 'credential',
    body: { type: json, schema: protocolBodies.verify },
    answers: { 200: session },
    errors: ['`otp_expired` for a link that was used or is past.'],
  },
  'GET /auth/v1/verify': {
    summary: 'Uses a mailed link opened in a browser, and reports the outcome at `redirect_to`.',
    access: 'anyone',
    limit: 'credential',
    query: Type.Object({
      type: Type.Optional(CodeText({ maxLength: 20 })),
      token: Type.Optional(SecretText({ maxLength: 200 })),
      token_hash: Type.Optional(SecretText({ maxLength: 200 })),
      redirect_to: Type.Optional(LinkUrl()),
    }),
    answers: { 303: { says: 'Back to the caller, with a code, the tokens, or the reason for the failure.' } },
  },
} as const satisfies Routes;

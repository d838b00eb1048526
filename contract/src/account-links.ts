import { Type } from 'typebox';
import { Password } from './accounts.ts';
import { declare } from './call.ts';
import { EmailAddress } from './email-address.ts';
import { limits } from './limits.ts';
import { Input, Nullable, SecretText } from './schema-parts.ts';

const LinkToken = SecretText({ minLength: 20, maxLength: 100 });

/** What mailed links do: confirm an address, reset a password, change an address. */
export const accountLinkCalls = {
  verify_email: declare({
    kind: 'rpc',
    summary: 'Confirms the address that a mailed link was sent to. Does not sign anybody in.',
    access: 'anyone',
    limit: 'credential',
    input: Input({ p_token: LinkToken }),
    output: Type.Object({ verified: Type.Boolean() }),
    errors: ['notFound (404): the link has expired or was used'],
  }),
  resend_verification: declare({
    kind: 'rpc',
    summary: 'Sends the confirmation mail again; without an address, to the calling member.',
    access: 'anyone',
    limit: 'enumerable',
    input: Input({ p_email: Type.Optional(Nullable(EmailAddress)) }),
    output: Type.Object({
      sent: Type.Boolean({ description: 'True even if there is nobody to send to.' }),
    }),
  }),
  request_password_reset: declare({
    kind: 'rpc',
    summary:
      'Sends a password reset link to the account with this address. Gives the same answer if there is none.',
    access: 'anyone',
    limit: 'enumerable',
    input: Input({ p_email: EmailAddress }),
    output: Type.Object({ sent: Type.Boolean() }),
  }),
  reset_password: declare({
    kind: 'rpc',
    summary: 'Sets a new password with the token of a mailed link, and ends every session.',
    access: 'anyone',
    limit: 'credential',
    input: Input({ p_token: LinkToken, p_new_password: Password }),
    output: Type.Object({ changed: Type.Boolean() }),
    errors: ['notFound (404): the link has expired or was used'],
  }),
  change_email: declare({
    kind: 'rpc',
    summary:
      'Starts a change of address: both addresses are sent a link. Needs the password, or a sign-in within five minutes.',
    access: 'member',
    limit: 'enumerable',
    input: Input({
      p_email: EmailAddress,
      p_password: Type.Optional(Nullable(SecretText({ maxLength: limits.passwordLength }))),
    }),
    output: Type.Object({
      new_email: Type.String({ description: 'The address that is waiting for both confirmations.' }),
    }),
    errors: ['conflict (409): the address has an account', 'notAllowed (403): the sign-in is too long ago'],
  }),
  confirm_email_change: declare({
    kind: 'rpc',
    summary: 'Uses one of the two links of a change of address.',
    access: 'anyone',
    limit: 'credential',
    input: Input({ p_token: LinkToken }),
    output: Type.Object({
      state: Type.Union([
        Type.Literal('waiting_for_old'),
        Type.Literal('waiting_for_new'),
        Type.Literal('changed'),
      ]),
    }),
    errors: ['notFound (404): the link has expired or was used'],
  }),
  cancel_email_change: declare({
    kind: 'rpc',
    summary: 'Cancels a pending change of address.',
    access: 'member',
    limit: 'write',
    input: Input({}),
    output: Type.Object({ cancelled: Type.Boolean() }),
  }),
};

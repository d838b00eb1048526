import { Type } from 'typebox';
import { Password } from './accounts.ts';
import { declare } from './call.ts';
import { EmailAddress } from './email-address.ts';
import { limits } from './limits.ts';
import { Input, Nullable, SecretText } from './schema-parts.ts';

const LinkToken = SecretText({ minLength: 20, maxLength: 100 });

/** What is done by the links of mails: confirming an address, a forgotten password, a change of address. */
export const accountLinkCalls = {
  verify_email: declare({
    kind: 'rpc',
    summary: 'Confirms the address that the link of a mail was sent to. Signs nobody in.',
    access: 'anyone',
    limit: 'credential',
    input: Input({ p_token: LinkToken }),
    output: Type.Object({ verified: Type.Boolean() }),
    errors: ['notFound (404): the link has expired or was used'],
  }),
  resend_verification: declare({
    kind: 'rpc',
    summary: 'Sends the mail of the confirmation once more; without an address, to the member who asks.',
    access: 'anyone',
    limit: 'enumerable',
    input: Input({ p_email: Type.Optional(Nullable(EmailAddress)) }),
    output: Type.Object({
      sent: Type.Boolean({ description: 'True also where there is nobody to send to.' }),
    }),
  }),
  request_password_reset: declare({
    kind: 'rpc',
    summary:
      'Sends a link for a new password to whoever has the address. Answers the same where nobody has it.',
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
      'Begins a change of address: both addresses are sent a link. Asks for the password, or a sign-in within five minutes.',
    access: 'member',
    limit: 'enumerable',
    input: Input({
      p_email: EmailAddress,
      p_password: Type.Optional(Nullable(SecretText({ maxLength: limits.passwordLength }))),
    }),
    output: Type.Object({
      new_email: Type.String({ description: 'The address that waits for both confirmations.' }),
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
    summary: 'Forgets a change of address that waits.',
    access: 'member',
    limit: 'write',
    input: Input({}),
    output: Type.Object({ cancelled: Type.Boolean() }),
  }),
};

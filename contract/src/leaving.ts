import { Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { Input, LinkUrl, Nullable, PrivateText, SecretText, Timestamp, Uuid } from './schema-parts.ts';

const OptionalPassword = Type.Optional(Nullable(SecretText({ maxLength: limits.passwordLength })));

const Archive = Type.Object({
  id: Uuid,
  state: Type.Union([Type.Literal('queued'), Type.Literal('ready'), Type.Literal('failed')]),
  requested_at: Timestamp,
  ready_at: Nullable(Timestamp),
  expires_at: Nullable(Timestamp),
  bytes: Nullable(Type.Integer()),
  download_url: Nullable(LinkUrl({ description: 'For its owner, signed in.' })),
});

export const leavingCalls = {
  request_account_deletion: declare({
    kind: 'rpc',
    summary:
      'Schedules the account for deletion in 14 days, and ends every session. Needs the exact phrase, and the password or a sign-in within five minutes.',
    access: 'member',
    limit: 'credential',
    input: Input({ p_confirmation: PrivateText({ maxLength: 100 }), p_password: OptionalPassword }),
    output: Type.Object({ deletion_at: Timestamp }),
    errors: [
      'badInput (400): Confirmation text does not match.',
      'conflict (409): the last admin cannot leave',
      'notAllowed (403), hint `reauthentication_needed`',
    ],
  }),
  cancel_account_deletion: declare({
    kind: 'rpc',
    summary: 'Cancels the scheduled deletion of an account.',
    access: 'member',
    limit: 'write',
    input: Input({}),
    output: Type.Object({ stays: Type.Boolean({ description: 'False: no deletion was scheduled.' }) }),
  }),
  request_account_export: declare({
    kind: 'rpc',
    summary:
      'Requests an archive of the data we hold about the member; a mail says when it can be downloaded. Once a day.',
    access: 'member',
    limit: 'credential',
    input: Input({ p_password: OptionalPassword }),
    output: Archive,
    errors: ['conflict (409): one was asked for today', 'notAllowed (403), hint `reauthentication_needed`'],
  }),
  get_account_export: declare({
    kind: 'rpc',
    summary: 'The newest archive, or null.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Nullable(Archive),
  }),
};

import { type Static, type TProperties, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { DisplayName, Username } from '#contract/accounts.ts';
import { EmailAddress } from '#contract/email-address.ts';
import { limits } from '#contract/limits.ts';
import { CodeText, PrivateText, SecretText } from '#contract/schema-parts.ts';
import { badInput } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import { refuseTerms } from '../../texts/index.ts';

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
const Metadata = Type.Object({
  username: Type.Optional(Type.Union([MetadataUsername, Type.Null()])),
  display_name: Type.Optional(Type.Union([DisplayName, Type.Null()])),
  first_name: PersonName,
  last_name: PersonName,
});
export type Metadata = Static<typeof Metadata>;

/** Names that are not listed are left alone: newer libraries may send more. */
const body = <P extends TProperties>(properties: P) => {
  const schema = Type.Object({ ...properties, ...also });
  const validator = Compile(schema);
  const read = ({ config }: Pick<Platform, 'config'>, raw: unknown): Static<typeof schema> => {
    if (raw === null || typeof raw !== 'object' || Array.isArray(raw))
      throw badInput('body', 'The body must be a JSON object.');
    refuseBrokenText(raw, 0);
    if (!validator.Check(raw)) {
      const fault = [...validator.Errors(raw)][0] as unknown as
        | { instancePath: string; message: string; params: { requiredProperties?: string[] } }
        | undefined;
      const field = fault?.params.requiredProperties?.[0] ?? fault?.instancePath.split('/')[1] ?? 'body';
      throw badInput(
        field,
        `"${field}" ${fault?.params.requiredProperties ? 'is missing' : (fault?.message ?? 'is not as it must be')}.`,
      );
    }
    refuseTerms({ config }, schema, raw);
    return raw as Static<typeof schema>;
  };
  return Object.assign(read, { schema });
};

function refuseBrokenText(value: unknown, depth: number): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed())
      throw badInput('body', 'The body holds a character that is not allowed.');
  } else if (value !== null && typeof value === 'object') {
    if (depth > 5) throw badInput('body', 'The body is nested too deep.');
    for (const part of Object.values(value)) refuseBrokenText(part, depth + 1);
  }
}

export const bodies = {
  signUp: body({
    email: EmailAddress,
    password: Password,
    data: Type.Optional(Type.Union([Metadata, Type.Null()])),
    ...proof,
  }),
  password: body({ email: EmailAddress, password: Password }),
  refresh: body({ refresh_token: SecretText({ minLength: 1, maxLength: 200 }) }),
  proofKey: body({
    auth_code: SecretText({ minLength: 1, maxLength: 200 }),
    code_verifier: SecretText({ minLength: 1, maxLength: 200 }),
  }),
  user: body({
    email: Type.Optional(EmailAddress),
    password: Type.Optional(Password),
    current_password: Type.Optional(
      Type.Union([SecretText({ maxLength: limits.passwordLength }), Type.Null()]),
    ),
    data: Type.Optional(Type.Union([Metadata, Type.Null()])),
    ...proof,
  }),
  recover: body({ email: EmailAddress, ...proof }),
  resend: body({ email: EmailAddress, type: Text(20), ...proof }),
  verify: body({
    type: Text(20),
    token_hash: Maybe(200),
    token: Maybe(200),
    email: Maybe(limits.emailLength),
  }),
};

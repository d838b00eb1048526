import type { Static, TObject } from 'typebox';
import { Compile } from 'typebox/compile';
import { type AccountMetadata, protocolBodies } from '#contract/account-protocol.ts';
import { badInput } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import { refuseTerms } from '../../texts/index.ts';

export type Metadata = Static<typeof AccountMetadata>;

/** Reads a request body by the contract's schema. Throws `badInput` naming the field. */
const body = <S extends TObject>(schema: S) => {
  const validator = Compile(schema);
  const read = ({ config }: Pick<Platform, 'config'>, raw: unknown): Static<S> => {
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
    return raw as Static<S>;
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
  signUp: body(protocolBodies.signUp),
  password: body(protocolBodies.password),
  refresh: body(protocolBodies.refresh),
  proofKey: body(protocolBodies.proofKey),
  user: body(protocolBodies.user),
  recover: body(protocolBodies.recover),
  resend: body(protocolBodies.resend),
  verify: body(protocolBodies.verify),
};

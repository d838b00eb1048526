import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { Input, Timestamp } from './schema-parts.ts';

export const OperatorWarning = Type.Object({
  /** The same for the same problem, e.g. `untrusted_forwarding`. */
  kind: Type.String(),
  title: Type.String(),
  /** Its consequences, and what to do. */
  words: Type.String(),
  /** What it is about, e.g. an address or a version; may be empty. */
  detail: Type.String(),
  first_told_at: Timestamp,
  told_at: Timestamp,
});
export type OperatorWarning = Static<typeof OperatorWarning>;

export const operatorWarningCalls = {
  get_operator_warnings: declare({
    kind: 'rpc',
    summary: 'Problems with this site, for its operator: longest known first.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Array(OperatorWarning),
  }),
};

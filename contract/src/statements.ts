import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { CodeText, Input, Nullable } from './schema-parts.ts';

/** Statements that one export has at most. */
export const mostStatements = 10_000;

const Yes = Type.Union([Type.Literal('Yes'), Type.Literal('No')]);
const Words = Type.Array(Type.String());

/**
 * A statement of reasons in the schema of the European Commission's database (Regulation (EU) 2022/2065, article 24(5)), by the
 * names of its fields. Nothing of it is about a person.
 */
export const ExportedStatement = Type.Object({
  puid: Type.String(),
  decision_visibility: Words,
  decision_visibility_other: Nullable(Type.String()),
  decision_account: Nullable(Type.String()),
  decision_provision: Nullable(Type.String()),
  decision_ground: Type.String(),
  illegal_content_legal_ground: Nullable(Type.String()),
  illegal_content_explanation: Nullable(Type.String()),
  incompatible_content_ground: Nullable(Type.String()),
  incompatible_content_explanation: Nullable(Type.String()),
  incompatible_content_illegal: Nullable(Yes),
  content_type: Words,
  content_type_other: Nullable(Type.String()),
  category: Type.String(),
  category_specification: Words,
  territorial_scope: Words,
  content_date: Type.String({ description: '`2030-01-31`' }),
  application_date: Type.String(),
  end_date_account_restriction: Nullable(Type.String()),
  decision_facts: Type.String(),
  source_type: Type.String(),
  automated_detection: Yes,
  automated_decision: Type.String(),
});
export type ExportedStatement = Static<typeof ExportedStatement>;

const Day = CodeText({ minLength: 10, maxLength: 10, description: 'A day, `2030-01-31`.' });

export const statementCalls = {
  export_statements: declare({
    kind: 'rpc',
    summary:
      'The statements of reasons of some days, without personal data, in the schema of the European Commission. What may show a minor is in it for admins with `child_safety` alone.',
    access: 'admin',
    proof: 'fresh',
    limit: 'read',
    get: true,
    input: Input({ p_from: Day, p_to: Day }),
    output: Type.Object({ statements: Type.Array(ExportedStatement) }),
    errors: [
      `badInput (400): a day is none, the first is after the last, or there are more than ${mostStatements}`,
    ],
  }),
};

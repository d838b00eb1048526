import type { TSchema } from 'typebox';
import { protocolBodies } from '#contract/account-protocol.ts';
import { calls } from '#contract/calls.ts';
import { routes } from '#contract/routes.ts';
import { type Table, tables } from '#contract/tables.ts';

/** Every schema by which something comes in from outside, under a name for people. */
export const inputSchemas: readonly (readonly [string, TSchema])[] = [
  ...Object.entries(calls).map(([name, call]) => [name, call.input] as const),
  ...Object.entries(tables as Record<string, Table>).flatMap(([name, { writes }]) =>
    writes ? [[`table ${name}`, writes.row] as const] : [],
  ),
  ...Object.entries(protocolBodies).map(([name, schema]) => [`account protocol ${name}`, schema] as const),
  ...Object.entries(routes).flatMap(([name, { path, query, headers, body }]) =>
    [path, query, headers, body?.schema, body?.fields].flatMap((schema) =>
      schema ? [[name, schema] as const] : [],
    ),
  ),
];

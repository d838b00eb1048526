import type { TSchema } from 'typebox';
import { calls } from '#contract/calls.ts';
import { type Table, tables } from '#contract/tables.ts';
import { bodies } from '../domains/accounts/protocol/protocol-bodies.ts';

/** Every schema by which something comes in from outside, under a name for people. */
export const inputSchemas: readonly (readonly [string, TSchema])[] = [
  ...Object.entries(calls).map(([name, call]) => [name, call.input] as const),
  ...Object.entries(tables as Record<string, Table>).flatMap(([name, { writes }]) =>
    writes ? [[`table ${name}`, writes.row] as const] : [],
  ),
  ...Object.entries(bodies).map(([name, { schema }]) => [`account protocol ${name}`, schema] as const),
];

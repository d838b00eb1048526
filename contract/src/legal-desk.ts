import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { Input, Nullable, OneOf, Timestamp, Uuid } from './schema-parts.ts';

/** What has a time. `counter_notice`: what it is about comes back by itself. */
export const dueKinds = [
  'urgent_request',
  'data_request',
  'case',
  'complaint',
  'counter_notice',
  'court',
] as const;

export const DueItem = Type.Object({
  kind: OneOf(dueKinds),
  /** Of the case, or of the request itself. */
  id: Uuid,
  title: Type.String(),
  about: Type.String({ description: 'What the thing is, e.g. `video`.' }),
  due_at: Timestamp,
  is_late: Type.Boolean(),
  assignee: Nullable(Type.String()),
});
export type DueItem = Static<typeof DueItem>;

export const legalDeskCalls = {
  get_legal_desk: declare({
    kind: 'rpc',
    summary:
      'What is due at the legal desk, first things first, and whom a suspension is proposed for. What may show a minor is in it for admins with `child_safety` alone.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Object({
      due: Type.Array(DueItem),
      suspensions: Type.Array(
        Type.Object({ user_id: Uuid, username: Type.String(), strikes: Type.Integer() }),
      ),
    }),
  }),
  count_late_answers: declare({
    kind: 'rpc',
    summary: 'How many answers are late, of those that the caller may see.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Object({ late: Type.Integer() }),
  }),
};

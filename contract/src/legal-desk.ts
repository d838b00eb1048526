import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { reporterKinds } from './case-lists.ts';
import { soonHours, takenKinds } from './desk-lists.ts';
import { Exposure } from './exposure.ts';
import { limits } from './limits.ts';
import { ReportReason } from './reports.ts';
import { Input, Nullable, OneOf, Timestamp, Uuid } from './schema-parts.ts';

/** What has a time, and what only waits: notices from the day they come, tickets after a while. `counter_notice`: what it is about comes back by itself. */
export const dueKinds = [
  'urgent_request',
  'data_request',
  'case',
  'complaint',
  'counter_notice',
  'court',
  'ticket',
] as const;

export const DueItem = Type.Object({
  kind: OneOf(dueKinds),
  /** Of the case, or of the request or ticket itself. */
  id: Uuid,
  title: Type.String(),
  about: Type.String({ description: 'What the thing is, e.g. `video`.' }),
  reasons: Type.Array(ReportReason, { description: 'Of a case, gravest first; empty otherwise.' }),
  from: Nullable({
    ...Type.Object({ by: OneOf(reporterKinds), name: Nullable(Type.String()) }),
    description: 'Who sent the latest report of a case; null: it is none.',
  }),
  due_at: Timestamp,
  late_at: Nullable(
    Type.String({
      description: 'From when it is late; null: never, because no law says when it is answered.',
    }),
  ),
  is_late: Type.Boolean(),
  assignee: Nullable(Type.String()),
  is_own: Type.Boolean({
    description: 'A complaint about what the caller decided: another admin takes and answers it.',
  }),
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
      /** Cases with an open sworn notice, whatever its time. */
      notices: Type.Object({
        count: Type.Integer({ description: `At most ${limits.waitingCounted}.` }),
        /** There are more than were counted. */
        has_more: Type.Boolean(),
        since: Nullable(
          Type.String({ description: 'When the oldest of them was filed; null: none is open.' }),
        ),
      }),
      suspensions: Type.Array(
        Type.Object({ user_id: Uuid, username: Type.String(), strikes: Type.Integer() }),
      ),
    }),
  }),
  take_desk_item: declare({
    kind: 'rpc',
    summary:
      'Takes an urgent request, a data request or a complaint that stands on the desk, or gives it up. What a former admin had is free.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_kind: OneOf(takenKinds),
      p_id: { ...Uuid, description: 'As `get_legal_desk` has it.' },
      p_gives_up: Type.Optional(Type.Boolean({ default: false })),
      p_takes_over: Type.Optional(
        Type.Boolean({
          default: false,
          description: 'Even if another admin has it; on record, with their name.',
        }),
      ),
    }),
    output: Type.Object({ id: Uuid, is_mine: Type.Boolean() }),
    errors: [
      'notFound (404): it does not stand on the desk, or the caller may not see it',
      'conflict (409): another admin has it, or the caller decided what it complains of',
    ],
  }),
  get_own_work: declare({
    kind: 'rpc',
    summary:
      'What the caller has decided in thirty days, and how it held. For themselves; nobody is asked about others.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Object({
      decided: Type.Integer({ description: 'Decisions on cases.' }),
      upheld: Type.Integer({ description: 'Of these: a rule was broken.' }),
      median_hours: Nullable(
        Type.Number({
          description: 'From the first report of a case to its first decision; null: there was none.',
        }),
      ),
      complaints: Type.Integer({ description: 'Against these decisions, answered by somebody else.' }),
      reversed: Type.Integer({ description: 'Of these: upheld.' }),
      assigned: Type.Integer({ description: 'Undecided cases that the caller has now.' }),
      /** What may show a minor and was seen clearly; null: without `child_safety`. */
      looked: Nullable(Exposure),
    }),
  }),
  count_late_answers: declare({
    kind: 'rpc',
    summary: 'How many answers are late or nearly due, of those that the caller may see.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Object({
      late: Type.Integer(),
      soon: Type.Integer({ description: `Not late yet, but within ${soonHours} hours.` }),
    }),
  }),
};

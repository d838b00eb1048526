import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { holdSubjects, preservedKinds } from './evidence-lists.ts';
import { limits } from './limits.ts';
import {
  CodeText,
  holdsMedia,
  Input,
  MediaUrl,
  Nullable,
  OneOf,
  StaffText,
  Timestamp,
  Uuid,
} from './schema-parts.ts';
import { WaitsForSecond } from './second-looks.ts';

export const LegalHold = Type.Object({
  id: Uuid,
  subject_kind: OneOf(holdSubjects),
  subject_id: Uuid,
  reason: Type.String(),
  is_minor_related: Type.Boolean(),
  placed_by: Type.String(),
  placed_at: Timestamp,
  until: Nullable(Timestamp),
  lifted_at: Nullable(Timestamp),
  lifted_by: Nullable(Type.String()),
  lift_reason: Nullable(Type.String()),
  in_force: Type.Boolean({ description: 'Neither lifted nor expired.' }),
});
export type LegalHold = Static<typeof LegalHold>;

const Preserved = Type.Object({
  id: Uuid,
  kind: OneOf(preservedKinds),
  thing_id: Uuid,
  content: Type.Unknown({
    ...holdsMedia,
    description: 'What it said when it was deleted or rewritten: an object of words.',
  }),
  pictures: Type.Array(MediaUrl({ description: 'Where an admin with access fetches its files.' })),
  preserved_at: Timestamp,
  is_covered: Type.Boolean({
    description:
      'It may show a minor: its pictures come blurred and grey, unless the caller asked with `uncover_media`.',
  }),
});

export const Evidence = Type.Object({
  /** The latest first; of a thing also those on its case and its owner. */
  holds: Type.Array(LegalHold),
  is_evidence: Type.Boolean({
    description: 'It must not be destroyed now: held, in a case that is open, or under a legal hold.',
  }),
  /** What was deleted or rewritten and stays out of everybody’s sight. The latest first. */
  preserved: Type.Array(Preserved),
  /** The caller sees holds about minors, and may place them. */
  sees_minors: Type.Boolean(),
});
export type Evidence = Static<typeof Evidence>;

const noSuch = 'notFound (404): there is nothing of this id that the asker may see';

export const evidenceCalls = {
  get_evidence: declare({
    kind: 'rpc',
    summary:
      'Legal holds on a case, a member or a thing, and what is preserved of it. Anything about minors is included only for admins with `child_safety`.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({ p_subject_kind: OneOf(holdSubjects), p_subject_id: Uuid }),
    output: Evidence,
  }),
  place_legal_hold: declare({
    kind: 'rpc',
    summary:
      'Protects a case and what it names, everything of a member, or a thing from every purge and deletion, until a given time or until lifted. On record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_subject_kind: OneOf(holdSubjects),
      p_subject_id: Uuid,
      p_reason: StaffText({ minLength: 1, maxLength: limits.holdReasonLength }),
      p_until: Type.Optional(
        Nullable(CodeText({ maxLength: 40, description: 'A time, ISO 8601; null: until it is lifted.' })),
      ),
      p_is_minor_related: Type.Optional(
        Type.Boolean({
          description: 'For admins with `child_safety`; always so for a case about minors.',
        }),
      ),
    }),
    output: LegalHold,
    errors: [
      noSuch,
      'badInput (400): no reason, or an end that is none',
      'notAllowed (403): a hold about minors needs `child_safety`',
      'conflict (409): there are as many holds on it as there can be',
    ],
  }),
  lift_legal_hold: declare({
    kind: 'rpc',
    summary:
      'Ends a legal hold, with the reason. What only this hold preserved is released within an hour. On record.',
    access: 'admin',
    proof: 'fresh',
    limit: 'write',
    input: Input({
      p_hold_id: Uuid,
      p_reason: StaffText({ minLength: 1, maxLength: limits.holdReasonLength }),
    }),
    output: Type.Object({ ...LegalHold.properties, waits_for_second: WaitsForSecond }),
    errors: [
      noSuch,
      'badInput (400): no reason',
      'conflict (409): it was lifted already, or waits for a second admin',
    ],
  }),
};

import { type Static, Type } from 'typebox';
import { authorActions, casePriorities, caseStates, reporterKinds, targetActions } from './case-lists.ts';
import { ComplaintStanding } from './complaints.ts';
import { CounterNoticeStanding } from './counter-notices.ts';
import { noticeKinds } from './notice-lists.ts';
import { CaseTargetKind, ReportReason, ReportTargetKind } from './reports.ts';
import { holdsMedia, MediaUrl, Nullable, OneOf, Timestamp, Uuid } from './schema-parts.ts';

const Person = Nullable(Type.Object({ id: Uuid, username: Type.String() }));

/** A case as the list shows it: one reported thing, however many people reported it. */
export const CaseRow = Type.Object({
  id: Uuid,
  target_kind: CaseTargetKind,
  target_id: Uuid,
  title: Type.String({ description: 'The thing’s name, or the beginning of its text.' }),
  author: Person,
  state: OneOf(caseStates),
  priority: OneOf(casePriorities),
  is_held: Type.Boolean({ description: 'A report hides it until it is decided.' }),
  is_minor_related: Type.Boolean({ description: 'Only admins with `child_safety` see it.' }),
  is_covered: Type.Boolean({
    description:
      'It may show a minor: pictures come blurred and grey, and videos do not play, unless the caller asked with `uncover_media`.',
  }),
  is_burst: Type.Boolean({
    description:
      'Several things by one author were reported at once: they form one case, which comes before all others.',
  }),
  reasons: Type.Array(ReportReason, { description: 'Gravest first.' }),
  report_count: Type.Integer(),
  reporter_username: Nullable(Type.String({ description: 'Of the latest report.' })),
  reporter_by: {
    ...OneOf(reporterKinds),
    description: 'Who sent the latest report. A member without a username: the account is deleted.',
  },
  notifier_name: Nullable(
    Type.String({
      description: 'Where they have no username: the name on their notice; null: they gave none.',
    }),
  ),
  assignee: Person,
  created_at: Timestamp,
  last_reported_at: Timestamp,
  decided_at: Nullable(Timestamp),
  due_at: Nullable(Type.String({ description: 'When it is to be decided; null: without a fixed time.' })),
  notice_kinds: Type.Array(OneOf(noticeKinds), {
    description: 'Of the open sworn notices in it; empty: it has casual reports only.',
  }),
  aim_at: Nullable(
    Type.String({
      description:
        'By when a notice without a fixed time should be decided about; never late. Null: there is none.',
    }),
  ),
});
export type CaseRow = Static<typeof CaseRow>;

const CaseReport = Type.Object({
  id: Uuid,
  target_kind: ReportTargetKind,
  reporter: Person,
  /** The site found it itself, so there is no reporter. */
  by_site: Type.Boolean(),
  /** It comes from a notice that was written without an account. */
  by_visitor: Type.Boolean(),
  /** Share of their decided reports that were right, 0 to 1; a half for reporters without any. */
  reliability: Type.Number(),
  reporter_upheld: Type.Integer(),
  reporter_decided: Type.Integer(),
  reason_category: ReportReason,
  custom_reason_text: Nullable(Type.String()),
  state: Type.Union([Type.Literal('open'), Type.Literal('upheld'), Type.Literal('dismissed')]),
  held_target: Type.Boolean(),
  is_false: Type.Boolean(),
  created_at: Timestamp,
  /** The sworn notice that it comes from; null: from none. */
  notice: Nullable(
    Type.Object({
      kind: OneOf(noticeKinds),
      demands: Nullable({
        ...ReportReason,
        description:
          'The rule whose sworn notice it is: the policy says what upholding it demands; null: nothing.',
      }),
      name: Type.String({ description: 'Empty: they gave none.' }),
      email: Type.String(),
      heart: Type.String({
        description: 'Of what was sworn, why, and what its writer wrote, line by line; empty: nothing.',
      }),
      text: Type.String({ description: 'What was sworn, line by line.' }),
      signed_as: Nullable(
        Type.String({
          description: 'The signature, if it is another name than the one given; null: it is that.',
        }),
      ),
      language: Nullable(
        Type.String({ description: 'What the notifier’s browser asks for, e.g. `de-AT`; null: unknown.' }),
      ),
      due_at: Nullable(Timestamp),
    }),
  ),
});
const CaseDecision = Type.Object({
  id: Uuid,
  outcome: Type.Union([Type.Literal('upheld'), Type.Literal('dismissed')]),
  target_action: OneOf(targetActions),
  author_action: OneOf(authorActions),
  suspended_until: Nullable(Timestamp),
  upload_right_taken: Type.Boolean(),
  stays_down: Type.Boolean(),
  ground: Nullable(ReportReason),
  explanation: Nullable(Type.String()),
  decided_by: Nullable(Type.String()),
  decided_at: Timestamp,
  /** Whether the one who asks made it: then another admin answers complaints. */
  is_own: Type.Boolean(),
  complaints: Type.Array(
    Type.Object({
      id: Uuid,
      by: OneOf(['author', 'notifier'] as const),
      words: Type.String(),
      standing: ComplaintStanding,
    }),
  ),
  /** What its author swore against it; null: nothing. */
  counter_notice: Nullable(
    Type.Object({
      id: Uuid,
      name: Type.String(),
      email: Type.String(),
      text: Type.String({ description: 'What was sworn, line by line.' }),
      court_action: Nullable(Type.String()),
      standing: CounterNoticeStanding,
    }),
  ),
});
export const CaseFile = Type.Object({
  case: CaseRow,
  /** More than one where cases were merged. */
  targets: Type.Array(
    Type.Object({
      kind: CaseTargetKind,
      id: Uuid,
      title: Type.String(),
      /** Addresses of its pictures; videos have a preview. */
      pictures: Type.Array(MediaUrl()),
      evidence: Type.Unknown({
        ...holdsMedia,
        description: 'What it showed and said when it was last reported: an object.',
      }),
    }),
  ),
  /** The latest first. */
  reports: Type.Array(CaseReport),
  notes: Type.Array(
    Type.Object({
      id: Uuid,
      text: Type.String(),
      written_by: Nullable(Type.String()),
      created_at: Timestamp,
    }),
  ),
  decisions: Type.Array(CaseDecision),
  history: Type.Array(
    Type.Object({
      id: Type.Integer(),
      acted_at: Timestamp,
      actor_name: Type.String(),
      summary: Type.String(),
    }),
  ),
  /** Null: it belongs to nobody, or to somebody without an account now. */
  author: Nullable(
    Type.Object({
      id: Uuid,
      username: Type.String(),
      strikes: Type.Integer(),
      is_active: Type.Boolean(),
      is_admin: Type.Boolean(),
      can_upload_videos: Type.Boolean(),
    }),
  ),
  /** Admins who may have this case. */
  assignable: Type.Array(Type.Object({ id: Uuid, username: Type.String() })),
  /** Undecided cases of the same author, which it can be merged into. */
  related: Type.Array(Type.Object({ id: Uuid, target_kind: CaseTargetKind, title: Type.String() })),
});
export type CaseFile = Static<typeof CaseFile>;

import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import {
  authorActions,
  casePriorities,
  caseSorts,
  caseStateFilters,
  caseStates,
  targetActions,
} from './case-lists.ts';
import { limits } from './limits.ts';
import { ReportReason, ReportTargetKind } from './reports.ts';
import {
  CodeText,
  holdsMedia,
  Input,
  MediaUrl,
  Nullable,
  OneOf,
  QueryText,
  StaffText,
  Timestamp,
  Uuid,
} from './schema-parts.ts';

const Person = Nullable(Type.Object({ id: Uuid, username: Type.String() }));

/** A case as the list shows it: one reported thing, however many people reported it. */
export const CaseRow = Type.Object({
  id: Uuid,
  target_kind: ReportTargetKind,
  target_id: Uuid,
  title: Type.String({ description: 'The thing’s name, or the beginning of its text.' }),
  author: Person,
  state: OneOf(caseStates),
  priority: OneOf(casePriorities),
  is_held: Type.Boolean({ description: 'A report hides it until it is decided.' }),
  is_burst: Type.Boolean({
    description:
      'Several things by one author were reported at once: they form one case, which comes before all others.',
  }),
  reasons: Type.Array(ReportReason, { description: 'Gravest first.' }),
  report_count: Type.Integer(),
  reporter_username: Nullable(Type.String({ description: 'Of the latest report.' })),
  assignee: Person,
  created_at: Timestamp,
  last_reported_at: Timestamp,
  decided_at: Nullable(Timestamp),
});
export type CaseRow = Static<typeof CaseRow>;

const CaseReport = Type.Object({
  id: Uuid,
  target_kind: ReportTargetKind,
  reporter: Person,
  /** The site itself found it; then there is no reporter. */
  by_site: Type.Boolean(),
  /** Share of right ones among their decided reports, from 0 to 1; a half for reporters with none. */
  reliability: Type.Number(),
  reporter_upheld: Type.Integer(),
  reporter_decided: Type.Integer(),
  reason_category: ReportReason,
  custom_reason_text: Nullable(Type.String()),
  state: Type.Union([Type.Literal('open'), Type.Literal('upheld'), Type.Literal('dismissed')]),
  held_target: Type.Boolean(),
  is_false: Type.Boolean(),
  created_at: Timestamp,
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
});
export const CaseFile = Type.Object({
  case: CaseRow,
  /** More than one where cases were merged. */
  targets: Type.Array(
    Type.Object({
      kind: ReportTargetKind,
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
  /** Null: it is nobody's, or they have no account any more. */
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
  related: Type.Array(Type.Object({ id: Uuid, target_kind: ReportTargetKind, title: Type.String() })),
});
export type CaseFile = Static<typeof CaseFile>;

const noSuch = 'notFound (404): there is no case of this id that the asker may see';
const decidedBefore = 'conflict (409): the case is decided, or another admin has it';
const Changed = Type.Object({ case_id: Uuid, state: OneOf(caseStates) });

export const caseCalls = {
  get_all_video_reports: declare({
    kind: 'rpc',
    summary:
      'Reports of videos, the latest first, at most a thousand at once. Reports that a minor may be shown only to admins with `child_safety`.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({
      p_limit: Type.Optional(
        Type.Integer({ minimum: 1, maximum: limits.videoReportsAtOnce, default: limits.videoReportsAtOnce }),
      ),
      p_offset: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.casesDeepest })),
    }),
    output: Type.Array(
      Type.Object({
        id: Uuid,
        video_title: Type.String({ description: 'As it was when it was reported.' }),
        reporter_username: Nullable(Type.String({ description: 'Null: the account is deleted.' })),
        reason: ReportReason,
        created_at: Timestamp,
      }),
    ),
  }),
  list_cases: declare({
    kind: 'rpc',
    summary:
      'A page of cases. Cases about minors are in it for admins with `child_safety` alone. `p_search` is an id, part of a title, or an author’s username.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({
      p_search: Type.Optional(Nullable(QueryText({ maxLength: limits.searchQueryLength }))),
      p_state: Type.Optional(OneOf(caseStateFilters)),
      p_kind: Type.Optional(Nullable(ReportTargetKind)),
      p_priority: Type.Optional(Nullable(OneOf(casePriorities))),
      p_assignee: Type.Optional(Nullable(OneOf(['me', 'nobody', 'others']))),
      p_sort: Type.Optional(OneOf(caseSorts)),
      p_is_ascending: Type.Optional(Type.Boolean()),
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: limits.casesPageSize })),
      p_offset: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.casesDeepest })),
    }),
    output: Type.Object({
      items: Type.Array(CaseRow),
      total: Type.Integer(),
      /** There are more than `total`, which is as far as is counted. */
      is_capped: Type.Boolean(),
      /** The asker sees cases about minors. */
      sees_minors: Type.Boolean(),
    }),
  }),
  get_case: declare({
    kind: 'rpc',
    summary: 'All of one case. Of a case that was merged: the one that it went into.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({ p_case_id: Uuid }),
    output: CaseFile,
    errors: [noSuch],
  }),
  assign_case: declare({
    kind: 'rpc',
    summary: 'Gives an undecided case to an admin, oneself or another; null puts it back.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_case_id: Uuid,
      p_assignee_id: Nullable(Uuid),
      p_takes_over: Type.Optional(Type.Boolean({ description: 'Also where a third has it.' })),
    }),
    output: Changed,
    errors: [noSuch, decidedBefore, 'conflict (409): that member is no admin, or may not see this case'],
  }),
  add_case_note: declare({
    kind: 'rpc',
    summary: 'Keeps a note with a case, for admins.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_case_id: Uuid,
      p_text: StaffText({ minLength: 1, maxLength: limits.caseNoteLength }),
    }),
    output: Type.Object({ case_id: Uuid, note_id: Uuid }),
    errors: [noSuch],
  }),
  merge_cases: declare({
    kind: 'rpc',
    summary: 'Merges two undecided cases about the same author: everything in the first moves to the second.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_case_id: Uuid, p_into_id: Uuid }),
    output: Changed,
    errors: [noSuch, decidedBefore, 'conflict (409): they are about different authors'],
  }),
  reopen_case: declare({
    kind: 'rpc',
    summary: 'Reopens a decided case, with the reason. What was done stays until it is decided again.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_case_id: Uuid,
      p_reason: StaffText({ minLength: 1, maxLength: limits.caseNoteLength }),
    }),
    output: Changed,
    errors: [noSuch, 'conflict (409): it is not decided'],
  }),
  decide_case: declare({
    kind: 'rpc',
    summary:
      'Decides a case in one step: what happens to the thing, its author and the reports. Each side is told.',
    access: 'admin',
    proof: { when: 'p_takes_upload_right' },
    limit: 'write',
    input: Input({
      p_case_id: Uuid,
      p_outcome: Type.Union([Type.Literal('upheld'), Type.Literal('dismissed')]),
      p_target_action: Type.Optional(OneOf(targetActions)),
      p_stays_down: Type.Optional(Type.Boolean({ description: 'A removed video’s file is barred.' })),
      p_author_action: Type.Optional(OneOf(authorActions)),
      p_suspended_until: Type.Optional(
        Nullable(CodeText({ maxLength: 40, description: 'A time, ISO 8601; null: until it is lifted.' })),
      ),
      p_takes_upload_right: Type.Optional(Type.Boolean()),
      p_ground: Type.Optional(Nullable(ReportReason)),
      p_explanation: Type.Optional(Nullable(StaffText({ maxLength: limits.explanationLength }))),
      p_false_report_ids: Type.Optional(Type.Array(Uuid, { maxItems: limits.idsAtOnce })),
      p_is_thankful: Type.Optional(Type.Boolean({ description: 'Reporters who were right are thanked.' })),
    }),
    output: Type.Object({
      case_id: Uuid,
      state: OneOf(caseStates),
      decision_id: Uuid,
      reports: Type.Integer({ description: 'How many were decided.' }),
    }),
    errors: [
      noSuch,
      decidedBefore,
      'badInput (400): parts of the decision that do not go together, or that lack a ground or an explanation',
      'conflict (409): the author is an admin, or oneself, or has no account',
    ],
  }),
  get_statement: declare({
    kind: 'rpc',
    summary: 'What was decided about something the caller made, why, and how to object.',
    access: 'member',
    limit: 'read',
    input: Input({ p_statement_id: Uuid }),
    output: Type.Object({
      id: Uuid,
      decided_at: Timestamp,
      headline: Type.String(),
      targets: Type.Array(Type.Object({ kind: ReportTargetKind, title: Type.String() })),
      paragraphs: Type.Array(Type.String()),
    }),
    errors: ['notFound (404): there is no such statement for this member'],
  }),
};

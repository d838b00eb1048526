import { Type } from 'typebox';
import { declare } from './call.ts';
import {
  authorActions,
  casePriorities,
  caseSorts,
  caseStateFilters,
  caseStates,
  targetActions,
} from './case-lists.ts';
import { CaseFile, CaseRow } from './case-shapes.ts';
import { ComplaintStanding } from './complaints.ts';
import { CounterNoticeStanding, Receipt } from './counter-notices.ts';
import { limits } from './limits.ts';
import { placeModes } from './place-lists.ts';
import { PlaceCodes } from './places.ts';
import { CaseTargetKind, ReportReason, ReportTargetKind } from './reports.ts';
import { CodeText, Input, Nullable, OneOf, QueryText, StaffText, Timestamp, Uuid } from './schema-parts.ts';
import { WaitsForSecond } from './second-looks.ts';

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
      p_kind: Type.Optional(Nullable(CaseTargetKind)),
      p_priority: Type.Optional(Nullable(OneOf(casePriorities))),
      p_assignee: Type.Optional(Nullable(OneOf(['me', 'nobody', 'others']))),
      p_notices: Type.Optional(
        Type.Boolean({ default: false, description: 'Only cases with an open sworn notice.' }),
      ),
      p_sort: Type.Optional(OneOf(caseSorts)),
      p_is_ascending: Type.Optional(Type.Boolean()),
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: limits.casesPageSize })),
      p_offset: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.casesDeepest })),
    }),
    output: Type.Object({
      items: Type.Array(CaseRow),
      total: Type.Integer(),
      /** There are more than `total`, where counting stops. */
      is_capped: Type.Boolean(),
      /** The caller sees cases about minors. */
      sees_minors: Type.Boolean(),
    }),
  }),
  get_case: declare({
    kind: 'rpc',
    summary: 'Everything about one case. For a merged case: the one that it was merged into.',
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
    summary: 'Assigns an undecided case to an admin, the caller or another; null puts it back.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_case_id: Uuid,
      p_assignee_id: Nullable(Uuid),
      p_takes_over: Type.Optional(Type.Boolean({ description: 'Even if another admin has it.' })),
    }),
    output: Changed,
    errors: [noSuch, decidedBefore, 'conflict (409): that member is no admin, or may not see this case'],
  }),
  add_case_note: declare({
    kind: 'rpc',
    summary: 'Adds a note to a case, for admins.',
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
  get_blast_radius: declare({
    kind: 'rpc',
    summary:
      'What a decision on a case about a video touches: its identical and near copies, and what else shows it. And what an earlier one took along.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    input: Input({ p_case_id: Uuid }),
    output: Type.Object({
      copies: Type.Array(
        Type.Object({
          kind: ReportTargetKind,
          id: Uuid,
          title: Type.String(),
          slug: Type.String({ description: 'Of a video; else empty.' }),
          status: Type.String(),
          uploader: Nullable(Type.String()),
          likeness: OneOf(['identical', 'near', 'frames'] as const),
          share: Type.Number({ description: 'How much of either is in the other, 0 to 1.' }),
          is_by_same_author: Type.Boolean(),
        }),
        { description: 'The likest first.' },
      ),
      touched: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
      takes_all: Type.Boolean({ description: 'All copies are taken along unless some are chosen.' }),
      led: Type.Array(Type.Object({ case_id: Uuid, title: Type.String(), is_in_force: Type.Boolean() })),
    }),
    errors: [noSuch],
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
      p_places: Type.Optional(
        Nullable(
          Type.Object(
            { mode: OneOf(placeModes), places: PlaceCodes },
            {
              additionalProperties: false,
              description: 'With `limit`: where the video is shown, or is not.',
            },
          ),
        ),
      ),
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
      p_copy_ids: Type.Optional(
        Type.Array(Uuid, {
          maxItems: limits.idsAtOnce,
          description:
            'Copies that are decided on by the same act (`get_blast_radius`). Absent: all of them where somebody who appears against their will asked for removal, else none.',
        }),
      ),
    }),
    output: Type.Object({
      case_id: Uuid,
      state: OneOf(caseStates),
      decision_id: Nullable({ ...Uuid, description: 'Null: it waits for a second admin.' }),
      reports: Type.Integer({ description: 'How many were decided.' }),
      copies: Type.Integer({
        description: 'How many copies are decided on in the same way, within moments.',
      }),
      waits_for_second: WaitsForSecond,
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
    summary:
      'What was decided about something the caller made, why, and how to object. By its receipt it is read without an account too.',
    access: 'anyone',
    limit: 'enumerable',
    input: Input({
      p_statement_id: Type.Optional(Nullable(Uuid)),
      p_receipt: Type.Optional(Nullable(Receipt)),
    }),
    output: Type.Object({
      id: Uuid,
      decided_at: Timestamp,
      headline: Type.String(),
      targets: Type.Array(Type.Object({ kind: CaseTargetKind, title: Type.String() })),
      paragraphs: Type.Array(Type.String()),
      /** What it disabled may be sworn for now. */
      takes_counter_notice: Type.Boolean(),
      counter_notice: Nullable(CounterNoticeStanding),
      /** It can be complained of now. */
      takes_complaint: Type.Boolean(),
      complaint: Nullable(ComplaintStanding),
    }),
    errors: ['notFound (404): there is no such statement for this member, or of this receipt'],
  }),
};

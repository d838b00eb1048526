import { type Static, type TLiteral, type TUnion, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import {
  type PolicyCategoryName,
  policyCategoryNames,
  type ReportChoiceName,
  reportChoiceNames,
} from './policy.ts';
import { reportTexts } from './report-texts.ts';
import { Input, Nullable, PrivateText, StaffText, Uuid } from './schema-parts.ts';

export const ReportReason = Type.Union(
  policyCategoryNames.map((name) => Type.Literal(name)),
) as unknown as TUnion<[TLiteral<PolicyCategoryName>]>;
export type ReportReason = PolicyCategoryName;
/** What whoever reports can choose from. */
export const ReportChoice = Type.Union(
  reportChoiceNames.map((name) => Type.Literal(name)),
) as unknown as TUnion<[TLiteral<ReportChoiceName>]>;
/** What whoever made something is told about why an admin took it away. */
export const OptionalExplanation = Type.Optional(
  Nullable(StaffText({ maxLength: limits.explanationLength })),
);
/** The rule that an admin's act goes by, for the statement of reasons. */
export const OptionalGround = Type.Optional(
  Nullable({ ...ReportReason, description: 'The rule that it goes by; absent: none is named.' }),
);

export const ReportTargetKind = Type.Union([
  Type.Literal('video'),
  Type.Literal('comment'),
  Type.Literal('post'),
  Type.Literal('message'),
  Type.Literal('photo'),
  Type.Literal('profile'),
  Type.Literal('playlist'),
]);
export type ReportTargetKind = Static<typeof ReportTargetKind>;

/**
 * What a case is about: something that can be reported, or what an admin acted on without a report: an account, by one
 * act each, or a picture that waited for a review.
 */
export const CaseTargetKind = Type.Union([
  ...ReportTargetKind.anyOf,
  Type.Literal('account'),
  Type.Literal('picture'),
]);
export type CaseTargetKind = Static<typeof CaseTargetKind>;

const Why = {
  reason_category: Type.Optional(Nullable({ ...ReportChoice, 'x-refusal': reportTexts.noReason })),
  custom_reason_text: Type.Optional(Nullable(PrivateText({ maxLength: limits.reportTextLength }))),
};
const Received = Type.Object({ report_id: Uuid, message: Type.String() });
const errors = [
  'badInput (400): no reason, or no details of another reason',
  'notFound (404): there is nothing that this member can see under this id',
];

export const reportCalls = {
  'submit-video-report': declare({
    kind: 'function',
    summary:
      'Reports a video. A second report of the same video changes the first while it is open. Reports that a member sends within an hour share a receipt, which is mailed to them.',
    access: 'verified',
    signIn: reportTexts.signIn,
    limit: 'report',
    input: Input({ video_id: Uuid, ...Why }),
    output: Type.Object({
      ...Received.properties,
      receipt: Type.String({ description: 'By which `get_notice` says how it stands, 16 characters.' }),
    }),
    errors,
  }),
  'submit-report': declare({
    kind: 'function',
    summary: 'Reports anything that members make; works the same for every kind.',
    access: 'verified',
    signIn: reportTexts.signIn,
    limit: 'report',
    input: Input({ target_kind: ReportTargetKind, target_id: Uuid, ...Why }),
    output: Received,
    errors: [...errors, 'badInput (400): things of this kind cannot be reported'],
  }),
};

import type { TargetAction } from '#contract/case-lists.ts';
import { type Places, placeWords } from '#contract/place-lists.ts';
import { type PolicyCategory, policy } from '#contract/policy.ts';
import type { CaseTargetKind } from '#contract/reports.ts';
import type { ExportedStatement } from '#contract/statements.ts';
import { dayOf } from '../../../kit/dates.ts';
import { euCountries } from '../../../kit/eu-countries.ts';
import { type Detection, isFoundByProgram } from '../cases/detections.ts';
import type { StatementRow } from './statement-queries.ts';

const visibility: Readonly<Record<TargetAction, string | null>> = {
  leave: null,
  limit: 'DECISION_VISIBILITY_OTHER',
  unpublish: 'DECISION_VISIBILITY_CONTENT_DISABLED',
  disable: 'DECISION_VISIBILITY_CONTENT_DISABLED',
  remove: 'DECISION_VISIBILITY_CONTENT_REMOVED',
};
const contentType: Readonly<Record<CaseTargetKind, string>> = {
  video: 'CONTENT_TYPE_VIDEO',
  photo: 'CONTENT_TYPE_IMAGE',
  comment: 'CONTENT_TYPE_TEXT',
  post: 'CONTENT_TYPE_TEXT',
  message: 'CONTENT_TYPE_TEXT',
  profile: 'CONTENT_TYPE_OTHER',
  playlist: 'CONTENT_TYPE_OTHER',
  account: 'CONTENT_TYPE_OTHER',
  picture: 'CONTENT_TYPE_IMAGE',
};
const sources = { notice: 'SOURCE_ARTICLE_16', report: 'SOURCE_TYPE_OTHER_NOTIFICATION' } as const;
const led: Readonly<Record<Detection, string>> = {
  notice: 'A notice led to it.',
  report: 'A report by a member led to it.',
  list: 'A program found it by a list of what must not be here.',
  copy: 'A program found it as a copy of something that was decided on.',
  own: 'We looked at it ourselves.',
};
const sourceOf = (ways: readonly Detection[]): string =>
  ways.includes('notice') ? sources.notice : ways.includes('report') ? sources.report : 'SOURCE_VOLUNTARY';
const done: Readonly<Record<TargetAction, string>> = {
  leave: 'The content stayed.',
  limit: 'The content is shown in some places only.',
  unpublish: 'The content was unpublished.',
  disable: 'Access to the content was disabled.',
  remove: 'The content was removed.',
};

/** Where no rule was named. */
const byTerms: Pick<PolicyCategory, 'rule' | 'statement'> = {
  rule: 'The terms of use.',
  statement: { category: 'STATEMENT_CATEGORY_OTHER_VIOLATION_TC' },
};

const isBarred = ({ mode, places }: Places, country: string): boolean =>
  places.includes(country) === (mode === 'except');

/** The day on which a thing was made, which its id begins with; else the given one. */
function madeOn(id: string | undefined, otherwise: Date): string {
  if (id === undefined || id[14] !== '7') return dayOf(otherwise.getTime());
  return dayOf(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
}

/** The free words of whoever decided stay out: they may name people. What is said instead is the rule, and what was done. */
export function exportedStatement(row: StatementRow): ExportedStatement {
  const { rule, statement } = row.ground === null ? byTerms : policy[row.ground];
  const { law } = statement;
  const kinds = [...new Set(row.targets.map(({ kind }) => kind))];
  const types = [...new Set(kinds.map((kind) => contentType[kind]))];
  const isSuspended = row.author_action === 'suspend';
  const isCopy = row.detections.includes('copy');
  const seen = visibility[row.target_action];
  const explanation = `The content breaks this rule: ${rule}`;
  return {
    puid: row.id,
    decision_visibility: seen === null ? [] : [seen],
    decision_account: isSuspended ? 'DECISION_ACCOUNT_SUSPENDED' : null,
    decision_provision: row.upload_right_taken ? 'DECISION_PROVISION_PARTIAL_SUSPENSION' : null,
    decision_ground:
      law === undefined ? 'DECISION_GROUND_INCOMPATIBLE_CONTENT' : 'DECISION_GROUND_ILLEGAL_CONTENT',
    illegal_content_legal_ground: law ?? null,
    illegal_content_explanation: law === undefined ? null : explanation,
    incompatible_content_ground: law === undefined ? rule : null,
    incompatible_content_explanation: law === undefined ? explanation : null,
    incompatible_content_illegal: law === undefined ? (statement.maybeIllegal ? 'Yes' : 'No') : null,
    content_type: types,
    content_type_other: types.includes('CONTENT_TYPE_OTHER')
      ? kinds.filter((kind) => contentType[kind] === 'CONTENT_TYPE_OTHER').join(', ')
      : null,
    category: statement.category,
    category_specification: statement.keyword === undefined ? [] : [statement.keyword],
    decision_visibility_other: row.places === null ? null : `Shown ${placeWords(row.places)}.`,
    territorial_scope: [...euCountries]
      .filter((country) => row.places === null || isBarred(row.places, country))
      .sort(),
    content_date: madeOn(row.targets[0]?.id, row.case_began),
    application_date: dayOf(row.decided_at.getTime()),
    end_date_account_restriction:
      isSuspended && row.suspended_until !== null ? dayOf(row.suspended_until.getTime()) : null,
    decision_facts: [
      ...row.detections.map((way) => led[way]),
      done[row.target_action],
      ...(isSuspended ? ['The account was suspended.'] : []),
      ...(row.upload_right_taken ? ['The right to upload was taken.'] : []),
      ...(row.was_held ? ['A program had hidden it until a person decided.'] : []),
      isCopy
        ? 'A person decided about what it is a copy of, and a program applied that to it.'
        : 'A person decided.',
    ].join(' '),
    source_type: sourceOf(row.detections),
    automated_detection: isFoundByProgram(row.detections) ? 'Yes' : 'No',
    automated_decision:
      row.was_held || isCopy ? 'AUTOMATED_DECISION_PARTIALLY' : 'AUTOMATED_DECISION_NOT_AUTOMATED',
  };
}

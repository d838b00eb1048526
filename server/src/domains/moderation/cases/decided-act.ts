import { placeWords } from '#contract/place-lists.ts';
import type { Act } from '../../../platform/audit/record-act.ts';
import { caseAct } from './case-acts.ts';
import type { CaseListRow } from './case-queries.ts';
import type { CaseDecision } from './case-rules.ts';

/** The line of the log about a decision. */
export function decidedAct(
  one: CaseListRow,
  decision: CaseDecision,
  reports: number,
  asked: { suspendedUntil: Date | null; falseReportIds: readonly string[] },
): Act {
  const { targetAction, authorAction } = decision;
  const thing = {
    leave: 'left it',
    limit: decision.places === null ? '' : `has it shown ${placeWords(decision.places)}`,
    unpublish: 'unpublished it',
    disable: 'disabled it',
    remove: 'removed it',
  }[targetAction];
  const person = {
    none: null,
    warning: 'warned its author',
    strike: 'gave its author a strike',
    suspend: 'suspended its author',
  }[authorAction];
  const done = [thing, person, decision.takesUploadRight ? 'took the right to upload' : null];
  const subject = `the case of the ${one.target_kind} “${one.title}”`;
  return caseAct(one, {
    act: 'case.decided',
    summary: `${decision.outcome === 'upheld' ? 'Upheld' : 'Dismissed'} ${subject}: ${done.filter((part) => part !== null).join(', ')}.`,
    details: {
      outcome: decision.outcome,
      ground: decision.ground,
      target_action: targetAction,
      author_action: authorAction,
      until: asked.suspendedUntil?.toISOString() ?? null,
      reports,
      false_reports: asked.falseReportIds.length,
    },
  });
}

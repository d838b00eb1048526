import { actionOutOfKind } from '#contract/case-actions.ts';
import {
  type AuthorAction,
  type CasePriority,
  casePriorities,
  type TargetAction,
} from '#contract/case-lists.ts';
import type { Places } from '#contract/place-lists.ts';
import { policy } from '#contract/policy.ts';
import type { CaseTargetKind, ReportReason } from '#contract/reports.ts';
import { badInput } from '../../../kit/app-error.ts';

const titleLength = 200;
/** A case's title: the name of the thing, else the beginning of its text. */
export function caseTitle(evidence: Readonly<Record<string, unknown>>): string {
  const named = [evidence.title, evidence.content, evidence.caption].find(
    (text) => typeof text === 'string' && text.trim() !== '',
  );
  return Array.from(
    String(named ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, titleLength)
    .join('');
}

/** Gravest first. */
export const byGravity = (reasons: readonly ReportReason[]): ReportReason[] =>
  [...reasons].sort(
    (a, b) =>
      Number(policy[b].isAboutMinors ?? false) - Number(policy[a].isAboutMinors ?? false) ||
      policy[b].gravity - policy[a].gravity ||
      (a < b ? -1 : 1),
  );

/**
 * Priority is one number, so that one index can order by it: whether a minor may be shown, then whether a
 * notice is to be answered within a fixed time, then whether much by one author was reported at once, then the
 * gravest reason, then the reports, each weighted by its reporter's reliability.
 */
export const steps = {
  minor: 1_000_000,
  /** A notice that is to be answered within a fixed time. */
  due: 750_000,
  burst: 500_000,
  gravity: 10_000,
  report: 100,
  reportsMost: 9999,
} as const;

/** The lowest number with this priority, and the highest (exclusive). */
export const priorityRange = (priority: CasePriority): { from: number; below: number } => {
  const floors = [steps.minor, 3 * steps.gravity, 2 * steps.gravity, 0];
  const at = casePriorities.indexOf(priority);
  return { from: floors[at] ?? 0, below: at === 0 ? 2 ** 31 - 1 : (floors[at - 1] ?? 0) };
};
export const priorityOf = (number: number): CasePriority =>
  casePriorities.find((priority) => number >= priorityRange(priority).from) ?? 'low';

export interface ReporterRecord {
  upheld: number;
  dismissed: number;
  /** Dismissed and marked as false. */
  falsely: number;
}
/**
 * The weight of one false report compared with one that was merely wrong, and what every record starts with
 * on either side.
 */
export const reliabilityTerms = { start: 1, falseExtra: 2 } as const;

/** Share of right ones among decided reports, smoothed so that one report makes nobody a saint or a liar. */
export const reliabilityOf = ({ upheld, dismissed, falsely }: ReporterRecord): number =>
  (upheld + reliabilityTerms.start) /
  (upheld + dismissed + reliabilityTerms.falseExtra * falsely + 2 * reliabilityTerms.start);

/** A decision as typed. */
export interface TypedDecision {
  p_outcome: 'upheld' | 'dismissed';
  p_target_action?: TargetAction;
  p_places?: Places | null;
  p_stays_down?: boolean;
  p_author_action?: AuthorAction;
  p_takes_upload_right?: boolean;
  p_ground?: ReportReason | null;
  p_explanation?: string | null;
}
/** A decision whose parts are consistent. */
export interface CaseDecision {
  outcome: 'upheld' | 'dismissed';
  targetAction: TargetAction;
  /** With `limit`: where it is shown. */
  places: Places | null;
  staysDown: boolean;
  authorAction: AuthorAction;
  takesUploadRight: boolean;
  ground: ReportReason | null;
  /** What its author is told; for a dismissal, a note for admins. */
  explanation: string | null;
}

/** Throws `badInput` with a sentence for the deciding admin. */
export function readDecision(typed: TypedDecision, kinds: readonly CaseTargetKind[]): CaseDecision {
  const decision: CaseDecision = {
    outcome: typed.p_outcome,
    targetAction: typed.p_target_action ?? 'leave',
    places: typed.p_places ?? null,
    staysDown: typed.p_stays_down ?? false,
    authorAction: typed.p_author_action ?? 'none',
    takesUploadRight: typed.p_takes_upload_right ?? false,
    ground: typed.p_ground ?? null,
    explanation: typed.p_explanation?.trim() || null,
  };
  const { targetAction, authorAction } = decision;
  if ((targetAction === 'limit') !== (decision.places !== null))
    throw badInput('p_places', 'Say where it’s shown only if you limit it to places.');
  if (decision.outcome === 'dismissed') {
    if (targetAction !== 'leave')
      throw badInput('p_target_action', 'A report that is dismissed leaves the thing as it is.');
    if (authorAction !== 'none')
      throw badInput('p_author_action', 'A report that is dismissed does nothing to the author.');
    if (decision.takesUploadRight)
      throw badInput('p_takes_upload_right', 'A report that is dismissed takes no right from the author.');
    if (decision.staysDown) throw badInput('p_stays_down', 'Only a video that is removed stays down.');
    return { ...decision, ground: null };
  }
  const misfit = actionOutOfKind(targetAction, kinds);
  if (misfit !== null) throw badInput('p_target_action', misfit);
  if (decision.staysDown && (targetAction !== 'remove' || !kinds.includes('video')))
    throw badInput('p_stays_down', 'Only a video that is removed stays down.');
  if (decision.ground === null) throw badInput('p_ground', 'Choose the rule it breaks.');
  if (decision.explanation === null)
    throw badInput('p_explanation', 'Say why, in words for whoever made it.');
  return decision;
}

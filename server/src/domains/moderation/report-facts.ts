import type { TargetAction } from '#contract/case-lists.ts';
import type { ReportTargetKind } from '#contract/reports.ts';
import { defineFact } from '../../platform/facts.ts';

/**
 * A report was decided: `upheld` found it right, whatever was done then; `dismissed` left things as they
 * were.
 */
export const reportDecided = defineFact<{
  reportId: string;
  /** Null: the reporter's account is gone. */
  reporterId: string | null;
  targetKind: ReportTargetKind;
  targetId: string;
  /** What the reporter saw of it: its title, or the beginning of its text. Null: neither, or it may show a minor. */
  about: string | null;
  outcome: 'upheld' | 'dismissed';
  /** What happened to the thing. */
  action: TargetAction;
  isThanked: boolean;
}>('report.decided');

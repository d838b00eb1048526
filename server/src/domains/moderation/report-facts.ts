import type { ReportTargetKind } from '#contract/reports.ts';
import { defineFact } from '../../platform/facts.ts';

/** A report was decided: `upheld` removed what it spoke of, `dismissed` left or put it back. */
export const reportDecided = defineFact<{
  reportId: string;
  /** Null: the reporter's account is gone. */
  reporterId: string | null;
  targetKind: ReportTargetKind;
  targetId: string;
  outcome: 'upheld' | 'dismissed';
}>('report.decided');

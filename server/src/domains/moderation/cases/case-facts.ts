import type { ReportTargetKind } from '#contract/reports.ts';
import { defineFact } from '../../../platform/facts.ts';

/** Something of a member's was decided on, and a statement of reasons is there for them. */
export const contentDecided = defineFact<{
  statementId: string;
  authorId: string;
  targetKind: ReportTargetKind;
  outcome: 'removed' | 'unpublished' | 'restored' | 'warned';
}>('content.decided');

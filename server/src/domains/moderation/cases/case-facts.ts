import type { CaseTargetKind } from '#contract/reports.ts';
import { defineFact } from '../../../platform/facts.ts';

/** Something of a member's was decided on, and a statement of reasons is there for them. */
export const contentDecided = defineFact<{
  statementId: string;
  authorId: string;
  /** Set where what a statement is about came back later: it is told of once more. */
  videoId?: string;
  targetKind: CaseTargetKind;
  /** Its title, or the beginning of what it says; absent: it has none, or there are several. */
  about?: string;
  outcome: 'removed' | 'unpublished' | 'disabled' | 'limited' | 'restored' | 'warned';
}>('content.decided');

import { defineFact } from '../../platform/facts.ts';

/** One work was merged into another, which has its episodes now. */
export const worksMerged = defineFact<{ fromId: string; toId: string }>('works.merged');

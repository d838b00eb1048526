import { defineFact } from '../../platform/facts.ts';

/** One work was merged into another, which has its episodes now. */
export const worksMerged = defineFact<{ fromId: string; toId: string }>('works.merged');

/** Works that an act had made are about to be deleted, because it is undone. Whoever would lose something refuses with `conflict`. */
export const worksEnding = defineFact<{ workIds: readonly string[] }>('works.ending');

import { defineFact } from '../../platform/facts.ts';

/** One work was merged into another, which has its episodes now. */
export const worksMerged = defineFact<{ fromId: string; toId: string }>('works.merged');

/** A studio that no work names any more goes, because another is in its place: its name was written anew. */
export const studioReplaced = defineFact<{ goneId: string; studioId: string }>('studio.replaced');

/** Works that an act had made are about to be deleted, because it is undone. Whoever would lose something refuses with `conflict`. */
export const worksEnding = defineFact<{ workIds: readonly string[] }>('works.ending');

import { defineFact } from '../../platform/facts.ts';

/** One work was merged into another, which has its episodes now. */
export const worksMerged = defineFact<{ fromId: string; toId: string }>('works.merged');

/** The merging of a work was undone: it has its episodes again. */
export const worksParted = defineFact<{ fromId: string; toId: string }>('works.parted');

/** Episodes are about to go because their videos are those of others now. */
export const episodesJoined = defineFact<{ joined: readonly { from: string; to: string }[] }>(
  'episodes.joined',
);

/** That was undone: they are there again. */
export const episodesParted = defineFact<{ joined: readonly { from: string; to: string }[] }>(
  'episodes.parted',
);

/** Episodes of these works may be another's now. */
export const episodesMoved = defineFact<{ workIds: readonly string[] }>('episodes.moved');

/** A studio that no work names any more goes, because another is in its place: its name was written anew. */
export const studioReplaced = defineFact<{ goneId: string; studioId: string }>('studio.replaced');

/** Works that an act had made are about to be deleted, because it is undone. Whoever would lose something refuses with `conflict`. */
export const worksEnding = defineFact<{ workIds: readonly string[] }>('works.ending');

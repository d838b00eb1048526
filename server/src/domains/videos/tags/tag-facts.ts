import { defineFact } from '../../../platform/facts.ts';

/** A tag's name or aliases changed. Search finds its videos by them. */
export const tagChanged = defineFact<{ tagId: number }>('tag.changed');
/** A tag is about to go into another: whoever names the first follows. */
export const tagMerged = defineFact<{ tagId: number; intoId: number }>('tag.merged');

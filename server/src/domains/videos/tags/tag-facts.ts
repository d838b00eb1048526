import { defineFact } from '../../../platform/facts.ts';

/** A tag's name or aliases changed. Search finds its videos by them. */
export const tagChanged = defineFact<{ tagId: number }>('tag.changed');

import { defineFact } from '../../../platform/facts.ts';

/** A tag has another name or other aliases. Search knows its videos by them. */
export const tagChanged = defineFact<{ tagId: number }>('tag.changed');

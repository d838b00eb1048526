import { defineFact } from '../../platform/facts.ts';

/** A member hides more than before: the keys of what they hide now. */
export const memberHides = defineFact<{ memberId: string; keys: readonly string[] }>('member.hides');

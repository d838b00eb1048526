import { defineFact } from '../../../platform/facts.ts';

/** A member now blocks another, and did not before. */
export const memberBlocked = defineFact<{ blockerId: string; blockedId: string }>('member.blocked');
/** A block was lifted. The other member's own block, if any, stands. */
export const memberUnblocked = defineFact<{ blockerId: string; blockedId: string }>('member.unblocked');

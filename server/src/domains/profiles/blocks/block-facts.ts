import { defineFact } from '../../../platform/facts.ts';

/** A member blocks another now, and did not before. */
export const memberBlocked = defineFact<{ blockerId: string; blockedId: string }>('member.blocked');
/** A block was taken back. The other one's, if there is one, stands. */
export const memberUnblocked = defineFact<{ blockerId: string; blockedId: string }>('member.unblocked');

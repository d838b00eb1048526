import { defineFact } from '../../platform/facts.ts';

/** A check of who a member is has come to an end, or an approval was taken back. */
export const identityDecided = defineFact<{
  accountId: string;
  recordId: string;
  outcome: 'approved' | 'refused';
}>('identity.decided');

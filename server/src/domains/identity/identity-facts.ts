import { defineFact } from '../../platform/facts.ts';

/** An identity check has ended, or an approval was withdrawn. */
export const identityDecided = defineFact<{
  accountId: string;
  recordId: string;
  outcome: 'approved' | 'refused';
}>('identity.decided');

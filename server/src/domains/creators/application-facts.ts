import { defineFact } from '../../platform/facts.ts';

/** An admin has decided an application to the creator program. */
export const applicationDecided = defineFact<{
  applicationId: string;
  applicantId: string;
  outcome: 'approved' | 'refused';
}>('application.decided');

import { implement } from '../../../platform/calls/implement.ts';
import { readEmail } from '../account-rules.ts';
import { isEmailTaken } from '../details/details-queries.ts';

export const checkEmailAvailability = implement(
  'check_email_availability',
  async (input, { db, viewer }) =>
    !(await isEmailTaken(db, readEmail(input.p_email, 'p_email'), viewer.userId)),
);

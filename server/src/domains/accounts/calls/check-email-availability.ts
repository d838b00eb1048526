import { implement } from '../../../platform/calls/implement.ts';
import { readEmail } from '../account-rules.ts';
import { isEmailTaken } from '../details/details-queries.ts';

/**
 * Where addresses are confirmed first, every address can be had as far as this says: the owner is told by mail. Else it
 * tells a member, or a browser that has found a free username for a sign-up; a stranger is told by the sign-up itself.
 */
export const checkEmailAvailability = implement(
  'check_email_availability',
  async (input, { db, config, viewer, request }) => {
    const email = readEmail(input.p_email, 'p_email');
    if (config.signupVerification === 'before') return true;
    if (viewer.userId === null && !request.hasBegunSignUp) return true;
    return !(await isEmailTaken(db, email, viewer.userId));
  },
);

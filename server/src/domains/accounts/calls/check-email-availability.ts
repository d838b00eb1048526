import { implement } from '../../../platform/calls/implement.ts';
import { readEmail } from '../account-rules.ts';
import { isEmailTaken } from '../details/details-queries.ts';

/**
 * Where addresses are confirmed first, this reports every address as free: the owner is told by mail.
 * Elsewhere it tells members, and browsers that have found a free username while signing up; strangers hear
 * it from the sign-up itself.
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

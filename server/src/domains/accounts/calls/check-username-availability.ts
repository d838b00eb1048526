import { implement } from '../../../platform/calls/implement.ts';
import { usernameFault, usernameTaken } from '../account-rules.ts';
import { isUsernameTaken } from '../details/details-queries.ts';

export const checkUsernameAvailability = implement(
  'check_username_availability',
  async (input, { db, viewer }) => {
    const name = input.p_username_input.trim();
    const fault = usernameFault(name);
    if (fault !== null) return [{ is_available: false, status_message: fault }];
    return (await isUsernameTaken(db, name, viewer.userId))
      ? [{ is_available: false, status_message: usernameTaken }]
      : [{ is_available: true, status_message: 'Username is available.' }];
  },
);

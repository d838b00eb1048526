import { implement } from '../../../platform/calls/implement.ts';
import { usernameFault, usernameNotAvailable, usernameTaken } from '../account-rules.ts';
import { isNameAllowed } from '../allowed-name.ts';
import { isUsernameTaken } from '../details/details-queries.ts';

export const checkUsernameAvailability = implement(
  'check_username_availability',
  async (input, { config, db, viewer, request }) => {
    const name = input.p_username_input.trim();
    const fault = usernameFault(name) ?? (isNameAllowed({ config }, name) ? null : usernameNotAvailable);
    if (fault !== null) return [{ is_available: false, status_message: fault }];
    if (await isUsernameTaken(db, name, viewer.userId))
      return [{ is_available: false, status_message: usernameTaken }];
    // Whoever has found a free name may ask about an address next.
    if (viewer.userId === null && !request.hasBegunSignUp) request.beginSignUp();
    return [{ is_available: true, status_message: 'Username is available.' }];
  },
);

import type { Input } from '#contract/calls.ts';
import { badInput } from '../../kit/app-error.ts';
import type { CallContext } from '../../platform/context.ts';
import { passwordFault, readEmail, readPersonName, readUsername } from './account-rules.ts';
import { createAccount } from './create-account.ts';
import { hashPassword } from './passwords.ts';
import { openSession } from './sessions/open-session.ts';

/** Makes an account of what a stranger gave, with a session where addresses are confirmed afterwards. */
export async function signUpWithPassword(input: Input<'sign_up'>, context: CallContext) {
  const email = readEmail(input.p_email, 'p_email');
  const username = readUsername(input.p_username, 'p_username');
  const fault = passwordFault(input.p_password, { email, username });
  if (fault !== null) throw badInput('p_password', fault);
  const names = {
    displayName: readPersonName(input.p_display_name, 'p_display_name'),
    firstName: readPersonName(input.p_first_name, 'p_first_name'),
    lastName: readPersonName(input.p_last_name, 'p_last_name'),
  };
  const passwordHash = await hashPassword(input.p_password);
  return context.db.transaction(async (transaction) => {
    const accountId = await createAccount(transaction, context, { email, username, passwordHash, ...names });
    const session =
      context.config.signupVerification === 'after'
        ? await openSession(transaction, context, accountId, context.request)
        : null;
    return { accountId, session };
  });
}

import { AppError, badInput } from '../../../kit/app-error.ts';
import { passwordFault } from '../account-rules.ts';
import { isBreached } from './breached-passwords.ts';
import { hashPassword } from './password-hash.ts';

export const passwordBreached = 'This password has appeared in a data leak. Please choose another one.';

/** The hash of an acceptable password; throws `badInput` with what is wrong with it. */
export async function hashNewPassword(
  password: string,
  own: { email: string; username: string },
  field: string,
): Promise<string> {
  const fault = passwordFault(password, own);
  if (fault !== null) throw badInput(field, fault);
  if (await isBreached(password))
    throw new AppError('badInput', passwordBreached, { field, hint: 'breached_password' });
  return hashPassword(password);
}

import { implement } from '../../../platform/calls/implement.ts';
import { passwordStrength } from '../passwords/password-strength.ts';

export const getPasswordStrength = implement('get_password_strength', async (input) => {
  const { score, isBreached } = await passwordStrength(input.p_password, input.p_own_words ?? []);
  return { score, is_breached: isBreached };
});

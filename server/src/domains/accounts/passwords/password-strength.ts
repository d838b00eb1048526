import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { limits } from '#contract/limits.ts';
import { isBreached } from './breached-passwords.ts';

/** The work grows with the square of the length; anything beyond adds nothing. */
const judgedLength = 40;

let estimator: Promise<ZxcvbnFactory> | null = null;
const load = async (): Promise<ZxcvbnFactory> => {
  const [core, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new core.ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: judgedLength });
};

export interface PasswordStrength {
  /** 0: guessed at once, to 4: not guessable. */
  score: 0 | 1 | 2 | 3 | 4;
  isBreached: boolean;
}

/** How hard a password is to guess for somebody who knows the words of `own`, e.g. the username. */
export async function passwordStrength(password: string, own: readonly string[]): Promise<PasswordStrength> {
  const breached = await isBreached(password);
  if (breached || [...password].length < limits.passwordShortest) return { score: 0, isBreached: breached };
  estimator ??= load();
  const words = own.map((word) => word.slice(0, 100)).filter((word) => word.length > 0);
  return { score: (await estimator).check(password.slice(0, judgedLength), words).score, isBreached: false };
}

import { usernameRules } from '#contract/accounts.ts';
import type { Config } from '../../platform/config.ts';
import { holdsTerms } from '../texts/index.ts';

/**
 * Whether others may see a username: it has no prohibited terms and no words that somebody should look at.
 */
export function isNameAllowed(settings: { config: Pick<Config, 'settings'> }, name: string): boolean {
  return !holdsTerms(settings, name, usernameRules);
}

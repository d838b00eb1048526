import { usernameRules } from '#contract/accounts.ts';
import type { Config } from '../../platform/config.ts';
import { holdsTerms } from '../texts/index.ts';

/** Whether a username may be read by others: without prohibited terms, and without words that somebody should look at. */
export function isNameAllowed(settings: { config: Pick<Config, 'settings'> }, name: string): boolean {
  return !holdsTerms(settings, name, usernameRules);
}

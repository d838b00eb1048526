import type { AgeAsked } from '#contract/age.ts';
import type { PageHandle } from '../../page-handle.ts';

/**
 * Whether the gate stands before a page. Help and legal pages are open, and the way to a checked identity where one is
 * asked for.
 */
export const isGated = (
  { ageConfirmed, ageAsked }: { ageConfirmed: boolean; ageAsked?: AgeAsked | undefined },
  handles: readonly PageHandle[],
): boolean =>
  !ageConfirmed &&
  !handles.some(({ open, toProve }) => open || (toProve && ageAsked?.methods.includes('identity')));

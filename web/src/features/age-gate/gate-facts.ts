import type { AgeAsked } from '#contract/age.ts';

/** What the gate is drawn from. */
export interface GateFacts {
  site: { name: string; exitUrl: string };
  /** What is asked here instead of one's word at 18. */
  ageAsked?: AgeAsked | undefined;
  member: { username: string } | null;
  /** The page beneath. */
  here: string;
}

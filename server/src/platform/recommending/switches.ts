import type { RequestFacts, Viewer } from '../context.ts';

/** Who has switched recommendations off. */
export interface RecommendingSwitches {
  isOff(
    viewer: Viewer,
    request: () => Pick<RequestFacts, 'refusesRecommendations'>,
  ): boolean | Promise<boolean>;
}

/** For tests, and for what knows none. */
export const switchedOn: RecommendingSwitches = { isOff: () => false };

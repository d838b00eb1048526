import type { Config } from '../../../platform/config.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { manualReview } from './manual-review.ts';
import { trialProvider } from './trial-provider.ts';

const providers: Readonly<Record<IdentityProvider['name'], IdentityProvider>> = {
  manual: manualReview,
  test: trialProvider,
};

/** The provider chosen by the operator. */
export const chosenProvider = ({ identityProvider }: Pick<Config, 'identityProvider'>): IdentityProvider =>
  providers[identityProvider];

import type { Known } from './contract-samples.ts';

/** What the calls of the operator can be given. */
export const operatingInputs: Known = {
  some_settings: { holdWords: ['lantern'] },
  // Nobody has changed anything since.
  latest_settings: 2_147_483_647,
};

import { adCreativeCalls } from './creatives/calls.ts';
import { adDeliveryCalls } from './delivery/calls.ts';
import { figureCalls } from './figures/calls.ts';
import { placingCalls } from './placing/calls.ts';
import { sellingCalls } from './selling/calls.ts';

/** Every call of advertising, by the rooms they are in. */
export const adCalls = [
  ...sellingCalls,
  ...placingCalls,
  ...adCreativeCalls,
  ...adDeliveryCalls,
  ...figureCalls,
];

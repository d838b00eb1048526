import { implement } from '../../../../platform/calls/implement.ts';
import { chooseAds } from '../choose-ads.ts';

/** Who and where somebody is comes from the connection and the session; what the body says of it is not believed. */
export const getAvailableAds = implement('get_available_ads', chooseAds);

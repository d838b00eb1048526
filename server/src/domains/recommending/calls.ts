import { getForYou } from './calls/get-for-you.ts';
import { getRecommending } from './calls/get-recommending.ts';
import { getSimilarVideos } from './calls/get-similar-videos.ts';
import { getSimilarWorks } from './calls/get-similar-works.ts';
import { markTaste } from './calls/mark-taste.ts';
import { setRecommending } from './calls/set-recommending.ts';
import { unmarkTaste } from './calls/unmark-taste.ts';
import { updateTaste } from './calls/update-taste.ts';

export const recommendingCalls = [
  getForYou,
  getSimilarVideos,
  getSimilarWorks,
  getRecommending,
  setRecommending,
  updateTaste,
  markTaste,
  unmarkTaste,
];

import { getAdVisibilitySettings, updateAdVisibilitySetting } from './calls/ad-visibility.ts';
import { checkAdPosting } from './calls/check-ad-posting.ts';
import { createAdPosting } from './calls/create-ad-posting.ts';
import { deleteAdPosting } from './calls/delete-ad-posting.ts';
import { deletePlacement } from './calls/delete-placement.ts';
import { getAdPostings } from './calls/get-ad-postings.ts';
import { getPlacements } from './calls/get-placements.ts';
import { getPostableCreatives } from './calls/get-postable-creatives.ts';
import { setAdPostingActive } from './calls/set-ad-posting-active.ts';
import { updateAdPosting } from './calls/update-ad-posting.ts';
import {
  createPlacement,
  duplicatePlacement,
  updatePlacement,
  updatePlacementStatus,
} from './calls/write-placement.ts';

/** Calls on where ads stand, what stands there, and who sees them. */
export const placingCalls = [
  getPlacements,
  createPlacement,
  updatePlacement,
  updatePlacementStatus,
  duplicatePlacement,
  deletePlacement,
  getAdPostings,
  getPostableCreatives,
  createAdPosting,
  checkAdPosting,
  updateAdPosting,
  setAdPostingActive,
  deleteAdPosting,
  getAdVisibilitySettings,
  updateAdVisibilitySetting,
];

import { createCreativeWithAsset } from './calls/create-creative.ts';
import { deleteAdCreative } from './calls/delete-creative.ts';
import { duplicateAdCreative } from './calls/duplicate-creative.ts';
import { getAdCreatives } from './calls/get-ad-creatives.ts';
import { getAdFile } from './calls/get-ad-file.ts';
import { getAdCreativePerformance } from './calls/get-creative-performance.ts';
import { updateCreativeWithAsset } from './calls/update-creative.ts';
import { updateAdCreativeStatus } from './calls/update-creative-status.ts';

export const adCreativeCalls = [
  getAdCreatives,
  getAdFile,
  getAdCreativePerformance,
  createCreativeWithAsset,
  updateCreativeWithAsset,
  duplicateAdCreative,
  updateAdCreativeStatus,
  deleteAdCreative,
];

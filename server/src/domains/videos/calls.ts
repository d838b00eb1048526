import { getAllVideosWithDetails } from './calls/get-all-videos-with-details.ts';
import { getCategoryVideos } from './calls/get-category-videos.ts';
import { getPopularTags } from './calls/get-popular-tags.ts';
import { getRelatedVideos } from './calls/get-related-videos.ts';
import { getTag } from './calls/get-tag.ts';
import { getUnpublishedVideo } from './calls/get-unpublished-video.ts';
import { getUserVideos } from './calls/get-user-videos.ts';
import { getVideoDetailsBySlug } from './calls/get-video-details-by-slug.ts';
import { getVideosByTag } from './calls/get-videos-by-tag.ts';
import { listCategories, listCategoriesDirect } from './calls/list-categories.ts';
import { captionCalls } from './captions/caption-calls.ts';
import { categoryManagingCalls } from './categories/category-managing-calls.ts';
import { momentCalls } from './moments/moment-calls.ts';
import { performerCalls } from './performers/performer-calls.ts';
import { getPlaces } from './places/calls/get-places.ts';
import { removePlaceRule } from './places/calls/remove-place-rule.ts';
import { setPlaceRule } from './places/calls/set-place-rule.ts';
import { reviewCalls } from './reviewing/review-calls.ts';
import { stayDownCalls } from './stay-down/stay-down-calls.ts';
import { studioCalls } from './studio/studio-calls.ts';
import { tagCalls } from './tags/tag-calls.ts';

export const videoCalls = [
  getAllVideosWithDetails,
  getVideoDetailsBySlug,
  getUnpublishedVideo,
  getRelatedVideos,
  getVideosByTag,
  getTag,
  getPopularTags,
  listCategories,
  listCategoriesDirect,
  getCategoryVideos,
  getUserVideos,
  ...categoryManagingCalls,
  ...tagCalls,
  ...reviewCalls,
  ...studioCalls,
  ...captionCalls,
  ...momentCalls,
  ...stayDownCalls,
  ...performerCalls,
  getPlaces,
  setPlaceRule,
  removePlaceRule,
];

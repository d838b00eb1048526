import { getAllVideosWithDetails } from './calls/get-all-videos-with-details.ts';
import { getCategoryVideos } from './calls/get-category-videos.ts';
import { getCountry } from './calls/get-country.ts';
import { getPopularTags } from './calls/get-popular-tags.ts';
import { getRelatedVideos } from './calls/get-related-videos.ts';
import { getTag } from './calls/get-tag.ts';
import { getUnpublishedVideo } from './calls/get-unpublished-video.ts';
import { getUserVideos } from './calls/get-user-videos.ts';
import { getVideoDetailsBySlug } from './calls/get-video-details-by-slug.ts';
import { getVideoPlayback } from './calls/get-video-playback.ts';
import { getVideosByTag } from './calls/get-videos-by-tag.ts';
import { listCategories, listCategoriesDirect } from './calls/list-categories.ts';
import { reportWatching } from './calls/report-watching.ts';
import { startPlayback } from './calls/start-playback.ts';
import { categoryKeepingCalls } from './categories/category-keeping-calls.ts';
import { commentCalls } from './comments/comment-calls.ts';
import { performerCalls } from './performers/performer-calls.ts';
import { reactionCalls } from './reactions/reaction-calls.ts';
import { reviewCalls } from './reviewing/review-calls.ts';
import { stayDownCalls } from './stay-down/stay-down-calls.ts';
import { studioCalls } from './studio/studio-calls.ts';
import { tagCalls } from './tags/tag-calls.ts';
import { watchingCalls } from './watching/watching-calls.ts';

export const videoCalls = [
  getAllVideosWithDetails,
  getVideoDetailsBySlug,
  getUnpublishedVideo,
  getVideoPlayback,
  getRelatedVideos,
  getVideosByTag,
  getTag,
  getPopularTags,
  listCategories,
  listCategoriesDirect,
  getCategoryVideos,
  getUserVideos,
  startPlayback,
  reportWatching,
  getCountry,
  ...reactionCalls,
  ...commentCalls,
  ...watchingCalls,
  ...categoryKeepingCalls,
  ...tagCalls,
  ...reviewCalls,
  ...studioCalls,
  ...stayDownCalls,
  ...performerCalls,
];

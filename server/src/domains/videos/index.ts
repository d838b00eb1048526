// The door of the videos domain: what higher floors may use.

export { videoWantedTopic } from './calls/get-video-playback.ts';
export { videoCalls } from './calls.ts';
export { categoryChanged, categoryMerged } from './categories/category-facts.ts';
export { categoryPictureTarget } from './categories/category-picture-target.ts';
export { lastResort } from './categories/category-rules.ts';
export { categoryThumbnailRoutes } from './categories/thumbnail-routes.ts';
export { filterConditions } from './category-queries.ts';
export { commentCreated, commentLiked, commentsChangedTopic } from './comments/comment-facts.ts';
export { waitingComments } from './comments/comment-queries.ts';
export { forgetComments } from './comments/forget-comments.ts';
export { reportedComment } from './comments/reported-comment.ts';
export { reviewComment } from './comments/review-comments.ts';
export {
  type CreateVideo,
  createVideo,
  ensureCategory,
  ensureProfile,
  findCategory,
  findCategoryById,
  type VideoOrigin,
} from './create-video.ts';
export { exportVideos } from './export-videos.ts';
export { createFileAccess, filesTopic } from './files/file-access.ts';
export { type FileAddress, fileAddresses } from './files/file-passes.ts';
export { ownerSeesFiles } from './files/file-rules.ts';
export { placeFilesJob } from './files/place-files.job.ts';
export {
  categoryExists,
  findHostedVideo,
  type HostedFacts,
  type HostedVideoRow,
  importedGuids,
  lockHostedVideo,
} from './hosted/hosted-video-queries.ts';
export {
  applyHostedFacts,
  applyHostedFailure,
  applyHostedPictures,
  createHostedVideo,
} from './hosted/hosted-videos.ts';
export { type StreamPlace, streamAddress } from './hosted/stream-address.ts';
export {
  findStreamPlace,
  keepStreamHost,
  sealedStreamColumns,
  streamHosts,
  streamHostsTopic,
  streamOrigins,
} from './hosted/stream-hosts.ts';
export {
  allHostedGuids,
  allImportedAddresses,
  applyEmbedFacts,
  awaitFile,
  failFetchedVideo,
  findImported,
  giveFetchedMedia,
  type ImportedRow,
  keepImportedThumbnail,
  lockSource,
  takeBackImported,
} from './imported/imported-videos.ts';
export {
  applyLadderFailed,
  applyMediaChecked,
  applyMediaFailed,
  applyMediaPlayable,
  applyMediaReady,
} from './media-reactions.ts';
export { editVideo, type VideoEdit } from './moderating/edit-video.ts';
export { editableVideo, moderatedVideo } from './moderating/moderated-video-queries.ts';
export { createVideoModerationCalls } from './moderating/moderation-calls.ts';
export { previewRoutes } from './moderating/preview-routes.ts';
export { setPublication } from './moderating/set-publication.ts';
export type { VideoSource } from './moderating/video-source.ts';
export { writeVideoRows } from './moderating/write-video-rows.ts';
export { sealedPerformerColumns } from './performers/sealed-performer.ts';
export {
  lockOwnVideo,
  wishForVideo,
} from './planned/follow-plan.ts';
export { chooseOwnStill, setOwnPicture } from './planned/own-thumbnail.ts';
export { writeLicence, writePlan } from './planned/plan-queries.ts';
export { planFor, readFuture } from './planned/plan-rules.ts';
export { removeOwnVideo } from './planned/remove-own-video.ts';
export { changePublishStatus, videoChanged, videoPublished, videoWithdrawn } from './publishing.ts';
export { lockKeptCounts } from './publishing-queries.ts';
export { forgetReactions } from './reactions/forget-member.ts';
export { videoLiked } from './reactions/reaction-facts.ts';
export { removeVideosOf } from './remove-videos-of.ts';
export { reportedVideo } from './reported-video.ts';
export { retryVideo } from './retry-video.ts';
export { videoReviewed } from './reviewing/review-facts.ts';
export { refuseProhibited, safetyMessageFor } from './safety.ts';
export { showFoundVideo, withdrawGoneVideo } from './source-gone.ts';
export { keepVideoDown } from './stay-down/keep-video-down.ts';
export { beginReplacement, lockReplaceable } from './studio/replace-file.ts';
export { publicTableSources, writtenTableSources } from './table-queries.ts';
export { tagChanged } from './tags/tag-facts.ts';
export { thumbnailTarget } from './thumbnail-target.ts';
export { cardColumns, cardsJson } from './video-card-queries.ts';
export { countPublished, hasDemoVideos } from './video-queries.ts';
export type { PublishStatus } from './video-rules.ts';
export { tagName, tagSlug } from './video-rules.ts';
export { checkFileTexts, checkVideoTexts } from './video-texts.ts';
export { addPastViews, type PastViews } from './viewing/roll-up-views.ts';
export { personHash, saltOf, viewerHash } from './viewing/viewer-identity.ts';
export { utcDay } from './viewing/viewing-rules.ts';
export { forgetWatching } from './watching/note-watched.ts';

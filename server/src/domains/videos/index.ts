// The public interface of the videos domain for higher floors.

export { countVideosAdded } from './added-count-queries.ts';
export { videoCalls } from './calls.ts';
export { captionBytes, countHeldCaptions } from './captions/caption-queries.ts';
export { requireCaptioned } from './captions/caption-video.ts';
export { addCaptions } from './captions/change-captions.ts';
export { type SpokenTrack, spokenTracks } from './captions/spoken-lines.ts';
export { categoryChanged, categoryMerged } from './categories/category-facts.ts';
export { categoryPictureTarget } from './categories/category-picture-target.ts';
export { lastResort } from './categories/category-rules.ts';
export { categoryThumbnailRoutes } from './categories/thumbnail-routes.ts';
export {
  addViews,
  heldVideos,
  holdVideo,
  holdVideos,
  type MovedReactions,
  moveCommentCount,
  moveReactionCounts,
} from './counts/count-queries.ts';
export {
  type CreateVideo,
  createVideo,
  ensureCategory,
  ensureProfile,
  findCategory,
  findCategoryById,
} from './create-video.ts';
export {
  type DemoVideoRow,
  deleteDemoCatalogue,
  demoCatalogueIds,
  demoMedia,
  failVideos,
  hasVideos,
  insertDemoAliases,
  insertDemoCategories,
  insertDemoVideos,
  isInCatalogue,
  isUnusedMedia,
  refreshCounts,
  setCover,
  tieMedia,
  uploadersAmong,
  videosWithoutCover,
} from './demo/demo-queries.ts';
export { exportVideos } from './export-videos.ts';
export { createFileAccess, filesTopic } from './files/file-access.ts';
export { type FileAddress, fileAddresses } from './files/file-passes.ts';
export { ownerSeesFiles } from './files/file-rules.ts';
export { placeFilesJob } from './files/place-files.job.ts';
export { forgetPlaces, placeFilesOf } from './files/place-queries.ts';
export { lockHandled } from './handling/lock-handled.ts';
export {
  categoryExists,
  findHostedVideo,
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
  sealedStreamColumns,
  storeStreamHost,
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
  lockSource,
  storeImportedThumbnail,
  takeBackImported,
} from './imported/imported-videos.ts';
export { categoryNames, deleteImportedVideo } from './imported/taken-back-queries.ts';
export { filterRules, lengthRanges } from './lists/filter-queries.ts';
export { editVideo } from './managing/edit-video.ts';
export { createVideoManagingCalls } from './managing/managing-calls.ts';
export { editableVideo, moderatedVideo } from './managing/moderated-video-queries.ts';
export { previewRoutes } from './managing/preview-routes.ts';
export type { VideoSource } from './managing/video-source.ts';
export { writeVideoRows } from './managing/write-video-rows.ts';
export { applyQualityChanged, applyStillRenamed } from './media-amendments.ts';
export { mediaOfVideos, videosOfMedia } from './media-outcome-queries.ts';
export {
  applyLadderFailed,
  applyMediaChecked,
  applyMediaFailed,
  applyMediaPlayable,
  applyMediaReady,
} from './media-reactions.ts';
export { applyFlashes } from './moments/apply-flashes.ts';
export { namedVideos, videoOfSlug } from './named-video-queries.ts';
export { sealedPerformerColumns } from './performers/sealed-performer.ts';
export { narrowToPlace } from './places/narrowed-queries.ts';
export { placeRulesTopic, readPlaceRules } from './places/place-rule-queries.ts';
export { lockOwnVideo, wishForVideo } from './planned/follow-plan.ts';
export { chooseOwnStill, setOwnPicture } from './planned/own-thumbnail.ts';
export { writeLicence, writePlan } from './planned/plan-queries.ts';
export { planFor, readFuture } from './planned/plan-rules.ts';
export { removeOwnVideo } from './planned/remove-own-video.ts';
export { playbackOf } from './playback.ts';
export { changePublishStatus, videoChanged, videoPublished, videoWithdrawn } from './publishing.ts';
export { holdUnchanging, lockVideos } from './publishing-queries.ts';
export { removeVideosOf } from './remove-videos-of.ts';
export { reportedVideo } from './reported-video.ts';
export { retryVideo } from './retry-video.ts';
export { videoMayShowMinor, videoReviewed } from './reviewing/review-facts.ts';
export { countToReview, videosForChildSafety } from './reviewing/review-queries.ts';
export { hiddenVideos, maySee, requireSeen } from './reviewing/who-reviews.ts';
export { queryRefusal, refuseProhibited, safetyMessageFor } from './safety.ts';
export { formerKeys, tagSuccessors } from './shielding/key-queries.ts';
export { narrowToShield, shieldKeysOf, tagByAnyName, tagsOfIds } from './shielding/shielded-queries.ts';
export { slugsOfCategories, slugsOfVideos } from './slug-queries.ts';
export { showFoundVideo, withdrawGoneVideo } from './source-gone.ts';
export { barVideo } from './stay-down/bar-video.ts';
export { longPublished, reducibleFiles, type StoredVideo, videosWithFiles } from './stored-video-queries.ts';
export { beginReplacement, lockReplaceable } from './studio/replace-file.ts';
export { studioVideoShown } from './studio/studio-video.ts';
export { publicTableSources, writtenTableSources } from './table-queries.ts';
export { tagChanged, tagMerged } from './tags/tag-facts.ts';
export { slugsOfTags } from './tags/tag-queries.ts';
export { chaptersOfText, withoutChapters } from './text-chapter-rules.ts';
export { thumbnailTarget } from './thumbnail-target.ts';
export { cardColumns, cardsJson, cardTags, videosOf } from './video-card-queries.ts';
export { countPublished, hasDemoVideos } from './video-queries.ts';
export type { PublishStatus } from './video-rules.ts';
export { tagName, tagSlug } from './video-rules.ts';
export { checkFileTexts, checkVideoTexts } from './video-texts.ts';

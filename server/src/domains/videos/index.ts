// The door of the videos domain: what higher floors may use.
export { cardColumns, cardsJson } from './video-card-queries.ts';
export { type CreateVideo, createVideo, ensureCategory, ensureProfile, findCategory } from './create-video.ts';
export { changePublishStatus, videoChanged } from './publishing.ts';
export { applyMediaFailed, applyMediaPlayable, applyMediaReady } from './media-reactions.ts';
export type { PublishStatus } from './video-rules.ts';
export { videoCalls } from './calls.ts';
export { filterConditions } from './category-queries.ts';
export { findProhibitedTerm } from './prohibited-terms.ts';
export { publicTableSources } from './table-queries.ts';
export { hasDemoVideos } from './video-queries.ts';
export { tagName, tagSlug } from './video-rules.ts';
export { addPastViews, type PastViews } from './viewing/roll-up-views.ts';
export { videoWantedTopic } from './calls/get-video-playback.ts';

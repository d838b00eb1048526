// The public interface of the watching domain for higher floors.

export { videoWantedTopic } from './calls/get-video-playback.ts';
export { watchingCalls } from './calls.ts';
export { exportWatching } from './export-watching.ts';
export { watchedToEnd } from './history/watching-facts.ts';
export { watchedOf } from './statistics/watched-queries.ts';
export { forgetViews, hasPastViews } from './viewing/past-view-queries.ts';
export { addPastViews } from './viewing/roll-up-views.ts';
export { secondsBehind } from './viewing/rollup-queries.ts';
export { hoursOfSite } from './viewing/site-hour-queries.ts';
export { readUserAgent } from './viewing/user-agents.ts';

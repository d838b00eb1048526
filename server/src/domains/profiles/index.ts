// The public interface of the profiles domain for higher floors.

export { addProfile, profileNamed } from './add-profile-queries.ts';
export { memberBlocked, memberUnblocked } from './blocks/block-facts.ts';
export { blocksBetween, unblocked } from './blocks/block-queries.ts';
export { profileCalls } from './calls.ts';
export {
  type DemoProfileRow,
  deleteDemoProfiles,
  demoProfileIds,
  insertDemoFollows,
  insertDemoProfiles,
} from './demo-queries.ts';
export { exportProfile } from './export-profile.ts';
export { followedOf, hasProfile, isSubscribed, leaves } from './following-queries.ts';
export { membersMentioned } from './mention-facts.ts';
export { membersNamed } from './mention-queries.ts';
export { peopleNamed } from './people-queries.ts';
export { deletePictureJob } from './pictures/delete-picture.job.ts';
export { dropPicturesOf } from './pictures/drop-pictures.ts';
export { pictureDeletedTopic } from './pictures/picture-facts.ts';
export { pictureRoutes } from './pictures/picture-routes.ts';
export { profilePictureTarget } from './pictures/profile-picture-target.ts';
export { findProfileCounts, showsFavorites, showsList, writeListVisibility } from './profile-queries.ts';
export { reportedProfile } from './reported-profile.ts';
export { subscriptionCreated } from './subscription-facts.ts';
export { dropSubscriptionsBetween, dropSubscriptionsOf, subscribersOf } from './subscription-queries.ts';
export { tellMentioned } from './tell-mentioned.ts';
export { usernamesOf } from './username-queries.ts';
export { countsWatched, countWatched, resetWatchedCount, writeCountsWatched } from './watched-queries.ts';
export { writeProfileRow } from './write-profile-row.ts';

// storage
export const storage = 'Storage';
export const storageDidNotLoad = 'We couldn’t load what’s stored. Try again.';
export const failedToProcessRequest = 'Failed to process request.';

// storage-sums
export const inAll = 'In all';
export const videosWithFiles = 'Videos with a file here';
export const neverWatched = 'Never watched';
export const notCountedYet =
  'Nothing is counted yet. A worker does it every hour, or now, if you ask for it.';
export const countedAt = 'Counted {time}.';
export const someUncounted = 'Pictures of {files} aren’t counted yet: a worker does a few hundred at a time.';
export const file = 'file';
export const files = 'files';
export const countNow = 'Count now';
export const whatItIs = 'What it is';
export const part = 'Part';
export const many = 'Files';
export const size = 'Size';
export const share = 'Share';
export const sources = 'Sources, as they came in';
export const h264 = 'H.264, {height}p';
export const av1 = 'AV1 and other generations';
export const sound = 'Sound on its own';
export const pictures = 'Thumbnails and storyboards';
export const previews = 'Previews';
export const captions = 'Captions';

// storage-rules
export const whatCanGo = 'What can go';
export const whatCanGoLead =
  'What each rule would free, before you choose one. What is deleted can’t be brought back. Evidence, videos under review and removed videos are left alone, so it may be a little less.';
export const rule = 'Rule';
export const wouldFree = 'Would free';
export const videosLabel = 'Videos';
export const deleteSourcesAfter = 'Delete sources {days} days after their video is ready';
export const deleteTallAfter =
  'Delete qualities above 720p of videos that no one watched for {months} months';
export const inForce = 'In force';
export const sourcesGoAtOnce = 'Sources are deleted as soon as their video is ready.';
export const sourcesStay = 'Sources stay for good.';
export const noRuleFrees = 'Right now, no rule would free anything.';
export const changeTheRules = 'Change the rules';

// costly-videos
export const costliest = 'Costliest videos';
export const costliestLead = 'Open a video to see what each of its qualities takes.';
export const sortedBy = 'Sorted by';
export const bySize = 'Size';
export const byMinute = 'Size per minute watched';
export const byUnwatched = 'Never watched';
export const video = 'Video';
export const perMinute = 'Per minute watched';
export const watched = 'Watched';
export const watchedLast = 'Last watched';
export const never = 'Never';
export const cameOn = 'Here since {date}';
export const noVideosHere = 'No videos here yet.';
export const videoName = 'video';
export const videosName = 'videos';

// video-storage
export const takesInStorage = 'Takes {size} in storage';
export const source = 'Source';
export const nothingStored = 'Takes nothing in storage: it plays from elsewhere.';
export const makeAv1Version = 'Make an AV1 version';
export const av1NotAskedFor = 'We couldn’t ask for an AV1 version';
export const storageNotRead = 'We couldn’t read what it takes in storage.';

// storage-settings
export const whenSourcesGo = 'When a video’s source file is deleted';
export const goesWhenReady = 'As soon as all its qualities are made';
export const goesAfterDays = '{days} days later';
export const goesNever = 'Never';
export const sourcesHint =
  'With its source, a video can get better qualities later. It often takes as much room as all qualities together. {source}';
export const whenTallGo = 'When videos no one watches lose their qualities above 720p';
export const tallNever = 'Never';
export const tallAfterMonths = 'After {months} months without a viewer';
export const tallHint = 'Deleted for good: without its source, a video can’t get them back. {source}';
export const storageLead =
  'Deleting can’t be undone. <link>See what each rule would free</link> before you choose it.';

// missed-sources
export const missingElsewhere = 'Missing elsewhere';
export const missingElsewhereLead =
  'Videos that play from another site or library, and weren’t there when we looked. After three looks over half a day we take one out of sight and tell its uploader. It comes back by itself once it’s there again.';
export const nothingMissing = 'Every video that plays from elsewhere was there when we last looked.';
export const missedState = 'State';
export const outOfSight = 'Out of sight';
export const missedLook = 'look missed';
export const missedLooks = 'looks missed';
export const missedSince = 'Missing since';
export const nextLook = 'Next look';
export const actions = 'Actions';
export const checkAgain = 'Check again';
export const latestMissed = 'Latest';

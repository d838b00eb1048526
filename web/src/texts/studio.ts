// studio-table
export const failedToFetch = 'Failed to fetch data.';
export const failedToLoadVideo = 'Failed to load video data.';
export const videoNotFound = 'Video not found.';
export const studio = 'Studio';
export const lead = 'See how far your videos are and how people watch them.';
export const uploadVideo = 'Upload a video';
export const allYourVideos = 'All your videos';
export const videos = 'Videos';
export const searchYourVideos = 'Search your videos';
export const state = 'State';
export const everyState = 'Every state';
export const yourVideos = 'Your videos';
export const videoColumn = 'Video';
export const lengthColumn = 'Length';
export const viewsColumn = 'Views';
export const watchTimeColumn = 'Watch time';
export const addedColumn = 'Added';
export const notMeasured = 'Not measured';
export const noVideosFound = 'No videos found.';
export const firstVideo =
  'Your videos will appear here. Upload the first one, and you’ll see how people watch it.';
export const noVideosYet = 'Your videos will appear here.';
export const video = 'video';
export const videosWithin = 'videos';

export const oneFileWaits = 'One file isn’t a video yet. See it on the upload page.';
export const someFilesWait = '{count} files aren’t videos yet. See them on the upload page.';
export const getTheRight = 'How to upload videos';
export const nothingInTheseDays = 'Nothing in these days yet.';

// studio-words
export const drafts = 'Drafts';
export const inPreparation = 'In preparation';
export const inReview = 'In review';
export const scheduled = 'Scheduled';
export const published = 'Published';
export const unpublished = 'Unpublished';
export const onHold = 'On hold';
export const disabledState = 'Disabled';
export const licenseEndedState = 'License ended';
export const failed = 'Failed';
export const percent = '{number}%';
export const newFilePrepared = 'We’re preparing a new file: {share}';
export const draft = 'Draft';
export const sentBack = 'Draft, sent back by a reviewer';
export const willBePublished = 'Will be published on {moment}';
export const beingPrepared = 'We’re preparing it: {share}';
export const waitsForReview = 'Waiting for a review';
export const waitsForRecords = 'Waiting for the records of its performers';
export const unpublishedByAdmin = 'Unpublished by an admin';
export const publishedWithoutFile = 'Published, but its file doesn’t play';
export const held = 'On hold: we’re looking at a report';
export const disabled = 'Disabled because of a notice';
export const licenseEnded = 'Its license has ended';
export const notPrepared = 'We couldn’t prepare the file.';
export const removed = 'Removed';
export const watch = 'Watch';

// studio-video
export const titleOfVideo = '{title} · Studio';
export const thisVideo = 'This video';
export const statistics = 'Statistics';
export const edit = 'Edit';
export const shownWhere = 'Shown {where}: {reason}';
export const shownWhereBecauseOf = 'Shown {where}, because of its {kind}: {reason}';
export const whyTakenDown = 'Why, and what you can do';

// charts
export const period = 'Period';
export const sevenDays = '7 days';
export const twentyEightDays = '28 days';
export const ninetyDays = '90 days';
export const aYear = 'A year';
export const views = 'Views';
export const watchTime = 'Watch time';
export const averageDuration = 'Average view duration';
export const chartOf =
  '{title} from {from} on: {total} in all, most on {best} with {most}. Use the arrow keys to read it.';
export const firstToLast = '{first} to {last}';
export const secondsShort = '{seconds} s';
export const minutesShort = '{minutes} min';
export const hoursShort = '{hours} h';
export const hoursAndMinutes = '{hours} h {minutes} min';
export const when = 'When';
export const at = 'At';
export const shareOfPlaybacks = 'Share of playbacks';
export const retention = 'Retention';
export const ofPlayback = 'of {count} playback';
export const ofPlaybacks = 'of {count} playbacks';
export const retentionChart =
  'Share of playbacks that played each part: {start} at the beginning, {middle} in the middle, {end} at the end. Use the arrow keys to read it.';
export const beginning = 'Beginning';
export const end = 'End';
export const noRetention = 'We measured no watch time for this video in this period.';
export const embeddedVideo =
  'This video is embedded from another site, which doesn’t tell us how much of it people watch.';
export const measuring =
  'Days are in UTC, and numbers update within about a minute. Watch time is what was really played, without pauses or skipped parts. We can’t measure it for videos embedded from other sites or in browsers that ask for privacy, so there can be more views than playbacks. Watching your own videos doesn’t count.';

// bulk-bar
export const withTheSelectedVideos = 'With the selected videos';
export const noneSelected = 'None selected';
export const countSelected = '{count} selected';
export const publish = 'Publish';
export const unpublish = 'Unpublish';
export const deleteWords = 'Delete';
export const backfillVideoDetails = 'Backfill Video Details';

// delete-dialog
export const countVideos = '{count} videos';
export const deleteWhat = 'Delete {what}?';
export const whatDeletingOneDoes =
  'No one will see it anymore. We delete its files and texts after {removedVideoDays} days, or after {objectionDays} if someone else uploaded it: we send them your words, and they can object until then.';
export const whatDeletingManyDoes =
  'No one will see them anymore. We delete their files and texts after {removedVideoDays} days, or after {objectionDays} if someone else uploaded them: we send them your words, and they can object until then.';
export const whatItsPageWillSay = 'What its page will say';
export const thisVideoWasRemoved = 'This video was removed.';
export const barItsFile = 'Bar its file: neither it nor a copy that looks like it can be published again.';
export const barTheirFiles =
  'Bar their files: neither they nor copies that look like them can be published again.';
export const cancel = 'Cancel';

// details-form
export const notStated = 'Not stated';
export const ongoing = 'Ongoing';
export const releasing = 'Releasing';
export const completed = 'Completed';
export const upcoming = 'Upcoming';
export const errorSavingMetadata = 'Error saving metadata';
export const failedToScrapeDetails = 'Failed to scrape details';
export const filledInFromTheSource = 'We filled in the form from the source. Save it to keep the details.';
export const title = 'Title';
export const description = 'Description';
export const tags = 'Tags';
export const category = 'Category';
export const none = 'None';
export const airing = 'Airing';
export const format = 'Format';
export const tvMovieOva = 'TV, Movie, OVA, …';
export const spokenLanguage = 'Spoken language';
export const subtitles = 'Subtitles';
export const slug = 'Slug';
export const sourceUrl = 'Source URL';
export const aboutGroup = 'About the video';
export const languageGroup = 'Language and format';
export const addressGroup = 'Addresses';
export const stillMissing = 'Not filled in yet';
export const scrapeDetails = 'Scrape Details';
export const save = 'Save';

// edit-dialog
export const videoDataPreview = 'Video Data & Preview';
export const thumbnails = 'Thumbnails';
export const performers = 'Performers';
export const videoNotFound = 'Video not found.';
export const failedToLoadVideoData = 'Failed to load video data.';
export const editVideo = 'Edit video';
export const errorFault = 'Error: {fault}';
export const loading = 'Loading...';

// preview-player
export const unreachable = 'We can’t reach it.';
export const errorLoadingVideoFault = 'Error loading video: {fault}';
export const waitingForVideoIdOr = 'Waiting for video ID or Source URL...';
export const videoStreamUrlNotYet = 'Video stream URL not yet available.';
export const preview = 'Preview';
export const unplayable = 'We can’t play it.';

// thumbnail-forms
export const error = 'Error';
export const currentThumbnail = 'Current thumbnail';
export const noImageAvailable = 'No Image Available';
export const remove = 'Remove';
export const whatRemovingDoes = 'We’ll delete this picture and show the one from the source again.';
export const yesRemoveIt = 'Yes, remove it';
export const newExternalThumbnailUrl = 'New external thumbnail URL';
export const fetchedOnce = 'We fetch it once and store it here. It must start with http.';
export const setThumbnail = 'Set thumbnail';
export const stillsFromTheFile = 'Stills from the file';
export const stillAtSeconds = 'Still at {seconds}';

// unpublish-dialog
export const unpublishThisVideo = 'Unpublish this video?';
export const unpublishCountVideos = 'Unpublish {count} videos?';
export const whatUnpublishingOneDoes =
  'Only its uploader will see it until you publish it again. If that’s someone else, we send them your words and the rule, and they can object.';
export const whatUnpublishingManyDoes =
  'Only their uploaders will see them until you publish them again. We send other uploaders your words and the rule, and they can object.';
export const whyInWordsForThe = 'Why, in words for the uploader';

// video-holds
export const evidenceNotChecked =
  'We couldn’t check whether this video is evidence. Open it again before you delete anything of it.';
export const evidence = 'Evidence';
export const evidenceUntilTheHoldEnds =
  '<strong>This video is evidence.</strong> Nothing of it is deleted for good until the hold on it ends.';
export const evidenceUntilDecided =
  '<strong>This video is evidence.</strong> Nothing of it is deleted for good until its case is decided.';

// video-search
export const preparing = 'Preparing';
export const playable = 'Playable';
export const ready = 'Ready';
export const failed = 'Failed';
export const searchTitles = 'Search titles';
export const status = 'Status';
export const allStatuses = 'All statuses';
export const notPublished = 'Not published';
export const allCategories = 'All categories';
export const source = 'Source';
export const allSources = 'All sources';
export const playback = 'Playback';
export const anyPlayback = 'Any playback';

// video-words
export const draft = 'Draft';
export const scheduled = 'Scheduled';
export const processing = 'Processing';
export const inReview = 'In review';
export const pending = 'Pending';
export const published = 'Published';
export const heldByAReport = 'Held by a report';
export const disabledByANotice = 'Disabled by a notice';
export const expired = 'Expired';
export const removed = 'Removed';
export const upload = 'Upload';
export const hostedLibrary = 'Hosted library';
export const embed = 'Embed';
export const whatSucceeded = '{what}: {succeeded} succeeded, 0 failed.';
export const whatSucceededAndFailed = '{what}: {succeeded} succeeded. Failed: {failed}. {reasons}';

// videos-table
export const errorWhat = 'Error: {what}';
export const errorUndo = 'Error: Undo';
export const undo = 'Undo';
export const failedToDeleteVideo = 'Failed to delete video';
export const failedToResyncVideo = 'Failed to resync video';
export const failedToBackfillVideoDetails = 'Failed to backfill video details';
export const allVideos = 'All videos';
export const selectTitle = 'Select {title}';
export const itWasRemoved = 'it was removed';
export const video = 'Video';
export const length = 'Length';
export const views = 'Views';
export const added = 'Added';
export const editTitle = 'Edit {title}';
export const edit = 'Edit';
export const resyncTitle = 'Resync {title}';
export const resync = 'Resync';
export const deleteTitle = 'Delete {title}';
export const noVideosFound = 'No videos found.';
export const videosAndMore = 'videos and more';
export const actions = 'Actions';
export const videoName = 'video';
export const videos = 'videos';

// all-videos
export const failedToFetchVideos = 'Failed to fetch videos: the list can’t be read right now. Try again.';
export const allVideosLabel = 'All Videos';

// videos
export const importsDidNotLoad = 'We couldn’t load the imports. Try again.';
export const importVideos = 'Import videos';
export const embedVideosFromTubeSites = 'Embed Videos from Tube Sites';
export const manageHostNameVideos = 'Manage {hostName} Videos';
export const bulkImportFromUrl = 'Bulk Import from URL';
export const importFrom = 'Import from';
export const thumbnailSet = 'Thumbnail set.';
export const sourceThumbnailIsBack = 'The source’s thumbnail is back.';

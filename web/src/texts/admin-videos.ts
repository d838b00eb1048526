// bulk-bar
export const withTheChosenVideos = 'With the chosen videos';
export const noneChosen = 'None chosen';
export const countChosen = '{count} chosen';
export const publish = 'Publish';
export const unpublish = 'Unpublish';
export const deleteWords = 'Delete';
export const backfillVideoDetails = 'Backfill Video Details';

// delete-dialog
export const lengthVideos = '{length} videos';
export const deleteWhat = 'Delete {what}?';
export const it = 'it';
export const them = 'them';
export const nobodyWillSeeValueAny =
  'Nobody will see {value} any more. Files and texts are deleted after {removedVideoDays} days, or {objectionDays} where somebody else uploaded {value2}: they are sent your words, and may object until then.';
export const whatItsPageSaysFrom = 'What its page says from now on';
export const thisVideoWasRemoved = 'This video was removed.';
export const itsFileStays = 'Its file stays';
export const theirFilesStay = 'Their files stay';
export const valueDownNeitherTheSame =
  '{value} down: neither the same file nor a copy that looks like it is published again.';
export const cancel = 'Cancel';

// details-form
export const unknown = 'Unknown';
export const ongoing = 'Ongoing';
export const releasing = 'Releasing';
export const completed = 'Completed';
export const upcoming = 'Upcoming';
export const errorSavingMetadata = 'Error saving metadata';
export const failedToScrapeDetails = 'Failed to scrape details';
export const theDetailsOfTheSource = 'The details of the source are in the form. Save them to keep them.';
export const title = 'Title';
export const description = 'Description';
export const tags = 'Tags';
export const separatedByCommas = 'Separated by commas';
export const category = 'Category';
export const none = 'None';
export const airing = 'Airing';
export const format = 'Format';
export const tvMovieOva = 'TV, Movie, OVA, …';
export const audioLanguage = 'Audio language';
export const aCodeLikeJa = 'A code, like ja';
export const subtitleLanguages = 'Subtitle languages';
export const codesSeparatedByCommas = 'Codes, separated by commas';
export const slug = 'Slug';
export const sourceUrl = 'Source URL';
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
export const itCannotBeReached = 'It cannot be reached.';
export const errorLoadingVideoFault = 'Error loading video: {fault}';
export const waitingForVideoIdOr = 'Waiting for video ID or Source URL...';
export const videoStreamUrlNotYet = 'Video stream URL not yet available.';
export const preview = 'Preview';
export const itCannotBePlayed = 'It cannot be played.';

// thumbnail-forms
export const error = 'Error';
export const presentThumbnail = 'Present thumbnail';
export const noImageAvailable = 'No Image Available';
export const removeIt = 'Remove it';
export const thePictureIsDeletedAnd = 'The picture is deleted, and the one from the source is shown again.';
export const yesRemoveIt = 'Yes, remove it';
export const newExternalThumbnailUrl = 'New external thumbnail URL';
export const itIsFetchedOnceAnd = 'It is fetched once and stored here. It must start with http.';
export const setThumbnail = 'Set thumbnail';
export const stillsOfTheFile = 'Stills of the file';
export const stillAtSeconds = 'Still at {seconds}';

// unpublish-dialog
export const unpublishThisVideo = 'Unpublish this video?';
export const unpublishCountVideos = 'Unpublish {count} videos?';
export const onlyItsUploaderSeesIt = 'Only its uploader sees it';
export const onlyTheirUploadersSeeThem = 'Only their uploaders see them';
export const valueUntilYouPublishValue2 =
  '{value} until you publish {value2} again. Other uploaders are sent your words and the rule, and may object.';
export const whyInWordsForThe = 'Why, in words for the uploader';

// video-holds
export const itCouldNotBeChecked =
  'It could not be checked whether this video is evidence. Open it again before you delete anything of it.';
export const evidence = 'Evidence';
export const theHoldOnItEnds = 'the hold on it ends.';
export const itsCaseIsDecided = 'its case is decided.';
export const thisVideoIsEvidenceNothing =
  '<strong>This video is evidence.</strong> Nothing of it is deleted for good until {value}';

// video-search
export const preparing = 'Preparing';
export const playable = 'Playable';
export const ready = 'Ready';
export const failed = 'Failed';
export const searchTitles = 'Search titles';
export const status = 'Status';
export const everyStatus = 'Every status';
export const notPublished = 'Not published';
export const allCategories = 'All categories';
export const source = 'Source';
export const everySource = 'Every source';
export const playback = 'Playback';
export const playingOrNot = 'Playing or not';

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
export const whatSucceededSucceeded0Failed = '{what}: {succeeded} succeeded, 0 failed.';
export const whatSucceededSucceededFailedFailed = '{what}: {succeeded} succeeded. Failed: {failed}. {value}';

// videos-table
export const errorWhat = 'Error: {what}';
export const errorUndo = 'Error: Undo';
export const undo = 'Undo';
export const failedToDeleteVideo = 'Failed to delete video';
export const failedToResyncVideo = 'Failed to resync video';
export const failedToBackfillVideoDetails = 'Failed to backfill video details';
export const allVideos = 'All videos';
export const chooseTitle = 'Choose {title}';
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

// all-videos
export const failedToFetchVideosThe = 'Failed to fetch videos: the list cannot be read right now.';
export const allVideosLabel = 'All Videos';

// videos
export const failedToLoadTheImports = 'Failed to load the imports.';
export const importVideos = 'Import videos';
export const embedVideosFromTubeSites = 'Embed Videos from Tube Sites';
export const manageHostNameVideos = 'Manage {hostName} Videos';
export const bulkImportFromUrl = 'Bulk Import from URL';
export const whereFrom = 'Where from';

// upload-page
export const failedToFetch = 'Failed to fetch data.';
export const pageTitle = 'Uploads';
export const lead = 'Upload your videos, describe each one and see how far it is.';
export const toStudio = 'Studio';
export const underWay = 'In progress';
export const earlier = 'Earlier uploads';
export const offline = 'You seem to be offline. Check your connection. What you’ve uploaded so far is safe.';
export const agreementChanged = 'The uploader’s agreement has changed.';
export const signFirst = 'Sign it before your next upload';
export const needsScript = 'Uploading needs JavaScript. Please turn it on and reload this page.';
export const mayNotUpload = 'You can’t upload videos yet.';
export const toVerification = 'Go to your verification';
export const failedRequest = 'Failed to process request.';

// drop-zone
export const dropZone = 'Choose files';
export const dropHere = 'Drop video files here';
export const dropMore = 'Drop more files anywhere on this page';
export const yourVideos = 'Your videos';
export const moreVideos = 'More videos?';
export const letGo = 'Let go to upload them';
export const isNoVideo = '“{name}” isn’t a video, so we left it out.';
export const areNoVideos = 'These aren’t videos, so we left them out: {names}.';
export const dropHint = 'Choose one or several. Two upload at a time, and the others wait their turn.';
export const chooseFiles = 'Choose files';
export const chooseMore = 'Choose more files';
export const videoFiles = 'Video files';
export const largestFile = 'Up to {size} a file';
export const videoLeft = '1 more video today';
export const videosLeft = '{count} more videos today';
export const roomLeft = '{size} of room left';
export const resumes = 'If your connection drops, we go on where it stopped.';

// upload-words
export const waitsItsTurn = 'Waiting for the files before it';
export const waitsForEarlier =
  'Waiting: earlier files aren’t completely uploaded. Resume them below, or cancel one.';
export const starting = 'Starting…';
export const partOf = '{sent} of {all}';
export const partAndTime = '{part}, {time}';
export const someSecondsLeft = 'a few seconds left';
export const underAMinuteLeft = 'less than a minute left';
export const minuteLeft = '1 minute left';
export const minutesLeft = '{count} minutes left';
export const hourLeft = 'about 1 hour left';
export const hoursLeft = 'about {count} hours left';
export const daysLeft = 'more than a day left';
export const pausedAt = 'Paused at {part}';
export const lostAt = 'The connection was lost at {part}. We keep trying.';
export const uploadFailed = 'Upload failed: {reason}';
export const notSent = 'We couldn’t upload this file. Reload the page and try again.';
export const refusedWithoutWords = 'Our server refused this file. Please try again later.';
export const notPrepared = 'We couldn’t prepare the file.';
export const hasArrived = 'You’ve uploaded {part}. Choose the same file again to resume.';
export const allArrived = 'Uploaded';
export const arrivedWithoutDetails = 'Uploaded. Add its details within {hours} hours';
export const checking = 'We’re checking the file';
export const stageWithShare = '{stage}: {share}';
export const percent = '{number}%';
export const sentBack = 'A reviewer sent it back: {reason}';
export const lesserQuality = 'We couldn’t make better qualities: {reason}';
export const stillChecked = 'Ready. We’re still checking the file';
export const willBePublished = 'Will be published on {moment}';
export const ready = 'Ready';
export const draft = 'Draft';
export const waitsForReview = 'Waiting for a review';
export const unpublishedByAdmin = 'Unpublished by an admin';
export const published = 'Published';
export const held = 'On hold: we’re looking at a report';
export const disabled = 'Disabled because of a notice';
export const licenseEnded = 'Its license has ended';
export const failed = 'Failed';
export const waitsForPerformers = 'Waiting for the records of its performers';
export const progressOf = 'Progress of {name}';

// use-spoken
export const saidSending = '{name} is on its way.';
export const saidHalf = 'Half of {name} is uploaded.';
export const saidArrived = '{name} is uploaded.';
export const saidState = '{name}: {words}';

// upload-entry
export const pause = 'Pause';
export const goOn = 'Resume';
export const tryAgain = 'Try again';
export const chooseAgain = 'Choose the file again';
export const cancelUpload = 'Cancel upload';
export const cancelQuestion = 'We’ll delete what you’ve uploaded of the file and what you wrote about it.';
export const watch = 'Watch';
export const edit = 'Edit';
export const recordPerformers = 'Record the performers';
export const addDetails = 'Add details';
export const changeDetails = 'Change details';
export const closeDetails = 'Close details';
export const ofFile = '{act}: {name}';
export const detailMissing = '1 detail missing';
export const detailsMissing = '{count} details missing';
export const detailsComplete = 'Ready to send';
export const detailsSaved = 'Details saved';
export const changesNotSaved = 'Changes not saved yet';
export const pressWaiting = 'Will be sent by itself';
export const pictureFailed = 'We couldn’t use your thumbnail: {reason} Choose it again under Edit.';

// video-groups
export const aboutGroup = 'About the video';
export const thumbnailGroup = 'Thumbnail';
export const languageGroup = 'Language and format';
export const declarationGroup = 'Declaration';
export const publishingGroup = 'Publishing';
export const performersGroup = 'Performers';
export const fileGroup = 'File';
export const takesInStorage = 'With all its qualities it takes {size} in storage.';
export const dangerGroup = 'Delete';
export const title = 'Title';
export const lengthOf = '{length} of {most} characters';
export const description = 'Description';
export const descriptionHint = 'What happens, who made it, where it comes from.';
export const category = 'Category';
export const uncategorized = 'Uncategorized';
export const asItIs = 'As it is';
export const tags = 'Tags';
export const tagsHint = 'Press Enter or type a comma after each.';
export const suggestedTags = 'Tags of this site';
export const tagsCount = '{count} of {most}';
export const removeTag = 'Remove {tag}';
export const spokenLanguage = 'Spoken language';
export const notSaid = 'Not stated';
export const subtitles = 'Subtitles';
export const noSubtitlesChosen = 'None. Choose languages';
export const subtitlesHint =
  'Those in the picture or in the file. Once your video is uploaded, you can add more.';
export const subtitlesHintOfVideo = 'Those in the picture or in the file. Subtitles you add below count too.';
export const format = 'Format';
export const formatHint = 'Such as TV, Movie, OVA or ONA. People narrow searches by it.';
export const tv = 'TV';
export const ova = 'OVA';
export const ona = 'ONA';
export const movie = 'Movie';
export const special = 'Special';
export const airing = 'Airing';
export const ongoing = 'Ongoing';
export const releasing = 'Releasing';
export const completed = 'Completed';
export const upcoming = 'Upcoming';
export const adultsOnly = 'Everyone depicted is an adult, drawn or not.';
export const rightsHeld = 'I hold the rights to publish this video here.';
export const depicts = 'What it shows';
export const drawnWork = 'Drawn or animated work';
export const actualHumans = 'Actual humans';
export const actualHumansHint = 'It waits for the records of its performers.';
export const termsIntro = 'By sending this, you accept our';
export const publishWords = 'Publish';
export const publishAfterReview = 'Publish after review';
export const publishHint = 'Everyone can see it as soon as it plays.';
export const publishReviewedHint = 'Everyone can see it once we’ve approved it.';
export const scheduleWords = 'Schedule';
export const scheduleAfterReview = 'Schedule after review';
export const scheduleHint = 'You choose the day and the hour.';
export const draftWords = 'Keep as a draft';
export const draftHint = 'Only you can see it until you publish it.';
export const publishAt = 'Publish at';
export const yourTime = 'In the time of your device.';
export const licenseEnds = 'The license ends';
export const licenseHint = 'We’ll hide the video on that day. Leave it empty if the license doesn’t end.';

// thumbnail-choice
export const momentOfFile = 'A moment of your file';
export const momentIsOurs = 'If you choose nothing, we’ll choose a moment once the file is prepared.';
export const noThumbnail =
  'Its first picture will appear once we’ve prepared the file. You can choose another moment then, under Edit.';
export const currentThumbnail = 'Current thumbnail';
export const chosenThumbnail = 'The thumbnail you chose';
export const thumbnailLead = 'Choose a moment of the video or a picture of your own, best at 1280 × 720.';
export const momentsLegend = 'A moment of the video';
export const momentAt = 'At {time}';
export const chooseMoment = 'Choose a moment';
export const chooseOtherMoment = 'Choose another moment';
export const ownPicture = 'A picture of your own';
export const choosePicture = 'Choose a picture';
export const yourVideo = 'Your video, to choose a moment';
export const littleBack = 'A little back';
export const littleOn = 'A little forward';
export const closeFrames = 'Leave it as it is';
export const useFrame = 'Use this frame';
export const frameTaken = 'This frame is your thumbnail now.';
export const frameRefused = 'We can’t use this frame. Please choose a picture of your own instead.';
export const videoLost = 'The video didn’t load.';
export const fileDoesNotPlay =
  'Your browser can’t play this file. Choose a picture of your own, or a moment once we’ve prepared the file.';
export const doesNotPlayYet = 'This video doesn’t play yet.';
export const pictureOnItsWay = 'Uploading your picture…';
export const pictureWaits = 'We’ll upload it with the file. Stay on this site until then.';
export const dropPicture = 'Remove this picture';

// publish-box
export const publishBox = 'Before you send it';
export const stillMissing = 'Still missing';
export const nothingMissing = 'Nothing is missing.';
export const missingTitle = 'A title';
export const atMostTags = 'At most {most} tags';
export const missingMoment = 'When to publish it';
export const momentPassed = 'A time that is still to come';
export const missingAdults = 'That everyone depicted is an adult';
export const tickThisFirst = 'Please tick this before you send your video.';
export const missingNumber = 'Say which episode it is.';
export const missingRights = 'That you hold the rights';
export const whatNext = 'What happens next';
export const nextDraft = 'It stays a draft that only you can see.';
export const nextPublished = 'It’s public as soon as it plays, even before its best quality is ready.';
export const nextReviewed = 'We look at it before anyone else can see it, and notify you of our decision.';
export const nextScheduled = 'It becomes public by itself on {moment}.';
export const nextScheduledReviewed =
  'We look at it first and notify you of our decision. If we approve it, it becomes public on {moment}.';
export const nextFilmed =
  'It waits until you’ve recorded everyone seen in it. You can do that here once we’ve prepared the file.';
export const nextFile = 'No need to wait for the file: you can send the details now.';
export const actPublish = 'Publish';
export const actReview = 'Send to review';
export const actSendIn = 'Send';
export const actSchedule = 'Schedule';
export const actDraft = 'Save as a draft';
export const actSaveChanges = 'Save changes';
export const waitsForFile = 'One moment. We’ll send it by itself once it’s the file’s turn.';
export const waitsForTerms = 'One moment. The terms are loading.';
export const waitsForPicture = 'One moment. Your picture is still on its way.';
export const saved = 'Saved.';
export const nothingToSave = 'No changes to save.';
export const allSaved = 'Everything is saved.';
export const unsaved = 'You have unsaved changes.';
export const restored = 'What you typed is here again.';
export const discard = 'Discard it';

// edit-video
export const saveBox = 'This video';
export const actSave = 'Save';
export const actSendOn = 'Send to review';
export const sendOnLead = 'Once its performers are on record, send it to review.';
export const replaceLead =
  'The current file plays until the new one is ready. Its address, views and comments stay.';
export const replaceReviewed =
  'If the video is public, we hide it then until an admin has looked at the new file.';
export const newFile = 'New file';
export const chooseNewFile = 'Choose a new file';
export const newFilePrepared = 'We’re preparing the new file: {share}';
export const newFileOnItsWay = 'The new file is on its way.';
export const newFileProgress = 'Progress of the new file';
export const replaceFile = 'Replace the file';
export const cancel = 'Cancel';
export const acceptAndGoOn = 'Accept and continue';
export const deleteLead = 'It disappears from every list and playlist, and no one can watch it anymore.';
export const deleteThis = 'Delete this video';
export const deleteQuestion = 'Delete the video and its files for good?';
export const deleteForGood = 'Delete for good';

// upload-way
export const uploadRightWithdrawn =
  'An admin has withdrawn your right to upload. If you think that’s a mistake, write to support.';
export const emailNotConfirmed = 'You haven’t confirmed your email address yet.';
export const identityNotVerified = 'You haven’t verified your identity yet.';
export const picturesMissing = 'Your identity check needs two pictures.';
export const checkPending = 'An admin still has to look at your identity check.';
export const checkRefused = 'We couldn’t approve your identity check. You can try again.';
export const agreementNotSigned = 'You haven’t signed the uploader’s agreement yet.';
export const accountChanged = 'Your account has changed. Please reload the page.';
export const notOpenToAccount = 'Not open to this account';
export const confirmEmailFirst = 'Confirm your email first';
export const verifyFirst = 'Verify your identity first';
export const twoPicturesMissing = 'Two pictures are missing';
export const underReview = 'Under review';
export const notApproved = 'Not approved, you can try again';
export const signAgreement = 'Sign the agreement';
export const upload = 'Upload';
export const seeWhatItTakes = 'See what it takes';
export const studio = 'Studio';

// upload-picture
export const wrongType = 'Invalid file type.';
export const tooLarge = 'File is too large (Max 5MB).';
export const twiceADay = 'You can only change your avatar twice every 24 hours.';
export const pictureIsReviewed = 'We look at this picture first, and show it once we’ve approved it.';
export const whatReason = '{what}: {reason}';
export const pleaseTryAgain = 'Please try again.';

// series-group
export const seriesGroup = 'Series';
export const seriesLead =
  'Is it an episode? Say of which series. We look at it before it shows on the page of the series.';
export const seriesWaits = 'We look at what you said before it shows on the page of the series.';
export const seriesDismissed =
  'We looked at what you said, and it’s not that episode. You can say something else.';
export const series = 'Series';
export const seriesHintEmpty = 'Search by any title. Leave it empty if it’s no episode.';
export const seriesHintChosen = 'This series is here already.';
export const seriesHintTyped =
  'Choose it from the list, or leave it as you wrote it: we’ll add the series for review.';
export const seriesWorkKind = 'What the series is';
export const seriesKind = 'It is';
export const seriesRegular = 'an episode';
export const seriesSpecial = 'a special';
export const seriesNumber = 'Number';
export const seriesNumberHint = 'Such as 7, or 6.5 between two.';
export const seriesCut = 'Cut';
export const seriesReleaseGroup = 'Group that released it';
export const isEpisodeOf = 'This video is {episode} of “{series}”.';
export const showSeries = 'Show the series';
export const useFileName = 'From its name: “{series}”, {episode}';

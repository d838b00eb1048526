import { countOf } from '../../lib/format.ts';

// The page of uploads.
export const failedToFetch = 'Failed to fetch data.';
export const pageTitle = 'Uploads';
export const lead = 'Send your videos in, describe each one, and follow it until it is out.';
export const toStudio = 'Studio';
export const underWay = 'On their way';
export const earlier = 'Uploaded before';
export const offline = 'You seem to be offline. Check your connection; what has arrived is not lost.';
export const agreementChanged = 'The uploader’s agreement has changed.';
export const signFirst = 'Sign it before the next upload';
export const needsScript = 'Uploading needs JavaScript.';
export const mayNotUpload = 'You may not upload videos yet.';
export const toVerification = 'Go to your verification';
export const failedRequest = 'Failed to process request.';

// Choosing files.
export const dropZone = 'Choose files';
export const dropHere = 'Drop video files here';
export const dropMore = 'Drop more files anywhere on this page';
export const yourVideos = 'Your videos';
export const moreVideos = 'More videos?';
export const letGo = 'Let go, and they are sent';
export const dropHint = 'One or several at once. Two are sent at a time; the others wait their turn.';
export const chooseFiles = 'Choose files';
export const chooseMore = 'Choose more files';
export const videoFiles = 'Video files';
export const largestFile = (size: string): string => `${size} a file at most`;
export const videosLeft = (count: number): string => `${countOf(count, 'more video', 'more videos')} today`;
export const roomLeft = (size: string): string => `${size} of room left`;
export const resumes = 'A cut connection is no harm: sending goes on where it stopped.';

// Where a file stands.
export const waitsItsTurn = 'Waits for the files before it';
export const waitsForEarlier =
  'Waits: earlier files have not arrived in full. Go on with them below, or cancel one.';
export const starting = 'Starting …';
export const partOf = (sent: string, all: string): string => `${sent} of ${all}`;
export const partAndTime = (part: string, time: string): string => `${part}, ${time}`;
export const someSecondsLeft = 'a few seconds left';
export const underAMinuteLeft = 'less than a minute left';
export const minutesLeft = (count: number): string => `${countOf(count, 'minute', 'minutes')} left`;
export const hoursLeft = (count: number): string => `about ${countOf(count, 'hour', 'hours')} left`;
export const daysLeft = 'more than a day left';
export const pausedAt = (part: string): string => `Paused at ${part}`;
export const lostAt = (part: string): string => `The connection was lost at ${part}. We keep trying.`;
export const uploadFailed = (reason: string): string => `Upload failed: ${reason}`;
export const notSent = 'This file could not be sent. Reload the page and try again.';
export const refusedWithoutWords = 'The server refused this file. Try again later.';
export const notPrepared = 'The file could not be prepared.';
export const hasArrived = (part: string): string =>
  `${part} has arrived. Choose the same file again to go on.`;
export const allArrived = 'All of it has arrived';
export const arrivedWithoutDetails = (hours: number): string =>
  `All of it has arrived. It needs its details within ${hours} hours`;
export const checking = 'We are looking at the file';
export const stageWithShare = (stage: string, share: string): string => `${stage}: ${share}`;
export const percent = (share: number): string => `${Math.floor(share * 100)} %`;
export const sentBack = (reason: string): string => `Sent back by a reviewer: ${reason}`;
export const lesserQuality = (reason: string): string => `Better qualities could not be made: ${reason}`;
export const stillChecked = 'Ready. Its file is still being checked';
export const willBePublished = (moment: string): string => `Will be published on ${moment}`;
export const ready = 'Ready';
export const states: Readonly<Record<string, string>> = {
  draft: 'Draft',
  review: 'Waits for a review',
  pending: 'Waits for an administrator',
  published: 'Published',
  held: 'Held: a report is being looked at',
  disabled: 'Disabled because of a notice',
  expired: 'Its licence has ended',
  failed: 'Failed',
};
export const waitsForPerformers = 'Waits for the records of its performers';
export const progressOf = (name: string): string => `Progress of ${name}`;

// What is said aloud, at steps only.
export const saidSending = (name: string): string => `${name} is on its way.`;
export const saidHalf = (name: string): string => `Half of ${name} has arrived.`;
export const saidArrived = (name: string): string => `All of ${name} has arrived.`;
export const saidState = (name: string, words: string): string => `${name}: ${words}`;

// What can be done with a file.
export const pause = 'Pause';
export const goOn = 'Go on';
export const tryAgain = 'Try again';
export const chooseAgain = 'Choose the file again';
export const cancelUpload = 'Cancel upload';
export const cancelQuestion = 'What has arrived of the file, and what you wrote about it, is removed.';
export const watch = 'Watch';
export const edit = 'Edit';
export const recordPerformers = 'Record the performers';
export const addDetails = 'Add details';
export const changeDetails = 'Change details';
export const closeDetails = 'Close details';
export const ofFile = (act: string, name: string): string => `${act}: ${name}`;
export const detailsMissing = (count: number): string => `${countOf(count, 'detail', 'details')} missing`;
export const detailsComplete = 'Ready to go off';
export const detailsSaved = 'Details saved';
export const pressWaiting = 'Goes off by itself';
export const pictureFailed = (reason: string): string =>
  `Your thumbnail was not taken: ${reason} Choose it again under Edit.`;

// The groups of the form.
export const aboutGroup = 'About the video';
export const thumbnailGroup = 'Thumbnail';
export const languageGroup = 'Language and format';
export const declarationGroup = 'Declaration';
export const publishingGroup = 'Publishing';
export const performersGroup = 'Performers';
export const fileGroup = 'File';
export const dangerGroup = 'Delete';
export const title = 'Title';
export const lengthOf = (length: number, most: number): string => `${length} of ${most} characters`;
export const description = 'Description';
export const descriptionHint = 'What happens, who made it, where it comes from.';
export const category = 'Category';
export const uncategorized = 'Uncategorized';
export const asItIs = 'As it is';
export const tags = 'Tags';
export const tagsHint = 'Press Enter or a comma after each.';
export const tagsCount = (count: number, most: number): string => `${count} of ${most}`;
export const removeTag = (tag: string): string => `Remove ${tag}`;
export const spokenLanguage = 'Spoken language';
export const notSaid = 'Not said';
export const subtitles = 'Subtitles';
export const subtitlesHint = 'Those that are in the picture or in the file.';
export const format = 'Format';
export const formatHint = 'TV, OVA, Film, Short …';
export const airing = 'Airing';
export const airingStates = [
  ['', notSaid],
  ['ongoing', 'Ongoing'],
  ['releasing', 'Releasing'],
  ['completed', 'Completed'],
  ['upcoming', 'Upcoming'],
] as const;
export const languages = [
  ['ja', 'Japanese'],
  ['en', 'English'],
  ['zh', 'Chinese'],
  ['ko', 'Korean'],
  ['ar', 'Arabic'],
  ['nl', 'Dutch'],
  ['fr', 'French'],
  ['de', 'German'],
  ['hi', 'Hindi'],
  ['id', 'Indonesian'],
  ['it', 'Italian'],
  ['pl', 'Polish'],
  ['pt', 'Portuguese'],
  ['ru', 'Russian'],
  ['es', 'Spanish'],
  ['th', 'Thai'],
  ['tr', 'Turkish'],
  ['uk', 'Ukrainian'],
  ['vi', 'Vietnamese'],
] as const;
export const adultsOnly = 'Everyone depicted is an adult, drawn or not.';
export const rightsHeld = 'I hold the rights to publish this video here.';
export const depicts = 'What it shows';
export const depictsChoices = [
  ['drawn', 'Drawn or animated work', null],
  ['live_action', 'Actual humans', 'It waits for the records of its performers.'],
] as const;
export const termsIntro = 'By sending this you accept our';
export const publishWords = 'Publish';
export const publishAfterReview = 'Publish after review';
export const publishHint = 'Everybody sees it as soon as it plays.';
export const publishReviewedHint = 'Everybody sees it once we have looked at it.';
export const scheduleWords = 'Schedule';
export const scheduleAfterReview = 'Schedule, after review';
export const scheduleHint = 'You choose the day and the hour.';
export const draftWords = 'Keep as a draft';
export const draftHint = 'Only you see it, until you publish it.';
export const publishAt = 'Publish at';
export const yourTime = 'In the time of your device.';
export const licenceEnds = 'The licence ends';
export const licenceHint = 'Leave it empty if it does not end. On that day the video is hidden.';

// The thumbnail.
export const noThumbnail = 'Its first picture comes once the file is prepared.';
export const currentThumbnail = 'The thumbnail as it is';
export const chosenThumbnail = 'The thumbnail that you chose';
export const thumbnailLead = 'Choose a moment of the video or a picture of your own, best 1280 × 720.';
export const momentsLegend = 'A moment of the video';
export const momentAt = (time: string): string => `At ${time}`;
export const chooseMoment = 'Choose a moment';
export const chooseOtherMoment = 'Choose another moment';
export const ownPicture = 'A picture of your own';
export const choosePicture = 'Choose a picture';
export const yourVideo = 'Your video, to choose a moment';
export const littleBack = 'A little back';
export const littleOn = 'A little on';
export const closeFrames = 'Leave it as it is';
export const useFrame = 'Use this frame';
export const frameTaken = 'This frame is the thumbnail now.';
export const frameRefused = 'This frame cannot be taken. Choose a picture of your own instead.';
export const videoLost = 'The video failed to load.';
export const fileDoesNotPlay =
  'Your browser cannot play this file. Choose a picture of your own, or a moment once the file is prepared.';
export const doesNotPlayYet = 'This video does not play yet.';
export const pictureOnItsWay = 'Your picture is on its way …';
export const pictureWaits = 'It is sent with the file. Stay on this site until then.';
export const dropPicture = 'Remove this picture';

// What is missing, and what happens next.
export const publishBox = 'Before it goes off';
export const stillMissing = 'Still missing';
export const nothingMissing = 'Nothing is missing.';
export const missing = {
  title: 'A title',
  tags: (most: number) => `At most ${most} tags`,
  publish_at: 'When to publish it',
  publish_at_passed: 'A moment that is still to come',
  adults: 'That everyone depicted is an adult',
  rights: 'That you hold the rights',
} as const;
export const whatNext = 'What happens next';
export const nextDraft = 'It stays a draft that only you see.';
export const nextPublished = 'It is public as soon as it plays, even before its best quality is made.';
export const nextReviewed =
  'We look at it before anybody else sees it. What we decide comes to you as a notification.';
export const nextScheduled = (moment: string): string => `It becomes public by itself on ${moment}.`;
export const nextScheduledReviewed = (moment: string): string =>
  `We look at it first and tell you by a notification. Once it has passed, it becomes public on ${moment}.`;
export const nextFilmed =
  'It waits until you have recorded who is seen in it. You do that here, once the file is prepared.';
export const nextFile = 'No need to wait for the file: send the details off now.';
export const actPublish = 'Publish';
export const actReview = 'Send to review';
export const actSendIn = 'Send in';
export const actSchedule = 'Schedule';
export const actDraft = 'Save as a draft';
export const actSaveChanges = 'Save changes';
export const waitsForFile = 'One moment: it goes off by itself once the turn of its file has come.';
export const waitsForTerms = 'One moment: the terms are being loaded.';
export const waitsForPicture = 'One moment: your picture is still on its way.';
export const saved = 'Saved.';
export const nothingToSave = 'No changes to save.';
export const allSaved = 'Everything is saved.';
export const unsaved = 'You have changes that are not saved.';
export const restored = 'What you had typed is here again.';
export const discard = 'Discard them';

// The edit page.
export const saveBox = 'This video';
export const actSave = 'Save';
export const actSendOn = 'Send on to review';
export const sendOnLead = 'Once its performers are on record, send it on.';
export const replaceLead =
  'The current file plays until the new one is ready. Address, views and comments stay.';
export const replaceReviewed =
  'A public video is then hidden until an administrator has looked at the new file.';
export const newFile = 'New file';
export const chooseNewFile = 'Choose a new file';
export const newFilePrepared = (share: string): string => `The new file is being prepared: ${share}`;
export const newFileOnItsWay = 'The new file is on its way.';
export const newFileProgress = 'Progress of the new file';
export const replaceFile = 'Replace the file';
export const cancel = 'Cancel';
export const acceptAndGoOn = 'Accept and go on';
export const deleteLead = 'It leaves every list and playlist, and nobody can watch it any more.';
export const deleteThis = 'Delete this video';
export const deleteQuestion = 'The video and its files are deleted for good.';
export const deleteForGood = 'Delete for good';

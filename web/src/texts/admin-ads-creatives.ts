// asset-drop
export const thisFileCannotBeUsed = 'This file cannot be used.';
export const tryAgain = 'Try again.';
export const preparingTheClip = 'Preparing the clip…';
export const itIsHereAndWaits = 'It is here, and waits for a look in the queue of pictures.';
export const widthHeightDropAnotherFile = '{width} × {height}. Drop another file here to replace it.';
export const sendingLabel = 'Sending: {label}';
export const preparingLabel = 'Preparing: {label}';

// creative-acts
export const pause = 'Pause';
export const edit = 'Edit';
export const duplicate = 'Duplicate';

// creative-form
export const failedToCreateCreative = 'Failed to create creative';
export const failedToUpdateCreative = 'Failed to update creative';
export const itIsLookedAtAgain = '; it is looked at again before it is shown';
export const titleWasSavedValue = '“{title}” was saved{value}.';
export const title = 'Title';
export const campaign = 'Campaign';
export const type = 'Type';
export const aPageOfAnAd = 'A page of an ad host, instead of a picture; the host must be in your settings';
export const aNetworkFrame = 'A network frame';
export const addressOfTheFrame = 'Address of the frame';
export const width = 'Width';
export const height = 'Height';
export const fileAWindowNeedsNone = 'File (a window needs none)';
export const file = 'File';
export const clickAddress = 'Click address';
export const httpsOrAPageOf =
  'https, or a page of this site such as /categories; {click} becomes the id of each click';
export const description = 'Description';
export const performanceTags = 'Performance tags';
export const forYourOwnListsSeparated = 'For your own lists, separated by commas';
export const status = 'Status';
export const sendToReview = 'Send to review';
export const pendingNotYet = 'Pending: not yet';
export const createCreative = 'Create Creative';
export const save = 'Save';

// creative-preview
export const slideAt = 'Slide {at}';
export const itOpensTheAddressBelow = 'It opens the address below in a window of its own.';
export const leadsTo = 'Leads to';
export const nowhere = 'Nowhere';
export const loadTheFrame = 'Load the frame';

// creative-words
export const banner = 'Banner';
export const video = 'Video';
export const story = 'Story';
export const carousel = 'Carousel';
export const interactive = 'Interactive';
export const popup = 'Popup';
export const popunder = 'Popunder';
export const active = 'Active';
export const pending = 'Pending';
export const inactive = 'Inactive';
export const inReview = 'In review';
export const pngJpgGifMp4Max = 'PNG, JPG, GIF, MP4 (max 50MB)';
export const approve = 'Approve';
export const review = 'Review';
export const reactivate = 'Reactivate';
export const reject = 'Reject';
export const archive = 'Archive';
export const deleteWords = 'Delete';
export const itsFileIsBeingPrepared = 'Its file is being prepared.';
export const itsFileIsNotThere = 'Its file is not there any more.';

// creatives-asked
export const gallery = 'Gallery';
export const list = 'List';
export const performance = 'Performance';

// creatives-list
export const previewTitle = 'Preview: {title}';
export const pauseChosen = 'Pause chosen';
export const creatives = 'Creatives';
export const itIsNotActive = 'it is not active';

// creatives-page
export const activeWithin = 'active';
export const paused = 'paused';
export const titleIsValueNow = '“{title}” is {value} now.';
export const failedToDuplicateCreative = 'Failed to duplicate creative';
export const titleWasCopiedTheCopy = '“{title}” was copied; the copy is pending.';
export const searchCreatives = 'Search creatives';
export const allTypes = 'All types';
export const allStatuses = 'All statuses';
export const aCreativeBelongsToA = 'A creative belongs to a campaign. <link>Create a campaign first.</link>';
export const noCreativesMatch = 'No creatives match.';
export const noCreativesYet = 'No creatives yet.';
export const loadMore = 'Load More';
export const createCreativeLabel = 'Create creative';
export const editTitle = 'Edit “{title}”';
export const notNow = 'Not now';
export const views = 'Views';

// draft
export const aCarouselNeeds2To = 'A carousel needs 2 to 10 slides.';
export const pleaseChooseAFileFor = 'Please choose a file for this ad.';
export const aTestNeedsTwoVariants = 'A test needs two variants or more.';

// end-creative
export const failedToDeleteCreative = 'Failed to delete creative';
export const titleIsGoneAndSo = '“{title}” is gone, and so are its postings.';
export const itIsShownNoMore =
  'It is shown no more, and its postings go with it. Its figures stay. This cannot be undone.';
export const reason = 'Reason';
export const forTheLogYouMay = 'For the log; you may leave it out';
export const cancel = 'Cancel';

// performance-table
export const percentToPercent2 = '{percent} to {percent2}';
export const comparedAfterMissingMoreViewable = 'Compared after {missing} more viewable ads';
export const comparedAfterSomeMoreClicks = 'Compared after some more clicks';
export const noWinnerYetSure = 'No winner yet: {sure}';
export const itTakesOverByItself = '; it takes over by itself';
export const titleWinsSureValue = '“{title}” wins, {sure}{value}';
export const variantIdWeightWeight = 'Variant {id}, weight {weight}';
export const noCreativeHasFiguresTo = 'No creative has figures to show.';

// send-asset
export const thisFileIsNotTaken = 'This file is not taken: {fileHint}.';

// slides-editor
export const slides = 'Slides';
export const titleOfSlideAt = 'Title of slide {at}';
export const upSlideAt = 'Up: slide {at}';
export const up = 'Up';
export const downSlideAt = 'Down: slide {at}';
export const down = 'Down';
export const removeSlideAt = 'Remove: slide {at}';
export const remove = 'Remove';
export const addASlide = 'Add a slide';

// variants-editor
export const aBTest = 'A/B test';
export const eachVariantIsShownAs =
  'Each variant is shown as often as its weight says. They are compared once each was viewable 1,000 times.';
export const addAVariant = 'Add a variant';
export const theWinnerTakesOverBy = 'The winner takes over by itself';
export const fromThenOnOnlyIt = 'From then on only it is shown';
export const fileOfVariantId = 'File of variant {id}';
export const titleOfVariantId = 'Title of variant {id}';
export const weightOfVariantId = 'Weight of variant {id}';
export const removeVariantId = 'Remove: variant {id}';

// zones-editor
export const left = 'Left, %';
export const top = 'Top, %';
export const widthLabel = 'Width, %';
export const heightLabel = 'Height, %';
export const zones = 'Zones';
export const theAdWithItsZones = 'The ad with its zones';
export const nameOfZoneAt = 'Name of zone {at}';
export const removeZoneAt = 'Remove: zone {at}';
export const zoneLength = 'Zone {length}';
export const addAZone = 'Add a zone';

// creatives
export const failedToLoadTheCreatives = 'Failed to load the creatives.';

// asset-drop
export const cannotUseThisFile = 'We can’t use this file. Try another one.';
export const fileNotSent = 'We couldn’t send the file. Try again.';
export const preparingTheClip = 'Preparing the clip…';
export const waitsInTheReviewQueue = 'It’s here, and waits in the review queue.';
export const dropAnotherFile = '{width} × {height}. Drop another file here to replace it.';
export const sendingLabel = 'Sending: {label}';
export const preparingLabel = 'Preparing: {label}';

// creative-acts
export const pause = 'Pause';
export const edit = 'Edit';
export const duplicate = 'Duplicate';

// creative-form
export const failedToCreateCreative = 'Failed to create creative';
export const failedToUpdateCreative = 'Failed to update creative';
export const titleWasSavedAndGoesBack = '“{title}” was saved. We’ll review it again before it’s shown.';
export const titleWasSaved = '“{title}” was saved.';
export const postIt = 'Say where it runs';
export const title = 'Title';
export const campaign = 'Campaign';
export const type = 'Type';
export const networkFrameHint =
  'A page on an ad host instead of a picture. The host must be in your settings.';
export const networkFrame = 'Network frame';
export const frameAddress = 'Frame address';
export const width = 'Width';
export const height = 'Height';
export const fileOptional = 'File (a window doesn’t need one)';
export const file = 'File';
export const fitsNoPlacement = 'No placement has room for {measure}, so it can’t be posted yet.';
export const fitsPlacements = 'Fits: {placements}';
export const clickAddress = 'Click address';
export const clickAddressHint =
  'An https address, or a page of this site such as /categories. {click} becomes the ID of each click.';
export const description = 'Description';
export const performanceTags = 'Performance tags';
export const forYourOwnListsSeparated = 'For your own lists, separated by commas';
export const status = 'Status';
export const sendToReview = 'Send to review';
export const leaveItPending = 'Leave it pending';
export const createCreative = 'Create Creative';
export const save = 'Save';

// creative-preview
export const slideAt = 'Slide {at}';
export const opensItsOwnWindow = 'It opens the address below in its own window.';
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
export const preparingItsFile = 'We’re preparing its file.';
export const fileIsGone = 'Its file is gone. Upload it again.';

// creatives-asked
export const gallery = 'Gallery';
export const list = 'List';
export const performance = 'Performance';

// creatives-list
export const previewTitle = 'Preview: {title}';
export const pauseSelected = 'Pause selected';
export const creatives = 'Creatives';
export const notActive = 'not active';
export const creative = 'Creative';
export const size = 'Size';
export const created = 'Created';
export const actions = 'Actions';

// creatives-page
export const titleIsActive = '“{title}” is active now.';
export const titleIsPaused = '“{title}” is paused now.';
export const failedToDuplicateCreative = 'Failed to duplicate creative';
export const copyWasCreated = '“{title}” was created. It’s pending.';
export const searchCreatives = 'Search creatives';
export const allTypes = 'All types';
export const allStatuses = 'All statuses';
export const createACampaignFirst = 'Creatives belong to a campaign. <link>Create a campaign first.</link>';
export const noCreativesMatch = 'No creatives match.';
export const noCreativesYet = 'No creatives yet.';
export const loadMore = 'Load More';
export const createCreativeLabel = 'Create creative';
export const editTitle = 'Edit “{title}”';
export const notNow = 'Not now';
export const views = 'Views';
export const creativeName = 'creative';
export const creativesName = 'creatives';
export const paused = 'paused';

// draft
export const aCarouselNeeds2To = 'A carousel needs 2 to 10 slides.';
export const pleaseChooseAFileFor = 'Please choose a file for this ad.';
export const aTestNeedsAtLeastTwo = 'A test needs at least two variants.';

// end-creative
export const failedToDeleteCreative = 'Failed to delete creative';
export const titleIsDeleted = '“{title}” and its postings are deleted.';
export const whatDeletingDoes =
  'We’ll stop showing it, and its postings go with it. Its figures stay. You can’t undo this.';
export const reason = 'Reason';
export const forTheLog = 'For the log. You can leave it empty.';
export const cancel = 'Cancel';

// performance-table
export const lowToHigh = '{low} to {high}';
export const comparedAfterViewable = 'Compared after {missing} more viewable ads';
export const comparedAfterClicks = 'Compared after a few more clicks';
export const noWinnerYet = 'No winner yet ({percent}% sure)';
export const titleWinsAndTakesOver = '“{title}” wins ({percent}% sure) and takes over on its own';
export const titleWins = '“{title}” wins ({percent}% sure)';
export const variantIdWeightWeight = 'Variant {id}, weight {weight}';
export const noFiguresYet = 'No figures yet. They’ll appear once a creative has been shown.';
export const served = 'Served';
export const viewable = 'Viewable';
export const viewableRate = 'Viewable rate';
export const clicks = 'Clicks';
export const clickRate = 'Click rate';

// send-asset
export const fileNotTaken = 'We can’t use this file. Choose one of these: {fileHint}.';

// slides-editor
export const slides = 'Slides';
export const titleOfSlideAt = 'Title of slide {at}';
export const moveSlideUp = 'Move slide {at} up';
export const up = 'Up';
export const moveSlideDown = 'Move slide {at} down';
export const down = 'Down';
export const removeSlide = 'Remove slide {at}';
export const remove = 'Remove';
export const addASlide = 'Add a slide';

// variants-editor
export const aBTest = 'A/B test';
export const howATestWorks =
  'Each variant is shown as often as its weight says. We compare them once each has been viewable 1,000 times.';
export const addAVariant = 'Add a variant';
export const letTheWinnerTakeOver = 'Let the winner take over';
export const onlyTheWinnerIsShown = 'From then on, we only show the winner';
export const fileOfVariantId = 'File of variant {id}';
export const titleOfVariantId = 'Title of variant {id}';
export const weightOfVariantId = 'Weight of variant {id}';
export const removeVariant = 'Remove variant {id}';

// zones-editor
export const left = 'Left, %';
export const top = 'Top, %';
export const widthLabel = 'Width, %';
export const heightLabel = 'Height, %';
export const zones = 'Zones';
export const theAdWithItsZones = 'The ad with its zones';
export const nameOfZoneAt = 'Name of zone {at}';
export const removeZone = 'Remove zone {at}';
export const zoneNumber = 'Zone {number}';
export const addAZone = 'Add a zone';

// creatives
export const creativesDidNotLoad = 'We couldn’t load the creatives. Try again.';

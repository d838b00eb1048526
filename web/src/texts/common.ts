// day-name
export const today = 'Today';
export const yesterday = 'Yesterday';

// format
export const thousandsOfViews = '{thousands}K Views';
export const view = '{count} view';
export const views = '{count} views';
export const dayTimeUtc = '{day}, {time} UTC';

// megabytes
export const maxMb = '{max} MB';

// relative-time
export const unknownTime = 'Unknown time';
export const justNow = 'just now';
export const secondsSAgo = '{seconds}s ago';
export const minutesMAgo = '{minutes}m ago';
export const hoursHAgo = '{hours}h ago';
export const daysDAgo = '{days}d ago';
export const yesterdayWithin = 'yesterday';
export const minuteAgo = '1 min ago';
export const minutesAgo = '{minutes} mins ago';
export const hourAgo = '1 hour ago';
export const hoursAgo = '{hours} hours ago';
export const dayAgo = '1 day ago';
export const daysAgo = '{days} days ago';
export const justNowSentence = 'Just now';

// find-video
export const videoNotFound = 'Video not found.';
export const notAvailable = 'It isn’t available anymore, or the address isn’t right.';
export const videoSlugIsMissingFrom = 'Video slug is missing from URL.';

// own-account
export const failedToFetchData = 'Failed to fetch data.';

// page-data
export const errorMessage = 'Error: {message}';

// refusal
export const yourSessionHasEndedPlease = 'Your session has ended. Please log in again.';

// remember-typed
export const youSeemToBeOffline = 'You seem to be offline. Check your connection and try again.';
export const somethingWentWrongOnOur = 'Something went wrong on our side. Please try again.';

// human-proof
export const oneMomentWereCheckingThat = 'One moment. We’re checking that you’re not a robot.';

// like-button
export const pleaseLogInToLike = 'Please log in to like {name}.';
export const weCouldntSaveYourLike = 'We couldn’t save your like. {message}';
export const like = 'like';
export const likes = 'likes';
export const likeLikeCount = 'Like, {likeCount}';

// report-button
export const report = 'Report';

// terms-note
export const termsWithin = 'terms';
export const termsOfDate = 'terms of {date}';
export const introductionTermsPrivacy =
  '{introduction} {terms}. Our <privacy>privacy notice</privacy> explains what we know about you.';

// favorites
export const pleaseLogInToAdd = 'Please log in to add to favorites.';
export const weCouldntUpdateYourFavorites = 'We couldn’t update your favorites. {message}';

// subscribing
export const pleaseLogInToSubscribe = 'Please log in to subscribe.';
export const weCouldntUpdateYourSubscription = 'We couldn’t update your subscription. {message}';

// by-line
export const momentUtc = '{moment} UTC';
export const edited = '(edited)';

// chart-figure
export const showTitleAs = 'Show {title} as';
export const chart = 'Chart';
export const table = 'Table';
export const titleAsATable = '{title} as a table';

// figure-tiles
export const percentMore = '{percent} more {than}';
export const percentLess = '{percent} less {than}';

// line-chart
export const lowToHigh = '{low} to {high}';
export const when = 'When';
export const titleFirstToLastUse = '{title}, {first} to {last}. Use the arrow keys to read it.';

// week-map
export const sunday = 'Sunday';
export const monday = 'Monday';
export const tuesday = 'Tuesday';
export const wednesday = 'Wednesday';
export const thursday = 'Thursday';
export const friday = 'Friday';
export const saturday = 'Saturday';
export const average = 'Average';
export const titleMostOnTimeWith = '{title}: most on {time} with {amount}. Use the arrow keys to read it.';
export const nothingYet = 'Nothing yet';

// confirm-dialog
export const nothingIsSavedYet = 'What you typed isn’t saved.';
export const discard = 'Discard';
export const keepWriting = 'Keep writing';
export const cancel = 'Cancel';

// more-menu
export const moreActions = 'More actions';

// data-table
export const sortBy = 'Sort by';
export const selectAllOnThisPage = 'Select all on this page';

// dialog
export const close = 'Close';

// failed-part
export const thisListDidntLoad = 'This list didn’t load';
export const theRestOfThePage = 'The rest of the page still works.';
export const tryAgain = 'Try again';

// field
export const hidePassword = 'Hide password';
export const showPassword = 'Show password';

// number-pager
export const pages = 'Pages';
export const previous = 'Previous';
export const pageNumber = 'Page {number}';
export const next = 'Next';

// older-pager
export const older = 'Older';

// prove-link
export const confirmItIsYou = 'Confirm it’s you';

// role-badge
export const admin = 'Admin';
export const unverified = 'Unverified';
export const member = 'Member';
export const creator = 'Creator';
export const publisher = 'Publisher';
export const premiumMember = 'Premium Member';

// share-button
export const share = 'Share';

// share-dialog
export const xSite = 'X';
export const moreApps = 'More apps';
export const reddit = 'Reddit';
export const yourBrowserBlockedThisPlease = 'Your browser blocked this. Please copy it yourself.';
export const link = 'Link';
export const linkCopiedToClipboard = 'Link copied to clipboard!';
export const copyLink = 'Copy link';
export const startAtTime = 'Start at {time}';
export const embed = 'Embed';
export const embedCode = 'Embed code';
export const embedCodeCopiedToClipboard = 'Embed code copied to clipboard!';
export const copyCode = 'Copy code';

// status-message
export const error = 'Error';
export const undo = 'Undo';

// step-pager

// table-search
export const search = 'Search';

// vote-buttons
export const likeLikes = 'Like, {likes}';
export const likeName = 'Like {name}, {likes}';
export const dislikeDislikes = 'Dislike, {dislikes}';
export const dislikeName = 'Dislike {name}, {dislikes}';

// head
export const home = 'Home';

// deadline
export const inSpan = 'in {span}';
export const spanLate = '{span} late';
export const aimFor = 'Aim for {moment}';
export const aimPassed = 'Was to be done by {moment}';
export const answerBy = 'Answer by {moment}';
export const decideBy = 'Decide by {moment}';

// character-count
export const lengthOfMost = '{length}/{most}';
export const charactersLeft = '{count} characters left';

// ask-before-leaving
export const leaveWithoutSaving = 'Leave without saving?';
export const whatYouChangedIsntSaved = 'What you changed on this page isn’t saved yet.';
export const leave = 'Leave';
export const stay = 'Stay';

// unmailed
export const whoeverRunsThisSite = 'whoever runs this site';

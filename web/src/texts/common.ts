// day-name
export const today = 'Today';
export const yesterday = 'Yesterday';

// format
export const valueKViews = '{value}K Views';
export const daySliceUtc = '{day}, {slice} UTC';

// megabytes
export const maxMb = '{max} MB';

// relative-time
export const unknownTime = 'Unknown time';
export const justNow = 'just now';
export const secondsSAgo = '{seconds}s ago';
export const minutesMAgo = '{minutes}m ago';
export const hoursHAgo = '{hours}h ago';
export const daysDAgo = '{days}d ago';
export const countUnitValueAgo = '{count} {unit}{value} ago';
export const justNowLabel = 'Just now';

// find-video
export const videoNotFound = 'Video not found.';
export const videoSlugIsMissingFrom = 'Video slug is missing from URL.';

// own-account
export const failedToFetchData = 'Failed to fetch data.';

// page-data
export const errorMessage = 'Error: {message}';

// refusal
export const yourSessionHasEndedPlease = 'Your session has ended. Please log in again.';

// remember-typed
export const youSeemToBeOffline = 'You seem to be offline. Check your connection and try again.';
export const somethingWentWrongOnOur = 'Something went wrong on our side. Try again.';

// human-proof
export const oneMomentWereMakingSure = 'One moment: we’re making sure no robot is writing.';

// like-button
export const pleaseLogInToLike = 'Please log in to like {name}.';
export const yourLikeIsAsIt = 'Your like is as it was. {message}';
export const like = 'like';
export const likes = 'likes';
export const likeLikeCount = 'Like, {likeCount}';

// report-button
export const report = 'Report';

// terms-note
export const ofEffectiveOn = ' of {effectiveOn}';
export const termsValue = 'terms{value}';
export const childrenLinkWhatWeKnow =
  '{children} {link}. What we know about you stands in our <link2>privacy notice</link2>.';

// favorites
export const pleaseLogInToAdd = 'Please log in to add to favorites.';
export const yourFavoritesAreAsThey = 'Your favorites are as they were. {message}';

// by-line
export const edited = ' (edited)';

// chart-figure
export const titleShownAs = '{title}, shown as';
export const chart = 'Chart';
export const table = 'Table';
export const titleAsATable = '{title} as a table';

// figure-tiles
export const more = 'more';
export const less = 'less';

// line-chart
export const wordsToWords2 = '{words} to {words2}';
export const when = 'When';
export const titleLabelsToAtArrow = '{title}, {labels} to {at}. Arrow keys read it.';

// week-map
export const sunday = 'Sunday';
export const monday = 'Monday';
export const tuesday = 'Tuesday';
export const wednesday = 'Wednesday';
export const thursday = 'Thursday';
export const friday = 'Friday';
export const saturday = 'Saturday';
export const average = 'Average';
export const titleMostOnNameAtWith = '{title}: most on {nameAt} with {words}. Arrow keys read it.';
export const titleNothingYet = '{title}: nothing yet.';

// confirm-dialog
export const cancel = 'Cancel';

// data-table
export const chooseAllOnThisPage = 'Choose all on this page';

// dialog
export const close = 'Close';

// failed-part
export const thisListDidNotLoad = 'This list did not load';
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
export const confirmItIsYou = 'Confirm it is you';

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
export const twitter = 'Twitter';
export const reddit = 'Reddit';
export const yourBrowserDoesNotAllow = 'Your browser does not allow this. Please copy it by hand.';
export const link = 'Link';
export const linkCopiedToClipboard = 'Link copied to clipboard!';
export const copyLink = 'Copy link';
export const startAtNow = 'Start at {now}';
export const embed = 'Embed';
export const embedCode = 'Embed code';
export const embedCodeCopiedToClipboard = 'Embed code copied to clipboard!';
export const copyCode = 'Copy code';

// status-message
export const error = 'Error';
export const undo = 'Undo';

// step-pager
export const pagePage = 'Page {page}';

// table-search
export const search = 'Search';

// vote-buttons
export const likeOfLikes = 'Like{of}, {likes}';
export const dislikeOfDislikes = 'Dislike{of}, {dislikes}';

// head
export const home = 'Home';

// banner
export const pleaseConfirmYourEmailAddress =
  'Please confirm your email address: open the link that we sent you.';
export const sendTheLinkAgain = 'Send the link again';
export const yourAccount = 'Your account';
export const yourAccountWillBeDeleted = 'Your account will be deleted on {deletionAt}.';
export const keepMyAccount = 'Keep my account';

// age-gate
export const adultsOnly = 'Adults only';
export const thisSiteShowsAdultAnimation =
  'This site shows adult animation. You may enter if you are at least 18 years old, or of legal age where you live, and want to see such material. Everyone depicted is an adult.';
export const iAm18OrOlder = 'I am 18 or older';
export const leave = 'Leave';
export const yourAnswerIsStoredIn =
  'Your answer is stored in a cookie for a year. <link>Questions and answers</link>';

// asked-gate
export const youMayEnterIfYou =
  'you may enter if you are at least {age} years old and want to see such material.';
export const theLawAsksUsTo = 'the law asks us to check that you are at least {age} years old.';
export const thisSiteShowsAdultAnimationWhere =
  'This site shows adult animation. Where you are, {value} Everyone depicted is an adult.';
export const yourAnswerIsStoredInA = 'Your answer is stored in a cookie for a year.';
export const allThatIsStoredIs =
  'All that is stored is a cookie for 90 days that says you are old enough: not who you are, and nothing about what you watch.';
export const minimumAgeAndOverOnly = '{minimumAge} and over only';
export const continueOnName = 'Continue on {name}';
export const questionsAndAnswers = 'Questions and answers';
export const btnPri = 'btn pri';
export const btnFlat = 'btn flat';
export const iAmAgeOrOlder = 'I am {age} or older';
export const checkMyAge = 'Check my age';
export const logInToUseYour = 'Log in to use your identity check';
export const useMyIdentityCheck = 'Use my identity check';
export const notAvailableWhereYouAre = 'Not available where you are';
export const weAreSorryTheRules =
  'We are sorry: the rules of your country or region do not let us offer {name} there. Nothing is wrong with your device or your connection.';
export const helpAndLegalPages = 'Help and legal pages';

// forget-age
export const forgetAgeConfirmation = 'Forget age confirmation';

// going
export const youreOfflineThisPageGoes = 'You’re offline. This page goes on by itself once you’re back.';
export const youreBackOnline = 'You’re back online.';

// column-slider
export const columns = 'Columns';
export const columnsColumns = '{columns} columns';

// layout-panel
export const compact = 'Compact';
export const standard = 'Standard';
export const large = 'Large';
export const list = 'List';
export const details = 'Details';
export const layoutSettings = 'Layout Settings';
export const view = 'View';
export const autoPlayPreviews = 'Auto-play previews';

// new-version
export const youSeemToBeOffline = 'You seem to be offline.';
export const aNewVersionIsAvailable = 'A new version is available';
export const tryAgain = 'Try again';
export const reload = 'Reload';

// member-menu
export const seeYourProfile = 'See Your Profile';
export const backOffice = 'Back office';
export const location = 'Location';
export const worldwide = 'Worldwide';
export const faq = 'FAQ';
export const logOut = 'Log Out';

// profile-button
export const profileMenu = 'Profile menu';

// profile-menu
export const loadingUser = 'Loading user...';
export const logIn = 'Log In';
export const signUp = 'Sign Up';

// profile-tab
export const you = 'You';

// sign-in-prompt
export const keepFavoritesBuildPlaylistsAnd = 'Keep favorites, build playlists and follow uploaders.';
export const signIn = 'Sign in';

// drawer-links
export const categories = 'Categories';
export const playlists = 'Playlists';
export const following = 'Following';
export const history = 'History';
export const surpriseMe = 'Surprise Me!';

// drawer
export const menu = 'Menu';
export const more = 'More';
export const closeMenu = 'Close menu';

// footer
export const information = 'Information';
export const sitemap = 'Sitemap';
export const terms = 'Terms';
export const privacy = 'Privacy';
export const cookieNotice = 'Cookie Notice';
export const recommender = 'Recommender';
export const euDsa = 'EU DSA';
export const workWithUs = 'Work With Us';
export const becomeAContentCreator = 'Become a content creator';
export const supportAndHelp = 'Support and Help';
export const support = 'Support';
export const cookiePreferences = 'Cookie preferences';
export const demoCatalogueItsVideosTitles = 'Demo catalogue: its videos, titles and studios are invented.';
export const yearSiteNameForAdultsOnly = '© {year} {siteName}. For adults only.';

// header
export const main = 'Main';
export const home = 'Home';

// tab-bar
export const sections = 'Sections';
export const search = 'Search';

// root
export const skipToContent = 'Skip to content';

// coming-soon
export const comingSoon = 'Coming Soon';

// error-page
export const anUnexpectedErrorOccurred = 'An unexpected error occurred.';
export const checkYourConnectionAndTry = 'Check your connection and try again.';
export const pageNotFound = 'Page not found';
export const thereIsNothingAtThis = 'There is nothing at this address.';
export const thisVideoWasRemoved = 'This video was removed';
export const notShownWhereYouAre = 'Not shown where you are';
export const theRestOfTheSite = 'The rest of the site still works.';
export const requestId = 'Request id:';

// sitemap
export const allPartsOfName = 'All parts of {name}.';
export const homeLabel = 'HOME';
export const videos = 'VIDEOS +';
export const user = 'USER +';
export const supportLabel = 'SUPPORT +';

// banner
export const pleaseConfirmYourEmailAddress = 'Please confirm your email address. Open the link we sent you.';
export const sendTheLinkAgain = 'Send the link again';
export const yourAccount = 'Your account';
export const wellDeleteYourAccountOn = 'We’ll delete your account on {date}.';
export const keepMyAccount = 'Keep my account';

// age-gate
export const adultsOnly = 'Adults only';
export const thisSiteShowsAdultAnimation =
  'This site shows adult animation. Enter only if you’re at least 18, or of legal age where you live, and want to see it. Everyone depicted is an adult.';
export const iAm18OrOlder = 'I am 18 or older';
export const leave = 'Leave';
export const weRememberYourAnswerWithLink =
  'We remember your answer in a cookie for a year. <link>Questions and answers</link>';

// asked-gate
export const whereYouAreEnterOnly =
  'This site shows adult animation. Where you are, enter only if you’re at least {age} and want to see it. Everyone depicted is an adult.';
export const whereYouAreTheLaw =
  'This site shows adult animation. Where you are, the law asks us to check that you’re at least {age}. Everyone depicted is an adult.';
export const weRememberYourAnswerIn = 'We remember your answer in a cookie for a year.';
export const allWeStoreIsA =
  'All we store is a cookie that says you’re old enough, for 90 days. It doesn’t say who you are or what you watch.';
export const ageAndOverOnly = '{age} and over only';
export const continueOnName = 'Continue on {name}';
export const questionsAndAnswers = 'Questions and answers';
export const iAmAgeOrOlder = 'I am {age} or older';
export const checkMyAge = 'Check my age';
export const logInToUseYour = 'Log in to use your identity check';
export const useMyIdentityCheck = 'Use my identity check';
export const wereSorryTheRulesWhere =
  'We’re sorry. The rules where you are don’t let us offer {name} there. Nothing is wrong with your device or your connection.';
export const helpAndLegalPages = 'Help and legal pages';

// forget-age
export const forgetAgeConfirmation = 'Forget age confirmation';

// going
export const youreOfflineWellPickUp = 'You’re offline. We’ll pick up where you left off once you’re back.';
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
export const saveFavoritesBuildPlaylistsAnd = 'Save favorites, build playlists and follow uploaders.';
export const signIn = 'Log In';

// drawer-links
export const categories = 'Categories';
export const playlists = 'Playlists';
export const series = 'Series';
export const calendar = 'Calendar';
export const myList = 'My list';
export const forYou = 'For you';
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
export const status = 'Status';
export const terms = 'Terms';
export const privacy = 'Privacy';
export const cookieNotice = 'Cookie Notice';
export const recommender = 'Recommender';
export const euDsa = 'EU DSA';
export const workWithUs = 'Work With Us';
export const becomeAContentCreator = 'Become a content creator';
export const supportAndHelp = 'Support and Help';
export const support = 'Support';
export const reportIllegalContent = 'Report illegal content';
export const cookiePreferences = 'Cookie preferences';
export const demoCatalogTheVideosTitles = 'Demo catalog: the videos, titles and studios are made up.';
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
export const theresNothingAtThisAddress = 'There’s nothing at this address.';
export const thisVideoWasRemoved = 'This video was removed';
export const notAvailableHere = 'Not available where you are';
export const theRestOfTheSite = 'The rest of the site still works.';
export const requestId = 'Request ID:';

// sitemap
export const findYourWayAroundName = 'Find your way around {name}.';
export const homeLabel = 'HOME';
export const videos = 'VIDEOS +';
export const user = 'USER +';
export const supportLabel = 'SUPPORT +';
export const allCategories = 'All categories';
export const tags = 'Tags';
export const studios = 'Studios';
export const profile = 'Profile';
export const inbox = 'Inbox';
export const premium = 'Premium';
export const contentRemoval = 'Content removal';

// tiles
export const stream = 'Stream';
export const favorites = 'Favorites';
export const myProfile = 'My Profile';
export const settings = 'Settings';

// in the layout settings
export const hideOrBlur = 'Hide or blur what isn’t for you';

// of every tab in discreet mode
export const plainTitle = 'New tab';

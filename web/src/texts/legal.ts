// cookie-choices
export const preferences = 'Preferences';
export const whatYouSetHereYourself =
  'What you set here yourself: how grids look, the volume, where you stopped. Nobody else reads it.';
export const statistics = 'Statistics';
export const allowedANumberInThis =
  'Allowed, a number in this tab adds up what belongs to one visit. Refused, your pages and what you play are not counted. Without a choice they are counted, and nothing is kept here for it.';
export const advertising = 'Advertising';
export const allowedThisBrowserCountsHow =
  'Allowed, this browser counts how often it showed each campaign, so that you see none too often. Refused, nothing is kept for it, and ads go by the page alone.';
export const youHaveNotChosenYet =
  'You have not chosen yet. Until you do, this browser keeps what is necessary, and what you set here yourself.';
export const thisIsWhatYouChose = 'This is what you chose. You can change it at any time.';
export const yourBrowserAsksNotTo =
  'Your browser asks not to be tracked (Global Privacy Control), so statistics and advertising are refused, whatever you choose.';
export const necessary = 'Necessary';
export const keepsYouLoggedInRemembers =
  'Keeps you logged in, remembers your age and this choice. The site does not work without it.';
export const allow = 'Allow';
export const refuse = 'Refuse';
export const refuseAll = 'Refuse all';
export const allowAll = 'Allow all';
export const saveMyChoice = 'Save my choice';

// legal-comparison
export const whatChangedFromVersionNumber = 'What changed from version {number} to version {number2}.';

// legal-text
export const table = 'Table';

// legal-versions
export const versions = 'Versions';
export const versionNumberPublishedPublishedAt = 'Version {number}, published {publishedAt}';
export const inForceFromEffectiveOn = ', in force from {effectiveOn}';
export const whatChangedFromVersionNumberLabel = 'What changed from version {number}';

// terms-banner
export const terms = 'Terms';
export const ourTermsHaveChanged = 'Our <link>terms</link> have changed.';
export const fromDayOtherTermsAre = 'From {day} other terms are in force: <link>read them</link>.';
export const seeWhatChanged = 'See what changed';
export const acceptTheNewTerms = 'Accept the new terms';

// data-request
export const askWhatNameHoldsAbout =
  'Ask what {name} holds about you, get it, correct it or have it deleted, with an account or without one.';
export const two = 'two';
export const youMayKnowWhatWe =
  'You may know what we hold about you, get a copy, have it corrected or deleted, and object to what we do with it. It costs nothing. We answer within one month; if it is complicated we may take {moreMonths} more, and write to you why. The <link>Privacy Policy</link> says what is kept, and for how long.';
export const doYouHaveAnAccount =
  'Do you have an account? <link>Log in</link> first: most of it you then do yourself, at once.';

// dmcaform
export const tellNameThatSomethingHere =
  'Tell {name} that something here infringes your copyright, with an account or without one.';

// page
export const failedToFetchData = 'Failed to fetch data.';
export const titleWhatHoldsOnName = '{title}: what holds on {name}.';
export const failedToProcessRequest = 'Failed to process request.';
export const information = 'Information';
export const lastModifiedTime = 'Last modified {time}';
export const thisVersionIsInForce = 'This version is in force from {time}.';
export const thisIsAnEarlierVersion = 'This is an earlier version, kept for reference.';
export const readTheOneInForce = 'Read the one in force';
export const fromEffectiveOnAnotherVersionIs = 'From {effectiveOn} another version is in force: ';
export const readIt = 'read it';

// transparency-csv
export const everywhere = 'Everywhere';
export const europeanUnion = 'European Union';

// transparency
export const transparency = 'Transparency';
export const whatWasReportedOnName =
  'What was reported on {name}, what was decided and reversed, and how many people use it.';
export const years = 'Years';
export const transparencyYear = 'Transparency {year}';
export const theseNumbersAreFinalCounted = 'These numbers are final, counted ';
export const theYearRunsCountedAnew = 'The year runs: counted anew every hour, last on ';
export const downloadAsCsv = 'Download as CSV';
export const whatMayShowAMinor =
  'What may show a minor is left out until the year is closed: few may know of such cases while they are looked at.';
export const peopleAMonth = 'People a month';
export const estimatedFromASketchThat =
  'Estimated from a sketch that tells nobody apart; whoever refuses statistics is not in it. <link>EU DSA</link> names the average of the last whole months.';
export const nobodyWasCountedYet = 'Nobody was counted yet.';

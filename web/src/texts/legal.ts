// cookie-choices
export const preferences = 'Preferences';
export const whatYouSetHereYourself =
  'What you set yourself: how grids look, the volume, where you stopped. No one else reads it.';
export const statistics = 'Statistics';
export const allowedANumberInThis =
  'If you allow it, a number in this tab adds up what belongs to one visit. If you refuse, we don’t count your pages or what you play. If you don’t choose, we count them, but store nothing here for it.';
export const advertising = 'Advertising';
export const allowedThisBrowserCountsHow =
  'If you allow it, this browser counts how often it showed each campaign, so you don’t see any too often. If you refuse, it stores nothing for that, and ads depend on the page alone.';
export const youHaveNotChosenYet =
  'You haven’t chosen yet. Until you do, this browser stores only what’s necessary and what you set yourself.';
export const thisIsWhatYouChose = 'This is what you chose. You can change it anytime.';
export const yourBrowserAsksNotTo =
  'Your browser asks us not to track you (Global Privacy Control), so statistics and advertising are refused, whatever you choose.';
export const necessary = 'Necessary';
export const keepsYouLoggedInRemembers =
  'Keeps you logged in and remembers your age and this choice. The site doesn’t work without it.';
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
export const ourTermsHaveChanged = 'We’ve changed our <link>terms</link>.';
export const fromDayOtherTermsAre = 'New terms apply from {day}: <link>read them</link>.';
export const seeWhatChanged = 'See what changed';
export const acceptTheNewTerms = 'Accept the new terms';

// data-request
export const askWhatNameHoldsAbout =
  'Ask what {name} knows about you. Get it, correct it or have it deleted, with or without an account.';
export const two = 'two';
export const youMayKnowWhatWe =
  'You have the right to know what we store about you, get a copy, have it corrected or deleted, and object to what we do with it. It’s free. We answer within one month. If it’s complicated, we may take {moreMonths} more and write to you why. The <link>Privacy Policy</link> says what we store and for how long.';
export const doYouHaveAnAccount =
  'Do you have an account? <link>Log in</link> first, and you can do most of it yourself right away.';

// dmcaform
export const tellNameThatSomethingHere =
  'Tell {name} that something here infringes your copyright, with or without an account.';

// page
export const failedToFetchData = 'Failed to fetch data.';
export const titleWhatHoldsOnName = '{title} of {name}.';
export const failedToProcessRequest = 'Failed to process request.';
export const information = 'Information';
export const lastModifiedTime = 'Last modified {time}';
export const onThisPage = 'On this page';
export const thisVersionIsInForce = 'This version applies from {time}.';
export const thisIsAnEarlierVersion = 'This is an earlier version, here for reference.';
export const readTheOneInForce = 'Read the current one';
export const fromEffectiveOnAnotherVersionIs = 'Another version applies from {effectiveOn}: ';
export const readIt = 'read it';

// transparency-csv
export const everywhere = 'Everywhere';
export const europeanUnion = 'European Union';

// transparency
export const transparency = 'Transparency';
export const whatWasReportedOnName =
  'What people reported on {name}, what we decided and reversed, and how many people use it.';
export const years = 'Years';
export const transparencyYear = 'Transparency {year}';
export const theseNumbersAreFinalCounted = 'These numbers are final, counted ';
export const theYearRunsCountedAnew = 'The year isn’t over. We count again every hour, last on ';
export const downloadAsCsv = 'Download as CSV';
export const whatMayShowAMinor =
  'We leave out what may show a minor until the year is over: few people may know of such cases while we look at them.';
export const peopleAMonth = 'People a month';
export const estimatedFromASketchThat =
  'An estimate from a sketch that can’t tell anyone apart. It leaves out anyone who refuses statistics. <link>EU DSA</link> has the average of the last whole months.';
export const nobodyWasCountedYet = 'We haven’t counted anyone yet.';

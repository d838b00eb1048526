// ad-settings-page
export const mostPerViewer = 'Most ads per viewer in total';
export const mostPerVisit = 'Most ads per visit';
export const secondsBetweenTwoAds = 'Seconds between two ads';
export const capsHint = '0 means no limit. A campaign’s own caps win. {source}';
export const popups = 'Popups';
export const popupsHint = 'Windows on top of the page, on a visitor’s first click.';
export const popunders = 'Popunders';
export const windowsBeneathThePageSource = 'Windows beneath the page. {source}';
export const windowsPerViewerEachDay = 'Windows per viewer each day';
export const moneyTimeAndLabel = 'Money, time and label';
export const currency = 'Currency';
export const currencyHint = 'Its code, such as EUR. Stored amounts keep their numbers.';
export const timeZone = 'Time zone';
export const timeZoneHint =
  'Such as Europe/Berlin. Days and hours of campaigns and postings are in this zone.';
export const wordThatMarksAds = 'Word that marks ads';
export const shownOnEveryAd = 'Shown on every ad.';
export const capsAndWindows = 'Caps and windows';
export const hostsAndPlaces = 'Hosts and places';
export const onePerLine = 'One per line.';
export const hostsInAdFrames = 'Hosts whose pages can show in the frame of an ad';
export const hostsInAdFramesHint = 'Such as ads.example.com. Leave it empty for no frames.';
export const pathsWithoutAds = 'Paths without ads';
export const pathsWithoutAdsHint =
  'Such as /faq, with everything under it. Legal, safety and account pages never have ads.';
export const tagsOfPagesWithoutAds = 'Tags of pages without ads';
export const counting = 'Counting';
export const daysToStoreEachEvent = 'Days to store each event';
export const totalsStay = 'Totals by hour and day stay for good.';
export const clicksOfOneViewer = 'Clicks by one viewer on a campaign in a day';
export const moreDontCount = 'Any more don’t count, and no one pays for them.';

// setting-fields
export const moveEntryUp = 'Move {entry} {row} up';
export const up = 'Up';
export const moveEntryDown = 'Move {entry} {row} down';
export const down = 'Down';
export const removeEntry = 'Remove {entry} {row}';
export const remove = 'Remove';
export const addEntry = 'Add {entry}';

// setting-search

// settings-page
export const site = 'Site';
export const legalPages = 'Legal pages';
export const robots = 'Robots';
export const ageByPlace = 'Age by place';
export const uploads = 'Uploads';
export const agreement = 'Agreement';
export const admins = 'Admins';
export const words = 'Words';
export const creatorFaq = 'Creator FAQ';
export const claims = 'Claims';
export const frames = 'Frames';
export const hostedLibrary = 'Hosted library';
export const sections = 'Sections';
export const allSections = 'All sections';

// settings-section
export const nothingWasSaved = 'Nothing was saved. Check the marked fields.';
export const saveTitle = 'Save {title}';
export const undoChangesMadeHere = 'Undo changes made here';
export const thisSectionGoesBackTo =
  'This section goes back to what the file, the environment or the default says.';
export const yesUndoIt = 'Yes, undo it';

// settings-sections
export const name = 'Name';
export const description = 'Description';
export const forSearchEnginesAndWhereverA = 'For search engines, and wherever a link to the site is shown.';
export const contactAddress = 'Contact address';
export const contactAddressHint =
  'Shown on the help pages. Emails come from it unless the environment names another sender.';
export const whereLeaveGoes = 'Where “Leave” on the age gate goes';
export const contactForSecurityReports = 'Contact for security reports';
export const securityContactHint =
  'An email address or a page, published in /.well-known/security.txt. Leave it empty for no such file.';
export const legalPagesNameThese = 'The legal pages name these. They leave out whatever is empty.';
export const whoRunsTheSite = 'Who runs the site';
export const nameAndAddressOnOneLine = 'Name and address, on one line.';
export const agentForNoticesOfInfringement = 'Agent for notices of infringement';
export const nameAddressAndPhoneNumberAs =
  'Name, address and phone number, as registered with the Copyright Office.';
export const custodianOfRecords = 'Custodian of records';
export const nameAndStreetAddressOfThe = 'Name and street address of the person who keeps performer records.';
export const makeBrowsersWork = 'Make browsers do some work before they send a form';
export const makeBrowsersWorkHint =
  'For support, notices and data requests from people who are logged out. Their browser computes for about a second. Without scripts, a network can send three of each a day. {source}';
export const aSecondAdminConfirms = 'A second admin confirms what can’t be undone';
export const aSecondAdminConfirmsHint =
  'Dismissing that a minor may be shown, removing what can’t be put back, lifting a legal hold, and deleting what a data request names. It takes two admins; for what may show a minor, two who see cases about minors. One admin can turn it on, but turning it off takes another who confirms. While it’s on, only the operator’s shell makes admins. {source}';
export const oneWordOrPhrasePer = 'One word or phrase per line.';
export const prohibitedTerms = 'Prohibited terms';
export const prohibitedTermsHint =
  'We refuse these in searches, titles, tags, descriptions and everything members write. They add to the built-in list, which always applies.';
export const holdWords = 'Hold words';
export const holdWordsHint = 'Anything that contains one of these waits until someone has looked at it.';
export const mostPopularNames = 'Most Popular names';
export const mostPopularNamesHint = 'A category is Most Popular if its name contains one of these.';
export const uploadersAgreement = 'Uploader’s agreement';
export const agreementLead =
  'What uploaders sign. If you change it, everyone signs the new version before their next upload.';
export const text = 'Text';
export const anEmptyLineStartsA = 'An empty line starts a new paragraph. {source}';
export const questionsAndAnswers = 'Questions and answers';
export const entry = 'Entry';
export const question = 'Question';
export const answer = 'Answer';
export const questionsAndAnswersOnThe = 'Questions and answers on the page for creators';
export const claimsLead =
  'What the site says about itself. All of it must be true. Without entries, nothing is shown.';
export const numbersNextToTheSign = 'Numbers next to the sign-up';
export const number = 'Number';
export const whatItCounts = 'What it counts';
export const claimsToCreators = 'Claims to creators';
export const underRevenueStreamsOnThePage = 'Under “Revenue streams” on the page for creators.';
export const claim = 'Claim';
export const whatItMeans = 'What it means';
export const agesLead = 'Where nothing is set, visitors say that they’re 18.';
export const placesThatAskForMore = 'Places that ask for more';
export const agesHint =
  'Ways: declaration, identity (our check of members) and assurance (an outside service, set by AGE_ASSURANCE_URL). Without a way that works, the site is closed there. A region wins over its country.';
export const rule = 'Rule';
export const countriesOrRegions = 'Countries or regions, such as GB, US-TX';
export const minimumAge = 'Minimum age';
export const ways = 'Ways (leave empty to close the site)';
export const oneHostPerLine = 'One host per line.';
export const sitesWeEmbed = 'Sites whose players can be embedded here';
export const sitesWeEmbedHint = 'Such as player.example.com. Subdomains count too.';
export const sitesThatEmbedUs = 'Sites that can embed our player';
export const sitesThatEmbedUsHint = 'Such as blog.example, or * for every site. Leave it empty for none.';
export const whatItsCalled = 'What it’s called';
export const streamHost = 'Stream host';
export const streamHostHint = 'Such as vz-1234.b-cdn.net. Leave it empty if there is none.';

// upload-settings
export const reviewUploadsBeforeTheyAre = 'Review uploads before they are published';
export const publishersAreNotReviewed = 'Uploads by publishers are never reviewed first. {source}';
export const videosPerMemberADay = 'Videos a member can upload in a day';
export const gigabytesPerMemberInTotal = 'Gigabytes per member in total';
export const enterANumberFrom0 = 'Enter a number from 0 to 1048576.';
export const countedAsUploaded = 'Counted from the files as uploaded.';
export const longestVideoInMinutes = 'Longest video, in minutes';
export const enterANumberUpTo = 'Enter a number up to 1440.';
export const qualitiesBesides240pTo1080p = 'Qualities besides 240p to 1080p';
export const qualitiesHint = 'Made for new videos if the file is large enough. {source}';

// use-settings-form
export const fromTheSettingsFile = 'From the settings file.';
export const fromTheEnvironment = 'From the environment.';
export const setHereBy = 'Set here by {admin}.';
export const setHere = 'Set here.';
export const setHereOn = 'Set here, {date}.';
export const setHereByOn = 'Set here by {admin}, {date}.';
export const setMeanwhile = 'Meanwhile, it was set to {setting}.';

// save-settings
export const settingsNotSaved = 'We couldn’t save the settings. Try again.';
export const waitsForAnotherAdmin =
  'Nothing has changed yet. Another admin has to confirm it on the legal desk.';
export const failedToProcessRequest = 'Failed to process request.';
export const changesUndone = 'Changes made here are undone.';
export const settingsSaved = 'Settings saved. They apply everywhere now.';

// settings
export const settingsDidNotLoad = 'We couldn’t load the settings. Try again.';
export const settings = 'Settings';

// setting-places
export const whereLeaveOnTheAge = 'Where “Leave” on the age gate goes';
export const makeBrowsersDoSomeWork = 'Make browsers do some work before they send a form';
export const howMuchAMemberCan = 'How much a member can upload';
export const encoding = 'Encoding';
export const av1Hint =
  'AV1 looks the same in far fewer bytes. A worker makes it beside H.264 when nothing else waits, and browsers that play AV1 well switch to it.';
export const av1For = 'Make AV1 for';
export const av1ForWatched = 'Videos people watch';
export const av1ForAll = 'Every video';
export const av1ForNone = 'No videos';
export const viewsIn30Days = 'Viewers in 30 days';
export const viewsIn30DaysHint = 'From how many on a video gets AV1. {source}';
export const videosThatGetAv1 = 'Videos that get AV1';
export const qualitiesBeyondTheUsual = 'Qualities beyond the usual';
export const aSecondAdminConfirmsWhat = 'A second admin confirms what can’t be undone';
export const sitesWhosePlayersCanBe = 'Sites whose players can be embedded here';
export const sitesThatCanEmbedOur = 'Sites that can embed our player';
export const nameOfTheHostedLibrary = 'Name of the hosted library';
export const adCurrency = 'Ad currency';
export const adTimeZone = 'Ad time zone';
export const mostAdsPerViewer = 'Most ads per viewer';
export const popupsAndPopunders = 'Popups and popunders';
export const daysToStoreEachAd = 'Days to store each ad event';
export const clicksByOneViewerIn = 'Clicks by one viewer in a day';

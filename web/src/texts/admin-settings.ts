// ad-settings-page
export const mostPerViewerInAll = 'Most per viewer in all';
export const mostPerVisit = 'Most per visit';
export const secondsBetweenTwo = 'Seconds between two';
export const n0NoLimitACampaign = '0: no limit. A campaign with caps of its own has those. {source}';
export const popups = 'Popups';
export const windowsOnTopOfThe = 'Windows on top of the page, at a visitor’s first click.';
export const popunders = 'Popunders';
export const windowsBeneathThePageSource = 'Windows beneath the page. {source}';
export const windowsPerViewerAndDay = 'Windows per viewer and day';
export const moneyTimeAndLabel = 'Money, time and label';
export const currency = 'Currency';
export const itsCodeLikeEurAmounts = 'Its code, like EUR. Amounts that are stored stay the same numbers.';
export const timeZone = 'Time zone';
export const likeEuropeBerlinDaysAnd =
  'Like Europe/Berlin. Days and hours of campaigns and postings are meant there.';
export const wordThatMarksAdvertising = 'Word that marks advertising';
export const shownOnEveryAd = 'Shown on every ad.';
export const capsAndWindows = 'Caps and windows';
export const hostsAndPlaces = 'Hosts and places';
export const onePerLine = 'One per line.';
export const hostsWhosePagesMayStand = 'Hosts whose pages may stand in the frame of an ad';
export const likeAdsExampleComEmpty = 'Like ads.example.com. Empty: no frames.';
export const pathsWithoutAds = 'Paths without ads';
export const likeFaqWithWhatIs =
  'Like /faq, with what is under them. Legal, safety and account pages never have any.';
export const tagsOfPagesWithoutAds = 'Tags of pages without ads';
export const counting = 'Counting';
export const daysThatEachEventIs = 'Days that each event is stored';
export const sumsByHourAndDay = 'Sums by hour and day stay for good.';
export const clicksOfOneViewerOn = 'Clicks of one viewer on a campaign in a day';
export const moreDoNotCountAnd = 'More do not count, and nobody pays for them.';

// setting-fields
export const moveLowerCaseRowUp = 'Move {lowerCase} {row} up';
export const up = 'Up';
export const moveLowerCaseRowDown = 'Move {lowerCase} {row} down';
export const down = 'Down';
export const removeLowerCaseRow = 'Remove {lowerCase} {row}';
export const remove = 'Remove';
export const anEntry = 'an entry';
export const addValue = 'Add {value}';

// setting-search
export const findASetting = 'Find a setting';
export const oneSettingFound = 'One setting found.';
export const lengthSettingsFound = '{length} settings found.';
export const noSettingIsCalledThat = 'No setting is called that.';

// settings-page
export const site = 'Site';
export const legalPages = 'Legal pages';
export const robots = 'Robots';
export const ageByPlace = 'Age by place';
export const uploads = 'Uploads';
export const agreement = 'Agreement';
export const admins = 'Admins';
export const words = 'Words';
export const questionsOfCreators = 'Questions of creators';
export const claims = 'Claims';
export const frames = 'Frames';
export const hostedLibrary = 'Hosted library';
export const sections = 'Sections';
export const allSections = 'All sections';

// settings-section
export const nothingWasSavedSeeThe = 'Nothing was saved: see the marked fields.';
export const saveTitle = 'Save {title}';
export const undoWhatWasSetHere = 'Undo what was set here';
export const thisSectionGoesBackTo =
  'This section goes back to what the file, the environment or the default says.';
export const yesUndoIt = 'Yes, undo it';

// settings-sections
export const name = 'Name';
export const description = 'Description';
export const forSearchEnginesAndWhere = 'For search engines, and where a link to the site is shown.';
export const contactAddress = 'Contact address';
export const shownOnTheHelpPages =
  'Shown on the help pages; mails come from it unless the environment names another sender.';
export const whereLeaveOfTheAge = 'Where “Leave” of the age gate goes';
export const contactForSecurityReports = 'Contact for security reports';
export const anEMailAddressOr =
  'An e-mail address or a page, published in /.well-known/security.txt. If empty, there is no such file.';
export const namedByTheLegalPages = 'Named by the legal pages. What is empty, their texts leave out.';
export const whoRunsTheSite = 'Who runs the site';
export const nameAndAddressInOne = 'Name and address, in one line.';
export const agentForNoticesOfInfringement = 'Agent for notices of infringement';
export const nameAddressAndTelephoneAs =
  'Name, address and telephone, as registered with the Copyright Office.';
export const custodianOfRecords = 'Custodian of records';
export const nameAndStreetAddressOf = 'Name and street address of whoever keeps the records of performers.';
export const haveBrowsersWorkBeforeA = 'Have browsers work before a form is sent';
export const supportNoticesAndDataRequests =
  'Support, notices and data requests of people who are logged out. Their browser computes for about a second; without script a network may send three of each a day. {source}';
export const aSecondAdminConfirmsWhat = 'A second admin confirms what cannot be undone';
export const dismissingThatAMinorMay =
  'Dismissing that a minor may be shown, removing what cannot be put back, lifting a legal hold, and deleting what a data request names. It takes two admins; of what may show a minor, two with child_safety. One admin switches it on; to switch it off takes another who confirms it. While it is on, only the operator’s shell makes admins. {source}';
export const oneWordOrPhrasePer = 'One word or phrase per line.';
export const prohibitedTerms = 'Prohibited terms';
export const refusedInSearchesTitlesTags =
  'Refused in searches, titles, tags, descriptions and everything members write. They extend the built-in list, which always applies.';
export const holdWords = 'Hold words';
export const anythingThatContainsOneOf =
  'Anything that contains one of these waits until somebody has looked at it.';
export const mostPopularNames = 'Most Popular names';
export const aCategoryWhoseNameContains = 'A category whose name contains one of these is Most Popular.';
export const uploadersAgreement = 'Uploader’s agreement';
export const whatUploadersSignAChanged =
  'What uploaders sign. A changed text is a new version, which everybody signs before their next upload.';
export const text = 'Text';
export const anEmptyLineStartsA = 'An empty line starts a new paragraph. {source}';
export const questionsAndAnswers = 'Questions and answers';
export const entry = 'Entry';
export const question = 'Question';
export const answer = 'Answer';
export const questionsAndAnswersOnThe = 'Questions and answers on the page for creators';
export const whatTheSiteSaysAbout =
  'What the site says about itself. All of it must be true; without an entry nothing is shown.';
export const numbersNextToTheSign = 'Numbers next to the sign-up';
export const number = 'Number';
export const ofWhat = 'Of what';
export const claimsToCreators = 'Claims to creators';
export const underRevenueStreamsOfThe = 'Under “Revenue streams” of the page for creators.';
export const claim = 'Claim';
export const whatItMeans = 'What it means';
export const whereverNothingIsSetVisitors = 'Wherever nothing is set, visitors say that they are 18.';
export const placesThatAskForMore = 'Places that ask for more';
export const waysDeclarationIdentityTheCheck =
  'Ways: declaration, identity (the check of members) and assurance (an outside service, set by AGE_ASSURANCE_URL). Without a way that works the site is closed there. A region counts before its country.';
export const rule = 'Rule';
export const countriesOrRegionsLikeGb = 'Countries or regions, like GB, US-TX';
export const minimumAge = 'Minimum age';
export const waysEmptyClosed = 'Ways; empty: closed';
export const oneHostPerLine = 'One host per line.';
export const sitesWhosePlayersMayBe = 'Sites whose players may be embedded here';
export const likePlayerExampleComTheir = 'Like player.example.com; their subdomains may too.';
export const sitesThatMayEmbedOur = 'Sites that may embed our player';
export const likeBlogExampleOrFor = 'Like blog.example, or * for every site; leave it empty for none.';
export const whatItIsCalled = 'What it is called';
export const hostOfItsStreams = 'Host of its streams';
export const likeVz1234BCdn = 'Like vz-1234.b-cdn.net; empty if there is none.';

// upload-settings
export const reviewUploadsBeforeTheyAre = 'Review uploads before they are published';
export const whatPublishersUploadIsNever = 'What publishers upload is never reviewed first. {source}';
export const videosAMemberMayUpload = 'Videos a member may upload in a day';
export const gigabytesPerMemberInTotal = 'Gigabytes per member in total';
export const itMustBeANumber = 'It must be a number from 0 to 1048576.';
export const ofTheFilesAsThey = 'Of the files as they came in.';
export const longestVideoInMinutes = 'Longest video, in minutes';
export const itMustBeANumberUp = 'It must be a number up to 1440.';
export const qualitiesBesides240pTo1080p = 'Qualities besides 240p to 1080p';
export const madeIfTheFileIs =
  'Made if the file is large enough, for videos that come in from now on. {source}';

// use-settings-form
export const fromTheSettingsFile = 'From the settings file.';
export const fromTheEnvironment = 'From the environment.';
export const byChangedBy = ' by {changedBy}';
export const setHereByValue = 'Set here{by}{value}.';
export const wordsSetToWordsOfMeanwhile = '{words} Set to {wordsOf} meanwhile.';

// save-settings
export const failedToSaveTheSettings = 'Failed to save the settings.';
export const nothingIsChangedYetIt =
  'Nothing is changed yet: it waits on the legal desk until another admin confirms it.';
export const failedToProcessRequest = 'Failed to process request.';
export const whatWasSetHereIs = 'What was set here is undone.';
export const theSettingsAreSavedAnd = 'The settings are saved and apply everywhere.';

// settings
export const failedToLoadTheSettings = 'Failed to load the settings.';
export const settings = 'Settings';

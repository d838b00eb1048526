// activity-words
export const n24Hours = '24 hours';
export const n7Days = '7 days';
export const n30Days = '30 days';
export const the24HoursBefore = 'the 24 hours before';
export const the7DaysBefore = 'the 7 days before';
export const the30DaysBefore = 'the 30 days before';
export const roundMin = '{round} min';

// activity
export const views = 'Views';
export const viewers = 'Viewers';
export const watchTime = 'Watch time';
export const pagesSeen = 'Pages seen';
export const visitors = 'Visitors';
export const signUps = 'Sign-ups';
export const newVideos = 'New videos';
export const errors = 'Errors';
export const viewsOfVideos = 'Views of videos';
export const pages = 'Pages';
export const watched = 'Watched';
export const growth = 'Growth';
export const hoursInUtcTheLast = 'Hours in UTC; the last is not over.';
export const daysInUtcTheLast = 'Days in UTC; the last is today.';
export const activity = 'Activity';
export const period = 'Period';
export const noteBesideBeforeWordsUpTo =
  '{note} Beside {beforeWords}, up to the same hour. Viewers and visitors are counted anew each day.';
export const thanBefore = 'than before';
export const noneBefore = 'none before';
export const asBefore = 'as before';
export const storage = 'Storage';
export const filesOfVideosMeasuredOnce = 'Files of videos, measured once an hour.';

// dashboard
export const waitingForYou = 'Waiting for you';
export const whatTheSiteDidCould = 'What the site did could not be loaded.';
export const whatWaitsCouldNotBe = 'What waits could not be counted.';
export const nothingWaitsEveryQueueIs = 'Nothing waits: every queue is empty.';

// health
export const health = 'Health';
export const theWarningsCouldNotBe = 'The warnings could not be loaded.';
export const nothingIsWrongMailMedia = 'Nothing is wrong: mail, media tools, disk and backup are looked at.';
export const disk = 'Disk';
export const usedBytesWordsFreeOfBytesWords2 = '% used, {bytesWords} free of {bytesWords2}';

// admin-frame
export const backOffice = 'Back office';
export const waiting = 'waiting';

// late-answers
export const whetherAnAnswerIsLate = 'Whether an answer is late could not be found out.';
export const oneAnswerIsLate = 'One answer is late';
export const lateAnswersAreLate = '{late} answers are late';
export const it = 'it';
export const them = 'them';
export const linkTheTimeForValue = '{link}: the time for {value} is over.';

// operator-warnings
export const warnings = 'Warnings';
export const moreWarning = 'more warning';
export const moreWarnings = 'more warnings';
export const andLength = ' and {length}';

// second-factor-reminder
export const adminsNeedMoreThanA =
  'Admins need more than a password. <link>Set up a passkey or two-step login</link> by {time}: after that, these pages wait until you have.';

// jobs-table
export const waitingLabel = 'Waiting';
export const running = 'Running';
export const done = 'Done';
export const failed = 'Failed';
export const cancelled = 'Cancelled';
export const noWorkerIsRunningSo = 'No worker is running, so nothing happens until one is started.';
export const stateOfJobs = 'State of jobs';
export const all = 'All';
export const kindOfJob = 'Kind of job';
export const everyKind = 'Every kind';
export const show = 'Show';
export const jobs = 'Jobs';
export const attemptsOfMostAttempts = '{attempts} of {mostAttempts}';
export const thereIsNoSuchJob = 'There is no such job.';
export const thereAreNoJobs = 'There are no jobs.';
export const allJobs = 'All jobs';
export const latest = 'Latest';
export const finishedJobsAreListedFor = 'Finished jobs are listed for two days.';
export const housekeepingIsShownHideIt = 'Housekeeping is shown. <link>Hide it</link>';
export const whatIsHidden = 'What is hidden';
export const lengthKindsOfJobsThat =
  '{length} kinds of jobs that run by the clock. One that fails, or is tried again, is listed all the same.';
export const housekeepingThatWentWellIs = 'Housekeeping that went well is hidden. <link>Show it</link>';
export const shareThatIsDone = 'Share that is done';
export const nextTryNextTryAt = 'Next try {nextTryAt}';
export const since = 'Since ';
export const retryTitle = 'Retry: {title}';
export const tryNow = 'Try now';
export const retry = 'Retry';
export const cancel = 'Cancel';
export const itStopsWhereItIs = 'It stops where it is, and counts as failed.';
export const itWillNotRunAnd = 'It will not run, and counts as failed.';
export const yesCancelIt = 'Yes, cancel it';

// act-log
export const searchTheLog = 'Search the log';
export const whatItConcerns = 'What it concerns';
export const everything = 'Everything';
export const byActor = 'By {actor}';
export const ofOneThing = 'Of one thing';
export const valueShowAll = '{value}: show all';
export const acts = 'Acts';
export const noSuchActIsOn = 'No such act is on record.';
export const nothingIsOnRecordYet = 'Nothing is on record yet.';
export const theWholeLog = 'The whole log';

// place-rules
export const whatARuleBarsIs =
  'What a rule bars is left out of lists and search in those places, and its page says why. Admins see everything, wherever they are.';
export const shownInSomePlacesOnly = 'Shown in some places only';
export const video = 'video';
export const videos = 'videos';
export const bySetBy = 'by {setBy}';
export const remove = 'Remove';
export const showNameEverywhereAgain = 'Show “{name}” everywhere again?';
export const yesShowIt = 'Yes, show it';
export const theDecision = 'The decision';
export const everythingIsShownEverywhere = 'Everything is shown everywhere.';
export const setARule = 'Set a rule';
export const aRuleReplacesTheOne =
  'A rule replaces the one before. A video that somebody else uploaded is limited by a decision on a case, so that they get a statement of reasons.';
export const what = 'What';
export const itsSlug = 'Its slug';
export const theLastPartOfIts = 'The last part of its address, as in /categories/night-trains.';
export const whereItIsShown = 'Where it is shown';
export const places = 'Places';
export const codesOfCountriesOrRegions =
  'Codes of countries or regions, such as DE, AT, US-TX. ZZ is wherever nobody knows.';
export const reason = 'Reason';
export const shownToWhoeverAsksFor = 'Shown to whoever asks for it from there.';
export const setTheRule = 'Set the rule';

// place-words
export const videoLabel = 'Video';
export const tag = 'Tag';
export const category = 'Category';
export const everywhereButInThesePlaces = 'Everywhere but in these places';
export const onlyInThesePlaces = 'Only in these places';

// upload-test
export const pleaseSelectAFileFirst = 'Please select a file first.';
export const unknownError = 'Unknown error';
export const uploadFailedMessage = 'Upload failed: {message}';
export const theFileWasUploaded = 'The file was uploaded.';
export const file = 'File';
export const itGoesToTheTest = 'It goes to the test bucket and is kept for a day.';
export const upload = 'Upload';
export const publicUrlLink = 'Public URL: {link}';

// admin-menu
export const yourProfile = 'Your profile';
export const accountAndSecurity = 'Account and security';
export const confirmItIsYou = 'Confirm it is you';
export const backToTheSite = 'Back to the site';
export const yourMenu = 'your menu';
export const yourMenuLabel = 'Your menu';
export const logOut = 'Log Out';

// admin-pages
export const overview = 'Overview';
export const videosLabel = 'Videos';
export const people = 'People';
export const site = 'Site';

// chosen-acts
export const allChosenName = 'All chosen {name}';
export const noneChosen = 'None chosen';
export const lengthChosen = '{length} chosen';
export const error = 'Error';
export const wordsLengthFailed = '{words}, {length} failed.';

// find-in-office
export const members = 'Members';
export const suspended = ', suspended';
export const cases = 'Cases';
export const reportedLastReportedAt = 'Reported {lastReportedAt}';
export const supportTickets = 'Support tickets';

// office-places
export const advertising = 'Advertising';
export const settingsOfAdvertising = 'Settings of advertising';
export const settings = 'Settings';

// office-search-dialog
export const goToAnything = 'Go to anything';
export const goToAPageMember = 'Go to a page, member, video, case or setting';
export const pageMemberVideoCaseSetting = 'Page, member, video, case, setting';
export const found = 'Found';
export const couldNotBeSearchedType = 'Could not be searched. Type again to try.';
export const searching = 'Searching…';
export const nothingFound = 'Nothing found.';

// office-search
export const controlKMetaK = 'Control+K Meta+K';
export const goTo = 'Go to…';
export const ctrlK = 'Ctrl K';

// index
export const failedToLoadTheDashboard = 'Failed to load the dashboard.';
export const dashboard = 'Dashboard';

// jobs
export const failedToLoadTheJobs = 'Failed to load the jobs.';
export const failedToProcessRequest = 'Failed to process request.';

// log
export const failedToLoadTheLog = 'Failed to load the log.';
export const log = 'Log';

// places
export const failedToLoadTheRules = 'Failed to load the rules.';
export const itIsShownEverywhereAgain = 'It is shown everywhere again.';
export const valueNotACodeSuch = '{value}: not a code such as DE or US-TX.';
export const enterAtLeastOneCode = 'Enter at least one code, such as DE.';
export const theRuleHoldsNow = 'The rule holds now.';

// prove
export const failedToLoadThePage = 'Failed to load the page.';
export const thankYouYouWillNot = 'Thank you. You will not be asked again for {freshMinutes} minutes.';
export const beforeAnythingGrave = 'Before anything grave';
export const youDidItAMoment = ' You did it a moment ago.';
export const rolesUploadRightsIdentityChecks =
  'Roles, upload rights, identity checks, exports, keys and deletions ask for it, so that nobody else who finds this browser open can reach them. It lasts {freshMinutes} minutes.{isProven}';
export const yourPassword = 'Your password';
export const confirm = 'Confirm';
export const yourAccountHasNoPassword =
  'Your account has no password. Log in again, and come back within {freshMinutes} minutes.';
export const logInAgain = 'Log in again';

// upload-test
export const pageNotFound = 'Page not found';
export const uploadTest = 'Upload test';

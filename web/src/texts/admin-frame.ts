// activity-words
export const n24Hours = '24 hours';
export const n7Days = '7 days';
export const n30Days = '30 days';
export const minutesMin = '{minutes} min';
export const secondsS = '{seconds} s';

// activity
export const views = 'Views';
export const viewers = 'Viewers';
export const watchTime = 'Watch time';
export const pageViews = 'Page views';
export const visitors = 'Visitors';
export const signUps = 'Sign-ups';
export const newVideos = 'New videos';
export const errors = 'Errors';
export const videoViews = 'Video views';
export const pages = 'Pages';
export const watched = 'Watched';
export const growth = 'Growth';
export const activity = 'Activity';
export const period = 'Period';
export const noteFor24Hours =
  'Hours are in UTC, and the last one isn’t over yet. Compared with the 24 hours before. We count each viewer and visitor once a day. A visitor is a browser that has ever played a video or voted: page views by others count too.';
export const noteFor7Days =
  'Days are in UTC, and the last one is today. Compared with the 7 days before, up to the same hour. We count each viewer and visitor once a day. A visitor is a browser that has ever played a video or voted: page views by others count too.';
export const noteFor30Days =
  'Days are in UTC, and the last one is today. Compared with the 30 days before, up to the same hour. We count each viewer and visitor once a day. A visitor is a browser that has ever played a video or voted: page views by others count too.';
export const thanBefore = 'than before';
export const noneBefore = 'none before';
export const sameAsBefore = 'same as before';
export const noneYet = 'None yet';
export const nobodyWatched = 'No one has watched anything in this time yet.';
export const nobodyVisited = 'No one has visited in this time yet.';
export const nobodyJoined = 'No sign-ups and no new videos in this time yet.';
export const noErrors = 'No errors. All good.';
export const storage = 'Storage';
export const videoFilesMeasuredHourly = 'Video files, measured once an hour.';
export const stored = 'Stored';

// dashboard
export const waitingForYou = 'Waiting for you';
export const activityDidNotLoad = 'We couldn’t load the activity.';
export const waitingDidNotLoad = 'We couldn’t load what’s waiting.';
export const nothingWaitsIn = 'Nothing waiting:';
export const allCaughtUp = 'All caught up. Every queue is empty.';

// health
export const health = 'Health';
export const warningsDidNotLoad = 'We couldn’t load the warnings.';
export const allIsWell = 'All good. We check mail, media tools, disk and backups.';
export const lastBackup = '<strong>Last backup</strong> {time}.';
export const lastProvenRestore = 'Last proven restore {time}.';
export const notProvenYet = 'No restore has proven one yet: run npm run backup:drill.';
export const diskUsed = '<strong>Disk</strong> {percent}% used, {free} of {total} free';

// admin-frame
export const backOffice = 'Back office';
export const waiting = 'waiting';

// late-answers
export const lateAnswersDidNotLoad = 'We couldn’t check for late answers.';
export const oneAnswerIsLate = '<link>One answer is late.</link> Its deadline has passed.';
export const answersAreLate = '<link>{count} answers are late.</link> Their deadlines have passed.';
export const oneAnswerIsDueSoon = '<link>One answer is due</link> within {hours} hours.';
export const answersAreDueSoon = '<link>{count} answers are due</link> within {hours} hours.';

// office-nav
export const menu = 'Menu';
export const closeMenu = 'Close menu';

// operator-warnings
export const warnings = 'Warnings';
export const titleAsSentence = '{title}.';
export const oneMoreWarning = '1 more warning';
export const moreWarnings = '{count} more warnings';

// second-factor-reminder
export const adminsNeedMoreThanAPassword =
  '<link>Set up a passkey or two-step login</link> by {time}, or these pages will lock until you do.';
export const addASecondStep = '<link>Add two-step login</link> by {day} or these pages lock.';

// jobs-table
export const waitingLabel = 'Waiting';
export const running = 'Running';
export const done = 'Done';
export const failed = 'Failed';
export const cancelled = 'Canceled';
export const noWorkerIsRunning = 'No worker is running. Start one to get jobs done.';
export const jobStatus = 'Job status';
export const all = 'All';
export const jobType = 'Job type';
export const allTypes = 'All types';
export const show = 'Show';
export const jobs = 'Jobs';
export const attemptsOfMostAttempts = '{attempts} of {mostAttempts}';
export const noJobsMatch = 'No jobs match.';
export const noJobsYet = 'No jobs yet.';
export const allJobs = 'All jobs';
export const latest = 'Latest';
export const finishedJobsStay = 'Finished jobs stay here for two days.';
// second-generations
export const av1Versions = 'AV1 versions';
export const av1Ready = 'Ready';
export const av1Withdrawn = 'Withdrawn';
export const av1Video = 'Video';
export const av1Size = 'Size';
export const av1Since = 'Since';
export const av1BytesOf = '{bytes} MB next to {whole} MB of H.264 ({percent} %)';
export const h264Bytes = '{bytes} MB of H.264';
export const likenessToSource = 'SSIM {likeness} against the original file';
export const likenessToTopRung = 'SSIM {likeness} against the best H.264 quality';
export const oneViewerIn30Days = 'viewer in 30 days';
export const viewersIn30Days = 'viewers in 30 days';
export const noAv1Versions = 'None here.';
export const makeAv1 = 'Make it again';
export const makeAv1Of = 'Make the AV1 version of {title} again';
export const withdrawAv1 = 'Withdraw';
export const withdrawAv1Of = 'Withdraw the AV1 version of {title}';
export const withdrawAv1Question =
  'From now on this video plays in H.264. Those watching in AV1 keep going, and its files are deleted a day later.';
export const yesWithdrawAv1 = 'Yes, withdraw it';
export const yesWithdrawAv1Of = 'Yes, withdraw it: {title}';
export const av1IsQueued = 'A worker will make it when nothing else waits.';
export const av1IsBack = 'The AV1 version is back.';
export const av1IsWithdrawn = 'The AV1 version is withdrawn.';

export const showingHousekeeping = 'Showing housekeeping. <link>Hide it</link>';
export const whatsHidden = 'What’s hidden';
export const hiddenJobTypes =
  '{count} types of jobs run on a schedule. Any that fail or need another try show up anyway.';
export const housekeepingThatWentWellIs = 'Housekeeping that went well is hidden. <link>Show it</link>';
export const progress = 'Progress';
export const nextTryAt = 'Next try {time}';
export const sinceTime = 'Since {time}';
export const retryTitle = 'Retry: {title}';
export const tryNow = 'Try now';
export const retry = 'Retry';
export const cancel = 'Cancel';
export const itStopsAndFails = 'It stops right away and counts as failed.';
export const itNeverRuns = 'It won’t run, and counts as failed.';
export const yesCancelIt = 'Yes, cancel it';
export const job = 'Job';
export const state = 'State';
export const tries = 'Tries';
export const queued = 'Queued';
export const acts = 'Acts';

// act-log
export const searchTheLog = 'Search the log';
export const whatItsAbout = 'What it’s about';
export const everything = 'Everything';
export const showAllNotJustActor = 'Only what {actor} did. Show everything';
export const showAllNotJustThis = 'Only what happened to this. Show everything';
export const actions = 'Actions';
export const noActionsMatch = 'No actions match.';
export const noActionsYet = 'Nothing here yet. Everything admins do is logged here.';
export const showTheWholeLog = 'Show the whole log';
export const when = 'When';
export const who = 'Who';
export const what = 'What';

// place-rules
export const whatRulesDo =
  'What a rule limits drops out of lists and search in those places, and its page says why. Admins see everything everywhere.';
export const shownInSomePlacesOnly = 'Shown in some places only';
export const video = 'video';
export const videos = 'videos';
export const bySetBy = 'by {setBy}';
export const remove = 'Remove';
export const showNameEverywhereAgain = 'Show “{name}” everywhere again?';
export const yesShowIt = 'Yes, show it';
export const seeTheDecision = 'See the decision';
export const noRulesYet = 'No rules yet. Everything is shown everywhere.';
export const addARule = 'Add a rule';
export const aNewRuleReplacesTheOld =
  'A new rule replaces the old one. To limit a video someone else uploaded, decide on its case, so they get a statement of reasons.';
export const appliesTo = 'Applies to';
export const slug = 'Slug';
export const slugIsTheLastPart = 'The last part of its address, as in /categories/night-trains.';
export const whereItsShown = 'Where it’s shown';
export const places = 'Places';
export const countryOrRegionCodes =
  'Country or region codes, such as DE, AT or US-TX. ZZ stands for unknown.';
export const reason = 'Reason';
export const shownToPeopleThere = 'We show this to people there who open it.';
export const saveRule = 'Save rule';
export const shown = 'Shown';
export const set = 'Set';

// place-words
export const videoLabel = 'Video';
export const tag = 'Tag';
export const category = 'Category';
export const everywhereExcept = 'Everywhere except these places';
export const onlyInThesePlaces = 'Only in these places';

// upload-test
export const pleaseSelectAFileFirst = 'Please select a file first.';
export const unknownError = 'Unknown error';
export const uploadFailedMessage = 'Upload failed: {message}';
export const fileUploaded = 'File uploaded.';
export const file = 'File';
export const goesToTheTestBucket = 'Goes to the test bucket. We delete it after a day.';
export const upload = 'Upload';
export const publicUrlLink = 'Public URL: {link}';

// admin-menu
export const yourProfile = 'Your profile';
export const accountAndSecurity = 'Account and security';
export const confirmItIsYou = 'Confirm it’s you';
export const backToTheSite = 'Back to the site';
export const yourMenu = 'your menu';
export const yourMenuLabel = 'Your menu';
export const logOut = 'Log Out';

// admin-pages
export const overview = 'Overview';
export const videosLabel = 'Videos';
export const people = 'People';
export const site = 'Site';
export const importWords = 'Import';
export const review = 'Review';
export const allVideos = 'All Videos';
export const categories = 'Categories';
export const stayDown = 'Stay-down';
export const tags = 'Tags';
export const reports = 'Reports';
export const support = 'Support';
export const users = 'Users';
export const applications = 'Applications';
export const identity = 'Identity';
export const legalDesk = 'Legal desk';
export const dataRequests = 'Data requests';

// chosen-acts
export const selectedName = 'Selected {name}';
export const noneSelected = 'None selected';
export const countSelected = '{count} selected';
export const error = 'Error';
export const doneAndFailed = '{done}, {count} failed.';

// find-in-office
export const members = 'Members';
export const emailSuspended = '{email}, suspended';
export const cases = 'Cases';
export const reportedOn = 'Reported {date}';
export const supportTickets = 'Support tickets';
export const withoutATitle = 'Without a title';

// office-places
export const advertising = 'Advertising';
export const adSettings = 'Ad settings';
export const settings = 'Settings';

// office-search-dialog
export const goToAnything = 'Go to anything';
export const goToAPageMemberVideo = 'Go to a page, member, video, case or setting';
export const pageMemberVideoCaseSetting = 'Page, member, video, case, setting';
export const results = 'Results';
export const searchFailed = 'We couldn’t search these. Type again to retry.';
export const searching = 'Searching…';
export const nothingFound = 'Nothing found.';

// office-search
export const controlKMetaK = 'Control+K Meta+K';
export const goTo = 'Go to…';
export const ctrlK = 'Ctrl K';

// index
export const dashboardDidNotLoad = 'We couldn’t load the dashboard. Try again.';
export const dashboard = 'Dashboard';

// jobs
export const jobsDidNotLoad = 'We couldn’t load the jobs. Try again.';
export const failedToProcessRequest = 'Failed to process request.';

// log
export const logDidNotLoad = 'We couldn’t load the log. Try again.';
export const log = 'Log';

// places
export const rulesDidNotLoad = 'We couldn’t load the rules. Try again.';
export const shownEverywhereAgain = 'It’s shown everywhere again.';
export const unknownCodes = 'We don’t know {codes}. Use codes such as DE or US-TX.';
export const enterAtLeastOneCode = 'Enter at least one code, such as DE.';
export const ruleSaved = 'Rule saved. It applies now.';

// prove
export const pageDidNotLoad = 'We couldn’t load the page. Try again.';
export const thanksForConfirming = 'Thanks. We won’t ask again for {freshMinutes} minutes.';
export const beforeSensitiveChanges = 'Before sensitive changes';
export const youJustConfirmed = 'You confirmed a moment ago.';
export const whyWeAsk =
  'We ask before anything to do with roles, upload rights, identity checks, exports, keys or deletions, so no one else can get there from this browser. It lasts {freshMinutes} minutes.';
export const yourPassword = 'Your password';
export const confirm = 'Confirm';
export const noPassword =
  'Your account has no password. Log in again, then come back within {freshMinutes} minutes.';
export const logInAgain = 'Log in again';

// upload-test
export const pageNotFound = 'Page not found';
export const uploadTest = 'Upload test';

// waiting-words
export const videosToReview = 'Videos to review';
export const heldPictures = 'Held pictures';
export const heldSubtitles = 'Subtitles to review';
export const identityChecks = 'Identity checks';
export const urgentRequests = 'Urgent requests';
export const swornNotices = 'Notices';
export const complaints = 'Complaints';
export const adsToReview = 'Ads to review';
export const failedJobs = 'Failed jobs';

// form-of-act
export const fillThisIn = 'Fill this in.';
export const chooseOne = 'Choose one.';
export const enterAWholeAddress = 'Enter a whole address that starts with https://.';

// encoders
export const encoders = 'Encoders';
export const encodersLead =
  'What makes the better qualities of videos on each machine, as its worker found when it started. Where hardware fails, software does the same work. Hardware is tested with stand-ins only: watch the first videos it makes.';
export const softwareOnlyLead =
  'What makes the better qualities of videos on each machine. ENCODER lets hardware do it; docs/encoding.md says how.';
export const encoder = 'Encoder';
export const machine = 'Machine';
export const checkedAt = 'Checked';
export const softwareEncoder = 'Software (x264)';
export const nvencEncoder = 'NVIDIA (NVENC)';
export const qsvEncoder = 'Intel (Quick Sync)';
export const vaapiEncoder = 'VA-API';
export const encoderInUse = 'In use.';
export const encoderWorks = 'Works.';
export const encoderDoesNotWork = 'Doesn’t work here.';
export const encoderSetAside = 'Left aside until the worker starts again.';
export const softwareDidItsWork = 'Failed {failures} times, and software did its work.';

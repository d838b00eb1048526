// blast-radius
export const itIsInUseValue = 'It is in use: {value}. ';
export const listsSearchSitemapThumbnailsCaptions =
  'Lists, search, sitemap, thumbnails, captions and caches follow by themselves.';
export const takeItsCopiesAlongBy = 'Take its copies along, by the same act';
export const photo = 'Photo ';
export const nobody = 'nobody';
export const again = ' again';
export const showsAFrameOfIt = 'shows a frame of it';
export const theSameFile = 'the same file';
export const alikeToRound = 'alike to {round} %';
export const takenAlong = 'Taken along';
export const copy = 'copy';
export const copies = 'copies';
export const lengthByTheSameAct = '{length} by the same act. They come back with it.';
export const withoutATitle = 'Without a title';
export const backOrDecidedAnew = ', back or decided anew';

// case-form
export const yesLowerCase = 'Yes, {lowerCase}';

// case-page
export const state = 'State';
export const outOfSight = ', out of sight';
export const priority = 'Priority';
export const muchOfOneAuthorAt = ', much of one author at once';
export const assignee = 'Assignee';
export const nobodyLabel = 'Nobody';
export const firstReported = 'First reported';
export const toBeDecidedBy = 'To be decided by';
export const author = 'Author';
export const strike = 'strike';
export const strikes = 'strikes';
export const considerASuspension = ': consider a suspension';
export const suspended = ', suspended';
export const anAdmin = ', an admin';
export const takeIt = 'Take it';
export const takeItOver = 'Take it over';
export const putItBack = 'Put it back';
export const give = 'Give';
export const giveItTo = 'Give it to';
export const report = 'report';
export const reports = 'reports';
export const ofTheTargetKind = ', of the {targetKind}';
export const tookItOutOfSight = ', took it out of sight';
export const notedAsFalse = ', noted as false';
export const reliabilityRoundReporterUpheldOfReporterDecided =
  ' Reliability {round} % ({reporterUpheld} of {reporterDecided} upheld)';
export const theLatestLengthAreShown = 'The latest {length} are shown.';
export const swornNoticeOfName = 'Sworn notice of {name}';
export const emailEmail = 'Email: {email}';
export const readsLanguageName = 'Reads: {languageName}';
export const toBeAnsweredByDueAt = 'To be answered by {dueAt}';
export const takeItUpAgain = 'Take it up again';
export const whatWasDoneStaysUntil = 'What was done stays until a new decision.';
export const reopen = 'Reopen';
export const reason = 'Reason';
export const merge = 'Merge';
export const oneDecisionThenActsOn = 'One decision then acts on both things of this author.';
export const thisCaseBecomesPartOf = 'This case becomes part of the other. That cannot be undone.';
export const into = 'Into';
export const notes = 'Notes';
export const noNotes = 'No notes.';
export const aFormerAdmin = 'A former admin';
export const keepTheNote = 'Keep the note';
export const note = 'Note';
export const history = 'History';

// case-target
export const title = 'Title';
export const username = 'Username';
export const text = 'Text';
export const caption = 'Caption';
export const description = 'Description';
export const writtenBy = 'Written by';
export const theKind = 'The {kind}';
export const whatTheVideoShows = 'What the video shows';
export const tags = 'Tags';
export const theConversationAroundIt = 'The conversation around it';
export const watchIt = 'Watch it';
export const showItsPictures = 'Show its pictures';
export const kindNamesThatWasReported = '{kindNames} that was reported';
export const itsPageOnTheSite = 'Its page on the site';

// case-ways
export const waysFromThisCase = 'Ways from this case';
export const keysTTakeDDecide =
  'Keys: <kbd>T</kbd> take, <kbd2>D</kbd2> decide, <kbd3>N</kbd3> next, <kbd4>U</kbd4> back';
export const allReports = 'All reports';
export const nextCase = 'Next case';

// case-words
export const video = 'Video';
export const comment = 'Comment';
export const post = 'Post';
export const message = 'Message';
export const photoLabel = 'Photo';
export const profile = 'Profile';
export const playlist = 'Playlist';
export const account = 'Account';
export const picture = 'Picture';
export const open = 'Open';
export const inReview = 'In review';
export const reopened = 'Reopened';
export const upheld = 'Upheld';
export const dismissed = 'Dismissed';
export const undecided = 'Undecided';
export const allStates = 'All states';
export const urgent = 'Urgent';
export const high = 'High';
export const normal = 'Normal';
export const low = 'Low';
export const leaveIt = 'Leave it';
export const showItInSomePlaces = 'Show it in some places only';
export const unpublishIt = 'Unpublish it';
export const disableIt = 'Disable it';
export const removeIt = 'Remove it';
export const nothing = 'Nothing';
export const aWarning = 'A warning';
export const aStrike = 'A strike';
export const aSuspension = 'A suspension';
export const oneDay = 'One day';
export const oneWeek = 'One week';
export const n30Days = '30 days';
export const oneYear = 'One year';
export const untilItIsLifted = 'Until it is lifted';
export const everywhereButInThesePlaces = 'Everywhere but in these places';
export const onlyInThesePlaces = 'Only in these places';
export const theSite = 'The site';
export const aDeletedAccount = 'A deleted account';

// cases-table
export const mine = 'Mine';
export const nobodys = 'Nobody’s';
export const ofOthers = 'Of others';
export const searchReports = 'Search reports';
export const kind = 'Kind';
export const allKinds = 'All kinds';
export const allPriorities = 'All priorities';
export const allAssignees = 'All assignees';
export const reportsLabel = 'Reports';
export const byUsername = ' by {username}';
export const andCountMore = ' and {count} more';
export const byDue = 'by {due}';
export const lastReported = 'Last reported';
export const noReportsFound = 'No reports found.';
export const undecidedReports = 'Undecided reports';
export const casesAndMore = 'cases and more';

// decision-form
export const decision = 'Decision';
export const theAuthorGetsTheReasons =
  'The author gets the reasons by mail, and everybody who reported it hears the outcome.';
export const anotherAdmin = 'Another admin';
export const usernameHasThisCaseTake = '{username} has this case. Take it over to decide.';
export const decide = 'Decide';
export const lengthThings = '{length} things';
export const theThing = 'the thing';
export const thisActsOnValueThe = 'This acts on {value}, the author and the reporters at once.';
export const outcome = 'Outcome';
export const dismissNothingIsWrongWith = 'Dismiss: nothing is wrong with {it}';
export const upholdARuleWasBroken = 'Uphold: a rule was broken';
export const whatHappensToIt = 'What happens to {it}';
export const whereItIsShown = 'Where it is shown';
export const places = 'Places';
export const codesOfCountriesOrRegions = 'Codes of countries or regions, such as DE, AT, US-TX.';
export const neverAcceptItsFileAgain = 'Never accept its file again';
export const whatUsernameGets = 'What {username} gets';
export const suspendedFor = 'Suspended for';
export const takeTheRightToUpload = 'Take the right to upload videos';
export const ruleThatWasBroken = 'Rule that was broken';
export const thankTheReporters = 'Thank the reporters';
export const why = 'Why';
export const theAuthorReadsItIf = 'The author reads it; if it was public, everybody can.';
export const onlyAdminsReadIt = 'Only admins read it.';
export const reportsThatWereFalseOn = 'Reports that were false on purpose';

// decision-objections
export const itsDaysRun = 'Its days run';
export const anActionInCourtKeeps = 'An action in court keeps it down';
export const itCameBack = 'It came back';
export const itWasDecidedAboutAnew = 'It was decided about anew';
export const counterNoticeOfName = 'Counter-notice of {name}';
export const backFromReturnsFromOnBy = ': back from {returnsFrom} on, by {returnsBy} at the latest';
export const noteAnActionInCourt = 'Note an action in court';
export const courtAndNumberOfThe = 'Court and number of the case';
export const noteThatThereIsNone = 'Note that there is none';
export const itsDaysRunOnAnd = 'Its days run on, and if they are over it comes back within minutes.';
export const itsAuthor = 'Its author';
export const whoeverFiledANotice = 'Whoever filed a notice';
export const complainersComplainedOnSentAt = '{complainers} complained on {sentAt}';
export const youMadeThisDecisionSo = 'You made this decision, so another admin answers, by {dueAt}.';
export const answer = 'Answer';
export const upheldAllThatWasDecided =
  'Upheld, all that was decided is undone: what was taken down is back, unless it is deleted by now, and so is what was taken from its author.';
export const upheldTheCaseIsYours = 'Upheld, the case is yours, and is decided anew.';
export const theComplaintIs = 'The complaint is';
export const dismissedTheDecisionStays = 'Dismissed: the decision stays';
export const upheldTheyAreRight = 'Upheld: they are right';

// decisions
export const decisions = 'Decisions';
export const untilSuspendedUntil = 'until {suspendedUntil}';
export const rightToUploadTaken = 'Right to upload taken';
export const fileStaysDown = 'File stays down';
export const theShellOrAFormer = 'The shell, or a former admin';

// evidence-packages
export const evidenceForAnAuthority = 'Evidence for an authority';
export const filesWithTheirHashesTexts =
  'Files with their hashes, texts, the account with its sessions, and times: sealed, and deleted after a year. Who opens it, and why, is logged. Never send it by mail.';
export const gatherItAgain = 'Gather it again';
export const gatherAndSealIt = 'Gather and seal it';
export const reportedToAnAuthority = 'Reported to an authority';
export const noteEachReportHereOnce =
  'Note each report here once it is filed. The sealed evidence then stays for a year from that day.';
export const noteTheReport = 'Note the report';
export const authority = 'Authority';
export const numberOfTheReport = 'Number of the report';
export const itIsBeingGatheredLoad = 'It is being gathered. Load the page again in a moment.';
export const itCouldNotBeGathered = 'It could not be gathered. Try again.';
export const file = 'file';
export const files = 'files';
export const deletedOnDeleteAt = ', deleted on {deleteAt}';
export const sha256OfTheManifest = 'SHA-256 of the manifest: {code}';
export const openIt = 'Open it';
export const whyYouOpenIt = 'Why you open it';
export const downloadItUntilUntil = '<link>Download it</link> until {until}';
export const theReportToFillIn = 'The report, to fill in';
export const copyItAndFillIn = 'Copy it, and fill in the gaps';
export const time = 'time';
export const times = 'times';
export const openedLength = 'Opened {length}';

// report
export const failedToLoadTheReport = 'Failed to load the report.';
export const caseId = 'case {id}';
export const theCaseAndWhatIt = 'The case and what it names';
export const memberId = 'member {id}';
export const allOfUsername = 'All of {username}';
export const oneReportIsDecided = 'One report is decided.';
export const reportsReportsAreDecided = '{reports} reports are decided.';
export const oneCopyGoesAlong = ' One copy goes along.';
export const copiesCopiesGoAlong = ' {copies} copies go along.';
export const upheldSentence = 'Upheld.';
export const dismissedSentence = 'Dismissed.';
export const itIsNobodysNow = 'It is nobody’s now.';
export const itIsAssigned = 'It is assigned.';
export const theNoteIsSaved = 'The note is saved.';
export const theCaseIsOpenAgain = 'The case is open again.';
export const itIsBeingGathered = 'It is being gathered.';
export const itIsOpenForYou = 'It is open for you for a quarter of an hour.';
export const theReportIsNoted = 'The report is noted.';
export const itsDaysRunOn = 'Its days run on.';
export const itWaitsForTheCourt = 'It waits for the court.';
export const theComplaintIsUpheldAnd =
  'The complaint is upheld, and its author gets back what was taken from them. What it was about is deleted by now; they are told so.';
export const theComplaintIsUpheldThe =
  'The complaint is upheld. The right to upload waits for an identity check; its author is told so.';
export const theComplaintIsUpheld = 'The complaint is upheld.';
export const theComplaintIsDismissed = 'The complaint is dismissed.';
export const failedToProcessRequest = 'Failed to process request.';
export const thisCase = 'this case';

// reports
export const failedToLoadTheReports = 'Failed to load the reports.';
export const videoReports = 'Video Reports';

// blast-radius
export const inUseAndFollowing =
  'It’s in use: {uses}. Lists, search, sitemap, thumbnails, captions and caches update on their own.';
export const following = 'Lists, search, sitemap, thumbnails, captions and caches update on their own.';
export const doTheSameToItsCopies = 'Do the same to its copies';
export const photoTitled = 'Photo “{title}”';
export const noUploader = 'no uploader';
export const byUploader = 'by {uploader}';
export const byUploaderToo = 'also by {uploader}';
export const showsAFrameOfIt = 'shows a frame of it';
export const theSameFile = 'the same file';
export const percentAlike = '{percent}% alike';
export const copiesItCovers = 'Copies it covers';
export const copy = 'copy';
export const copies = 'copies';
export const coversCopies = 'This decision also covers {copies}. They come back if it does.';
export const withoutATitle = 'Without a title';
export const copyNoLongerCovered = '{copy}, no longer covered';

// case-form
export const yesAct = 'Yes, {act}';

// case-page
export const state = 'State';
export const held = 'held';
export const priority = 'Priority';
export const severalByOneAuthor = 'several things by one author at once';
export const assignee = 'Assignee';
export const unassigned = 'Unassigned';
export const firstReported = 'First reported';
export const author = 'Author';
export const noAuthor = 'None';
export const strike = 'strike';
export const strikes = 'strikes';
export const considerSuspending = 'consider suspending';
export const suspended = 'suspended';
export const admin = 'admin';
export const takeIt = 'Take it';
export const takeItOver = 'Take it over';
export const putItBack = 'Put it back';
export const handItOver = 'Hand it over';
export const handItOverTo = 'Hand it over to';
export const report = 'report';
export const reports = 'reports';
export const aboutTheKind = 'about the {kind}';
export const putItOnHold = 'put it on hold';
export const markedAsFalse = 'marked as false';
export const noDecidedReportsYet = 'No decided reports yet.';
export const reporterRecord = '{upheld} of {decided} decided reports upheld.';
export const oneReportUpheld = 'Their one decided report was upheld.';
export const oneReportDismissed = 'Their one decided report was dismissed.';
export const showingTheLatest = 'Showing the latest {count}.';
export const swornNoticeFrom = 'Sworn notice from {name}';
export const goodFaithNoticeFrom = 'Notice from {name}, in good faith';
export const namelessNotice = 'Notice in good faith, sent without a name';
export const signedByAnotherName = 'Signed “{signature}”, but the name given is {name}.';
export const emailIs = 'Email: {email}';
export const noEmailGiven = 'Email: none given';
export const languageIs = 'Language: {language}';
export const reopenThisCase = 'Reopen this case';
export const allStaysUntil = 'Everything stays as decided until you decide again.';
export const reopen = 'Reopen';
export const reason = 'Reason';
export const merge = 'Merge';
export const oneDecisionThenCoversBoth = 'One decision then covers both things by this author.';
export const whatMergingDoes = 'This case becomes part of the other one. You can’t undo this.';
export const mergeInto = 'Merge into';
export const notes = 'Notes';
export const noNotesYet = 'No notes yet.';
export const aFormerAdmin = 'A former admin';
export const saveNote = 'Save note';
export const note = 'Note';
export const history = 'History';

// case-target
export const withANotice = 'With a notice';
export const anyReport = 'All sources';
export const source = 'Notices';
export const title = 'Title';
export const username = 'Username';
export const text = 'Text';
export const caption = 'Caption';
export const description = 'Description';
export const writtenBy = 'Written by';
export const reportedKind = 'Reported {kind}';
export const stillFromTheVideo = 'Still from the video';
export const tags = 'Tags';
export const conversationAroundIt = 'Conversation around it';
export const watchIt = 'Watch it';
export const showItsPictures = 'Show its pictures';
export const kindAsReported = '{kind}, as reported';
export const seeItOnTheSite = 'See it on the site';

// case-ways
export const caseNavigation = 'Case navigation';
export const keys =
  'Keys: <kbd>T</kbd> take, <kbd>D</kbd> decide, <kbd>Z</kbd> undo, <kbd>N</kbd> next, <kbd>U</kbd> back';
export const sendingDecision = 'Decided. Sending it…';
export const decidingNow = 'Decided. We’ll send it in a few seconds.';
export const allReports = 'All reports';
export const nextCase = 'Next case';
export const goToTheDecision = 'Go to the decision';

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
export const untilAnAdminLiftsIt = 'Until an admin lifts it';
export const everywhereExcept = 'Everywhere except these places';
export const onlyInThesePlaces = 'Only in these places';
export const theSite = 'The site';
export const aDeletedAccount = 'A deleted account';
export const aVisitor = 'A visitor';

// cases-table
export const assignedToMe = 'Assigned to me';
export const assignedToOthers = 'Assigned to others';
export const searchReports = 'Search reports';
export const type = 'Type';
export const allTypes = 'All types';
export const allPriorities = 'All priorities';
export const allAssignees = 'All assignees';
export const reportsLabel = 'Reports';
export const byAuthor = 'by {author}';
export const reporterAndMore = '{reporter} and {count} more';
export const deadline = 'Deadline';
export const noDeadline = 'No deadline';
export const lastReported = 'Last reported';
export const noReportsFound = 'No reports found.';
export const undecidedReports = 'Undecided reports';
export const casesAndMore = 'cases and more';
export const reporter = 'Reporter';
export const caseWords = 'case';
export const cases = 'cases';

// decision-form
export const decision = 'Decision';
export const whoHearsOfIt =
  'We’ll email the author your reasons, and tell everyone who reported it the outcome.';
export const whoSeesIt =
  'The author sees your reasons on the site, and everyone who reported it sees the outcome. This site sends no email.';
export const anotherAdmin = 'Another admin';
export const usernameHasThisCaseTake = '{username} has this case. Take it over to decide.';
export const decide = 'Decide';
export const decisionDidNotCount =
  'Your decision on “{title}” didn’t count, so nothing has changed. {message}';
export const openTheCase = 'Open the case';
export const actsOnIt = 'This acts on it, its author and its reporters right away.';
export const actsOnThings = 'This acts on all {count} things, their author and their reporters right away.';
export const outcome = 'Outcome';
export const dismissNothingIsWrong = 'Dismiss: nothing is wrong';
export const upholdItBreaksARule = 'Uphold: it breaks a rule';
export const whatToDoAboutIt = 'What to do about it';
export const whereItsShown = 'Where it’s shown';
export const places = 'Places';
export const countryOrRegionCodes = 'Country or region codes, such as DE, AT or US-TX.';
export const neverAcceptTheFileAgain = 'Never accept the file again';
export const whatHappensToAuthor = 'What happens to {username}';
export const suspendFor = 'Suspend for';
export const removeUploadRights = 'Remove upload rights';
export const ruleThatWasBroken = 'Rule that was broken';
export const thankTheReporters = 'Thank the reporters';
export const why = 'Why';
export const theAuthorWillReadThis = 'The author will read this. If it was public, everyone can.';
export const onlyAdminsCanReadThis = 'Only admins can read this.';
export const deliberatelyFalseReports = 'Deliberately false reports';
export const choose = 'Choose…';
export const sayWhatHappensToIt = 'Say what happens to it.';
export const chooseAnOutcome = 'Choose an outcome first: dismiss or uphold.';
export const sayWhy = 'Say why. The author will read it.';
export const aStrikeAsDemanded = 'A strike, as the notice demands';

// decision-words
export const leavesIt = 'We’ll leave {things} as {itIs}.';
export const limitsThem = 'We’ll show {things} in some places only.';
export const unpublishesThem = 'We’ll unpublish {things}.';
export const disablesThem = 'We’ll disable {things}.';
export const removesThem = 'We’ll remove {things}.';
export const thisKind = 'this {kind}';
export const closesTheCase = 'We’ll close this case. Nothing else changes.';
export const thingsOfPeople = '{things} by {people}';
export const itIs = 'it is';
export const theyAre = 'they are';
export const videoWord = 'video';
export const videosWord = 'videos';
export const thingWord = 'thing';
export const thingsWord = 'things';
export const uploaderWord = 'uploader';
export const uploadersWord = 'uploaders';
export const memberWord = 'member';
export const membersWord = 'members';
export const usernameGetsAWarning = '{username} will get a warning.';
export const usernameGetsAStrike = '{username} will get a strike.';
export const usernameIsSuspended = '{username} will be suspended.';
export const reportGetsThisAnswer = 'Whoever reported it will hear of it.';
export const reportsGetThisAnswer = 'All {count} reports will be answered.';
export const dismissesAndLeaves = 'We’ll dismiss {reports}. Nothing else changes.';
export const dismissesAndShowsAgain = 'We’ll dismiss {reports} and show it again.';

// decision-objections
export const counterNoticeRuns = 'The video comes back between {returnsFrom} and {returnsBy}.';
export const courtKeepsItDown = 'A court action keeps it down.';
export const itCameBack = 'It came back.';
export const decidedAgain = 'It was decided again.';
export const counterNoticeFrom = 'Counter-notice from {name}';
export const recordACourtAction = 'Record a court action';
export const courtAndCaseNumber = 'Court and case number';
export const removeTheCourtAction = 'Remove the court action';
export const waitingPeriodGoesOnAnd =
  'The waiting period goes on. If it’s already over, the video comes back within minutes.';
export const authorComplained = 'The author complained on {date}';
export const notifierComplained = 'The person who filed the notice complained on {date}';
export const youDecidedSoAnotherAnswers = 'You made this decision, so another admin has to answer.';
export const answer = 'Answer';
export const upholdingUndoesAll =
  'If you uphold it, we undo the whole decision: what was taken down comes back unless it’s deleted by now, and the author gets back what they lost.';
export const upholdingGivesYouTheCase = 'If you uphold it, the case is yours to decide again.';
export const theComplaintIs = 'The complaint is';
export const dismissedTheDecisionStays = 'Dismissed: the decision stays';
export const upheldTheyreRight = 'Upheld: they’re right';

// decisions
export const decisions = 'Decisions';
export const untilDate = 'until {date}';
export const uploadRightsRemoved = 'Upload rights removed';
export const fileStaysDown = 'File stays down';
export const theShellOrAFormerAdmin = 'The shell or a former admin';

// evidence-packages
export const evidenceForAnAuthority = 'Evidence for an authority';
export const whatAPackageHolds =
  'Files and their hashes, texts, the account with its sessions, and times: sealed, and deleted after a year. We log who opens it and why. Never send it by email.';
export const gatherItAgain = 'Gather it again';
export const gatherAndSealIt = 'Gather and seal it';
export const reportsToAuthorities = 'Reports to authorities';
export const addReportsOnceFiled =
  'Add each report here once you’ve filed it. The sealed evidence then stays for a year from that day.';
export const addReport = 'Add report';
export const authority = 'Authority';
export const reportNumber = 'Report number';
export const gatheringReload = 'We’re gathering it. Reload the page in a moment.';
export const gatheringFailed = 'We couldn’t gather it. Try again.';
export const file = 'file';
export const files = 'files';
export const packageDeletedOn = '{files}, {size}, deleted on {date}';
export const packageHolds = '{files}, {size}';
export const sha256OfTheManifest = 'SHA-256 of the manifest: {code}';
export const openIt = 'Open it';
export const whyYoureOpeningIt = 'Why you’re opening it';
export const downloadItUntilUntil = '<link>Download it</link> until {until}';
export const reportToFillIn = 'Report to fill in';
export const copyItAndFillInThe = 'Copy it and fill in the gaps';
export const time = 'time';
export const times = 'times';
export const openedTimes = 'Opened {times}';

// report
export const caseDidNotLoad = 'We couldn’t load this case. Try again.';
export const caseId = 'case {id}';
export const theCaseAndAllItNames = 'The case and everything it names';
export const memberId = 'member {id}';
export const everythingBy = 'Everything by {username}';
export const oneReportDecided = 'One report decided.';
export const reportsDecided = '{count} reports decided.';
export const oneCopyWentWithIt = 'One copy went with it.';
export const copiesWentWithIt = '{count} copies went with it.';
export const upheldSentence = 'Upheld.';
export const dismissedSentence = 'Dismissed.';
export const unassignedNow = 'It’s unassigned now.';
export const assigned = 'Assigned.';
export const noteSaved = 'Note saved.';
export const theCaseIsOpenAgain = 'The case is open again.';
export const gatheringIt = 'We’re gathering it.';
export const openForYou = 'It’s open to you for 15 minutes.';
export const reportAdded = 'Report added.';
export const waitingPeriodGoesOn = 'The waiting period goes on.';
export const waitsForTheCourt = 'It now waits for the court.';
export const upheldButDeleted =
  'Complaint upheld. The author gets back what they lost. What it was about is deleted by now, and we’ve told them so.';
export const upheldButIdentity =
  'Complaint upheld. Upload rights wait for an identity check, and we’ve told the author so.';
export const complaintUpheld = 'Complaint upheld.';
export const complaintDismissed = 'Complaint dismissed.';
export const failedToProcessRequest = 'Failed to process request.';
export const thisCase = 'this case';

// reports
export const reportsDidNotLoad = 'We couldn’t load the reports. Try again.';
export const videoReports = 'Video Reports';

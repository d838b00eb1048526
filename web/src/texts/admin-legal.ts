// data-request-desk
export const notAskedFor = 'Not asked for';
export const askedForNotCheckedYet = 'Asked for, not checked yet';
export const checked = 'Checked';
export const refused = 'Refused';
export const answered = 'Answered';
export const aFormerAdmin = 'A former admin';
export const whatTheyAskFor = 'What they’re asking for';
export const accountWithThisAddress = 'Account with this address';
export const none = 'None';
export const addressNotConfirmed = 'They haven’t confirmed the address yet, so there’s nothing to do.';
export const storedUnderThisAddress = 'Stored under this address';
export const cannotBeDeletedYet = 'can’t be deleted yet';
export const accountIsNotIncluded =
  'This doesn’t include the account. Its owner can download and delete it in their settings.';
export const answer = 'Answer';
export const startFrom = 'Start from:';
export const letter = 'Letter';
export const whereTheySeeIt =
  'They’ll see it on the page of their request. We’ll email them that it’s there.';
export const whereTheySeeItUnmailed =
  'They’ll see it on the page of their request. This site sends no email, so they won’t be told.';
export const sendAnswer = 'Send answer';
export const sendOnlyTheLetter = 'Send only the letter';
export const alsoSendWhatWeStore = 'Also send what we store, for {recordDays} days';
export const alsoDeleteWhatWeCan = 'Also delete what can be deleted, for good';
export const refuseTheRequest = 'Refuse the request';
export const whatToDo = 'What to do';
export const helloNameBody = 'Hello {name},\n\n{body}';
export const whoAreThey = 'Who are they?';
export const letterAboutTheirIdentity = 'Letter about their identity';
export const askOnlyIfNeeded =
  'Ask only if a confirmed address isn’t enough. We won’t send or delete records until their identity is checked.';
export const askForAnIdentityCheck = 'Ask for an identity check';
export const twoMoreMonths = 'Two more months';
export const letterSayingWhy = 'Letter saying why';
export const onceBeforeDueAt =
  'You can do this once, before {dueAt}. The email says that you’ll answer by {latestAt}.';
export const takeTwoMoreMonths = 'Take two more months';
export const identity = 'Identity';
export const answerBy = 'Answer by';
export const withTwoMoreMonths = 'With two more months';

// data-request-words
export const open = 'Open';
export const unconfirmed = 'Unconfirmed';

// data-requests-table
export const noDataRequestsWaiting = 'No data requests are waiting.';
export const everyRequestIsConfirmed = 'Every request is confirmed.';
export const noneAnsweredYet = 'None answered yet.';
export const noneRefusedYet = 'None refused yet.';
export const state = 'State';
export const dataRequests = 'Data requests';
export const dateExtended = '{date}, extended';
export const what = 'What';
export const request = 'request';
export const requests = 'requests';

// legal-desk
export const urgentRequestAbout = 'Urgent request {about}';
export const dataRequestFrom = 'Data request from {about}';
export const reportedAbout = 'Reported {about}: {reasons}';
export const reportedAboutFrom = 'Reported {about}: {reasons}, from {reporter}';
export const aDeletedAccount = 'a deleted account';
export const aVisitor = 'a visitor';
export const theSite = 'the site';
export const complaintAboutADecision = 'Complaint about a decision ({about})';
export const counterNoticeRuns = 'Counter-notice: the video comes back on its own';
export const ticketWaits = 'Support ticket waiting for an answer';
export const counterNoticeInCourt = 'Counter-notice: waiting for a court';
export const due = 'Due';
export const orderOfDue =
  'Late ones come first. Next are deadlines (“Decide by”, “Answer by”), then days we only aim for, since no law sets one (“Aim for”).';
export const tableKeys = 'J and K move down and up, Enter opens a row, and T takes it.';
export const withoutATitle = 'Without a title';
export const whenTheCourtDecides = 'When the court decides';
export const comesBackFrom = 'Comes back from {moment}';
export const comesBackBy = 'Comes back by {moment}';
export const noDeadlineWaiting = 'No deadline. Waiting for {span}';
export const nothingIsDue = 'Nothing is due. Notices and anything with a deadline will appear here.';
export const notices = 'Notices';
export const noNoticeIsOpen = 'No notices are waiting.';
export const noConfirmedNoticeIsOpen = 'No confirmed notices are waiting.';
export const someAreUnconfirmed =
  '<link>{count} unconfirmed notices</link> don’t count yet. We delete each {days} days after it was sent, unless its sender’s address is confirmed.';
export const oneIsUnconfirmed =
  '<link>One unconfirmed notice</link> doesn’t count yet. We delete it {days} days after it was sent, unless its sender’s address is confirmed.';
export const confirmThemByHand =
  'This site sends no email, so their senders never get the link that confirms it: confirm by hand.';
export const noticesWait =
  '<link>{count} notices</link> are waiting for a decision. The oldest has waited {span}.';
export const oneNoticeWaits = '<link>One notice</link> is waiting for a decision. It has waited {span}.';
export const considerSuspending = 'Consider suspending';
export const whoToConsider =
  'Someone with {strikesForSuspension} strikes within {strikeDays} days can be suspended. You decide.';
export const unassigned = 'Unassigned';
export const putItBack = 'Put it back';
export const takeItOver = 'Take it over';
export const takeIt = 'Take it';
export const youDecidedSoAnotherAnswers = 'You decided this, so another admin answers it.';
export const memberStrikes = '{member}, {strikes} strikes';
export const dontSuspend = 'Don’t suspend';
export const assignee = 'Assignee';

// legal-editor
export const nameOnALineOf = '::{name} on a line of its own';
export const text = 'Text';
export const whatTheTextCanHold =
  'Markdown: ## heading, **strong**, [words](/address), lists and tables. You can use {names}.';
export const inForceFrom = 'In force from';
export const effectiveDayHint =
  'Readers see this as the day of the last change. If it’s in the future, we announce it until then.';
export const whatsNew = 'What’s new';
export const saveDraft = 'Save draft';
export const publish = 'Publish';
export const draftIsAnnounced = 'We’ll announce the draft now, and it takes effect on {day}.';
export const draftTakesEffect = 'The draft takes effect right away.';
export const everyMemberIsAsked = 'Every member will be asked to accept it.';
export const previousVersionStays = 'The previous version stays readable.';
export const cancelAnnounced =
  'Cancel version {number}, announced for {effectiveOn}, and any others announced for this day or later';
export const yesPublishIt = 'Yes, publish it';
export const discard = 'Discard';
export const discardingTheDraft = 'We’ll delete the draft. What’s in force stays.';
export const yesDiscardIt = 'Yes, discard it';

// own-work
export const assignedToYou = 'Assigned to you';
export const decided = 'Decided';
export const decidedUpheldUpheld = '{decided}, {upheld} upheld';
export const medianTime = 'Median time';
export const noneDecided = 'None decided';
export const hoursShort = '{hours} h';
export const complaintsAnswered = 'Complaints answered';
export const complaintsReversedUpheld = '{complaints}, {reversed} upheld';
export const looksAtWhatMayShow = 'Looks at what may show a minor';
export const todayTodayWeekInSeven = '{today} today, {week} in seven days';
export const yourWork = 'Your work';
export const last30Days = 'The last 30 days. Only you can see this.';

// second-looks
export const forASecondPairOf = 'For a second pair of eyes';
export const readItAll =
  'None of this can be undone, so read all of it. It happens exactly as written once another admin confirms it.';
export const youAskedForThis = 'You asked for this, {askedAt}.';
export const adminAskedForThis = '{admin} asked for this, {askedAt}.';
export const confirm = 'Confirm';
export const happensRightAway = 'This happens right away, and you can’t undo it.';
export const yesDoIt = 'Yes, do it';
export const takeItBack = 'Take it back';
export const decline = 'Decline';
export const nothingWillHappen = 'Nothing will happen.';
export const takenBack = 'Nothing was done.';
export const nothingWillHappenLogged = 'Nothing will happen, and the log will say why.';
export const why = 'Why';
export const yesTakeItBack = 'Yes, take it back';
export const yesDecline = 'Yes, decline';

// canned-texts
export const cannedTexts = 'Canned texts';
export const whereTheyAppear =
  'They appear beside every ticket and every decision, ready to drop into an answer.';
export const addAText = 'Add a text';
export const title = 'Title';
export const saveText = 'Save text';
export const deleteWords = 'Delete';
export const deletedForGood = 'We’ll delete it for good.';
export const yesDeleteIt = 'Yes, delete it';

// desk-words
export const waiting = 'Waiting';
export const closed = 'Closed';

// ticket-page
export const messages = 'Messages';
export const support = 'Support';
export const weEmailIt = 'We’ll email it to {email} and show it on the page of the ticket.';
export const ticketPageAlone =
  'They’ll see it on the page of the ticket. This site sends no email, so they won’t be told.';
export const closeTheTicket = 'Close the ticket';
export const ticket = 'Ticket';
export const type = 'Type';
export const name = 'Name';
export const email = 'Email';
export const emailNotConfirmed = '{email} (not confirmed)';
export const member = 'Member';
export const writtenWhileLoggedOut = 'Written while logged out';
export const written = 'Written';
export const me = 'Me';
export const manageTicket = 'Manage ticket';
export const assignedTo = 'Assigned to';
export const tags = 'Tags';
export const separatedByCommas = 'Separated by commas.';
export const save = 'Save';

// tickets-table
export const searchTickets = 'Search tickets';
export const allStates = 'All states';
export const allTypes = 'All types';
export const taggedTag = 'Tagged “{tag}”. <link>Show all tags</link>';
export const tickets = 'Tickets';
export const noTicketsWaiting = 'No tickets are waiting.';
export const noTicketsFound = 'No tickets found.';
export const subject = 'Subject';
export const changed = 'Changed';
export const ticketName = 'ticket';
export const ticketsName = 'tickets';

// data-request
export const dataRequestDidNotLoad = 'We couldn’t load the data request. Try again.';
export const dataRequest = 'Data request';
export const failedToProcessRequest = 'Failed to process request.';
export const answerSent = 'Answer sent.';
export const identityCheckAsked = 'We’ve asked them for an identity check.';
export const nowTwoMoreMonths = 'You now have two more months.';

// data-requests
export const dataRequestsDidNotLoad = 'We couldn’t load the data requests. Try again.';

// legal-page
export const noSuchPage = 'There’s no such page.';
export const pageDidNotLoad = 'We couldn’t load the page. Try again.';
export const draftSaved = 'Draft saved. Below is what readers would see.';
export const versionAnnounced = 'Version {number} is announced and takes effect on {day}.';
export const versionInForce = 'Version {number} is in force.';
export const draftDiscarded = 'Draft discarded.';
export const versionTakesEffect = 'Version {number} takes effect on {effectiveOn}.';
export const draftSavedOnBy = 'Draft saved on {date} by {writer}.';
export const draftSavedOn = 'Draft saved on {date}.';
export const draft = 'Draft';
export const asReadersWouldSeeIt = 'As readers would see it.';

// legal
export const legalDeskDidNotLoad = 'We couldn’t load the legal desk. Try again.';
export const legalDesk = 'Legal desk';
export const unassignedNow = 'It’s unassigned now.';
export const itsYours = 'It’s yours.';
export const done = 'Done.';
export const notSuspended = 'Not suspended. We’ll ask again after the next strike.';
export const statementsOfReasons = 'Statements of reasons';
export const whatTheExportHolds =
  'What decisions restricted, without personal data, in the schema of the European Commission’s database.';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const exportAsCsv = 'Export as CSV';
export const exportAsJson = 'Export as JSON';
export const legalPages = 'Legal pages';
export const aboutLegalPages =
  'They came with the software and describe what it does. Have someone who knows your local law read them, and say who you are in the <link>settings</link>.';
export const savedOn = 'Saved {date}';
export const page = 'Page';
export const version = 'Version';
export const lastModified = 'Last modified';
export const nextFrom = 'Next from';
export const published = 'Published';

// support-ticket
export const ticketDidNotLoad = 'We couldn’t load the ticket. Try again.';
export const ticketSaved = 'Ticket saved.';

// support
export const ticketsDidNotLoad = 'We couldn’t load the tickets. Try again.';
export const textSaved = 'Text saved.';
export const textDeleted = 'Text deleted.';

// urgent-request
export const aLifeMayBeIn = 'A life may be in danger';
export const anAuthorityAsks = 'An authority asks';
export const requestDidNotLoad = 'We couldn’t load the request. Try again.';
export const handled = 'Handled.';
export const reference = 'Reference';
export const from = 'From';
export const office = 'Office';
export const phone = 'Phone';
export const sent = 'Sent';
export const deadline = 'Deadline';
export const whatWasDone = 'What was done';
export const whatYouDid = 'What you did, and who you answered';
export const markAsHandled = 'Mark as handled';

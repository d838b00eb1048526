// data-request-desk
export const notAskedFor = 'Not asked for';
export const askedForNotCheckedYet = 'Asked for; not checked yet';
export const checked = 'Checked';
export const refused = 'Refused';
export const answered = 'Answered';
export const aFormerAdmin = 'A former admin';
export const whatIsAsked = 'What is asked';
export const accountWithThisAddress = 'Account with this address';
export const none = 'None';
export const nobodyHasConfirmedTheAddress =
  'Nobody has confirmed the address yet, so there is nothing to do.';
export const storedUnderThisAddress = 'Stored under this address';
export const whichStayForTheirTime = ', which stay for their time';
export const theAccountIsNotPart =
  'The account is not part of it. Its owner downloads and deletes it in their settings, at once.';
export const answer = 'Answer';
export const beginWith = 'Begin with:';
export const letter = 'Letter';
export const itStandsOnThePage = 'It stands on the page of the request. The mail says that it is there.';
export const sendAnswer = 'Send answer';
export const answerByTheLetterAlone = 'Answer by the letter alone';
export const sendWhatIsStoredFor = 'Send what is stored, for {recordDays} days';
export const deleteWhatMayBeDeleted = 'Delete what may be deleted, for good';
export const refuseTheRequest = 'Refuse the request';
export const withIt = 'With it';
export const helloNameBody = 'Hello {name},\n\n{body}';
export const whoAreThey = 'Who are they?';
export const letterAboutTheirIdentity = 'Letter about their identity';
export const askOnlyWhereAConfirmed =
  'Ask only where a confirmed address is not enough. Records are neither sent nor deleted until it is checked.';
export const askForACheckedIdentity = 'Ask for a checked identity';
export const twoMonthsMore = 'Two months more';
export const letterThatSaysWhy = 'Letter that says why';
export const onceAndBeforeDueAtThe = 'Once, and before {dueAt}. The mail says that you answer by {latestAt}.';
export const takeTwoMonthsMore = 'Take two months more';

// data-request-words
export const open = 'Open';
export const unconfirmed = 'Unconfirmed';

// data-requests-table
export const noDataRequestWaits = 'No data request waits.';
export const everyRequestIsConfirmed = 'Every request is confirmed.';
export const noneWasAnsweredYet = 'None was answered yet.';
export const noneWasRefused = 'None was refused.';
export const state = 'State';
export const dataRequests = 'Data requests';
export const late = 'Late: ';
export const extended = ', extended';

// legal-desk
export const urgentRequestAbout = 'Urgent request {about}';
export const dataRequestOfAbout = 'Data request of {about}';
export const reportOfAAbout = 'Report of a {about}';
export const complaintAboutADecisionOn = 'Complaint about a decision on a {about}';
export const counterNoticeItsVideoComes = 'Counter-notice: its video comes back by itself';
export const supportTicketThatWaitsFor = 'Support ticket that waits for an answer';
export const counterNoticeWaitsForA = 'Counter-notice: waits for a court';
export const due = 'Due';
export const inATableJAnd =
  'In a table, J and K lead to the next row and back, Enter opens it, and T takes it.';
export const withoutATitle = 'Without a title';
export const whenTheCourtHasDecided = 'When the court has decided';
export const nothingIsDueWhatHas = 'Nothing is due. What has to be answered by a certain time stands here.';
export const considerASuspension = 'Consider a suspension';
export const whoeverHasStrikesForSuspensionStrikesWithin =
  'Whoever has {strikesForSuspension} strikes within {strikeDays} days may be suspended. A person decides.';
export const nobody = 'Nobody';
export const putItBack = 'Put it back';
export const takeItOver = 'Take it over';
export const takeIt = 'Take it';
export const linkStrikesStrikes = '{link}, {strikes} strikes';
export const leaveItAtThat = 'Leave it at that';

// legal-editor
export const nameOnALineOf = '::{name} on a line of its own';
export const text = 'Text';
export const inMarkdownHeadingStrongWords =
  'In Markdown: ## heading, **strong**, [words](/address), lists and tables. It may name {names}.';
export const inForceFrom = 'In force from';
export const readersSeeThisDayAs =
  'Readers see this day as the one of the last change. A day to come is announced until then.';
export const whatIsNew = 'What is new';
export const saveTheDraft = 'Save the draft';
export const publish = 'Publish';
export const theDraftIsAnnouncedAt = 'The draft is announced at once, and in force from {day}.';
export const theDraftIsInForce = 'The draft is in force at once.';
export const everyMemberIsAskedTo = 'Every member is asked to accept it.';
export const theVersionBeforeStaysReadable = 'The version before stays readable.';
export const versionNumberAnnouncedForEffectiveOn =
  'Version {number}, announced for {effectiveOn}, and others announced for this day or a later one never come into force';
export const yesPublishIt = 'Yes, publish it';
export const discard = 'Discard';
export const theDraftIsGoneWhat = 'The draft is gone. What is in force stays.';
export const yesDiscardIt = 'Yes, discard it';

// own-work
export const yoursNow = 'Yours now';
export const decided = 'Decided';
export const decidedUpheldUpheld = '{decided}, {upheld} upheld';
export const halfOfThemWithin = 'Half of them within';
export const nothingWasDecided = 'Nothing was decided';
export const hoursHours = '{hours} hours';
export const complaintsAnswered = 'Complaints answered';
export const complaintsReversedUpheld = '{complaints}, {reversed} upheld';
export const looksAtWhatMayShow = 'Looks at what may show a minor';
export const todayTodayWeekInSeven = '{today} today, {week} in seven days';
export const yourWork = 'Your work';
export const inTheLastThirtyDays = 'In the last thirty days. Only you see it.';

// second-looks
export const forASecondPairOf = 'For a second pair of eyes';
export const noneOfThisCanBe =
  'None of this can be undone. Read all of it: it is done as it stands here once another admin confirms it.';
export const you = 'you';
export const askedForByAskedByAskedAt = 'Asked for by {askedBy}, {askedAt}.';
export const confirm = 'Confirm';
export const itIsDoneAtOnce = 'It is done at once, and cannot be undone.';
export const yesDoIt = 'Yes, do it';
export const takeItBack = 'Take it back';
export const decline = 'Decline';
export const nothingIsDone = 'Nothing is done.';
export const nothingIsDoneAndThe = 'Nothing is done, and the log says why.';
export const why = 'Why';
export const yesTakeItBack = 'Yes, take it back';
export const yesDecline = 'Yes, decline';

// time-left
export const inWords = 'in {words}';
export const wordsAgo = '{words} ago';

// canned-texts
export const cannedTexts = 'Canned texts';
export const theyStandBesideEveryTicket =
  'They stand beside every ticket and every decision, to be put into an answer.';
export const addAText = 'Add a text';
export const title = 'Title';
export const saveText = 'Save text';
export const deleteWords = 'Delete';
export const itIsDeletedForGood = 'It is deleted for good.';
export const yesDeleteIt = 'Yes, delete it';

// desk-words
export const waiting = 'Waiting';
export const closed = 'Closed';

// ticket-page
export const messages = 'Messages';
export const support = 'Support';
export const itIsMailedToEmail = 'It is mailed to {email}, and stands on the page of the ticket.';
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
export const filing = 'Filing';
export const answeredBy = 'Answered by';
export const tags = 'Tags';
export const separatedByCommas = 'Separated by commas.';
export const save = 'Save';

// tickets-table
export const searchTickets = 'Search tickets';
export const allStates = 'All states';
export const allTypes = 'All types';
export const withTheTagTagAll = 'With the tag “{tag}”. <link>All tags</link>';
export const tickets = 'Tickets';
export const noTicketWaits = 'No ticket waits.';
export const noTicketsFound = 'No tickets found.';

// data-request
export const failedToLoadTheData = 'Failed to load the data request.';
export const dataRequest = 'Data request';
export const failedToProcessRequest = 'Failed to process request.';
export const theAnswerIsOnIts = 'The answer is on its way.';
export const theyAreAskedToHave = 'They are asked to have their identity checked.';
export const thereAreTwoMonthsMore = 'There are two months more.';

// data-requests
export const failedToLoadTheDataRequests = 'Failed to load the data requests.';

// legal-page
export const thereIsNoSuchPage = 'There is no such page.';
export const failedToLoadThePage = 'Failed to load the page.';
export const theDraftIsSavedBelow = 'The draft is saved. Below is what readers would see.';
export const versionNumberIsAnnouncedAnd = 'Version {number} is announced, and in force from {day}.';
export const versionNumberIsInForce = 'Version {number} is in force.';
export const theDraftIsDiscarded = 'The draft is discarded.';
export const versionNumberIsInForceFrom = 'Version {number} is in force from {effectiveOn}.';
export const byWriter = ' by {writer}';
export const aDraftWasSavedOn = 'A draft was saved on {updatedAt}{value}.';
export const draft = 'Draft';
export const asReadersWouldSeeIt = 'As readers would see it.';

// legal
export const failedToLoadTheLegal = 'Failed to load the legal desk.';
export const legalDesk = 'Legal desk';
export const itIsNobodysNow = 'It is nobody’s now.';
export const itIsYours = 'It is yours.';
export const itIsDone = 'It is done.';
export const itStaysAtThatUntil = 'It stays at that until the next strike.';
export const statementsOfReasons = 'Statements of reasons';
export const whatDecisionsRestrictedWithoutPersonal =
  'What decisions restricted, without personal data, in the schema of the European Commission’s database.';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const exportAsCsv = 'Export as CSV';
export const exportAsJson = 'Export as JSON';
export const legalPages = 'Legal pages';
export const theyCameWithTheProgram =
  'They came with the program and say what it does. Have them looked at by somebody who knows the law of your place, and name yourself in the <link>settings</link>.';
export const savedDraftSavedAt = 'Saved {draftSavedAt}';

// support-ticket
export const failedToLoadTheTicket = 'Failed to load the ticket.';
export const theTicketIsSaved = 'The ticket is saved.';

// support
export const failedToLoadTheTickets = 'Failed to load the tickets.';
export const theTextIsSaved = 'The text is saved.';
export const theTextIsDeleted = 'The text is deleted.';

// urgent-request
export const aLifeMayBeIn = 'A life may be in danger';
export const anAuthorityAsks = 'An authority asks';
export const failedToLoadTheRequest = 'Failed to load the request.';
export const itIsHandled = 'It is handled.';
export const reference = 'Reference';
export const from = 'From';
export const office = 'Office';
export const phone = 'Phone';
export const sent = 'Sent';
export const toBeLookedAtBy = 'To be looked at by';
export const whatWasDone = 'What was done';
export const whatYouDidAndWhom = 'What you did, and whom you answered';
export const noteThatItIsHandled = 'Note that it is handled';

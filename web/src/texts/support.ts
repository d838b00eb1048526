// data-request-form
export const theLinkIsGoodFor = 'The link works for {confirmDays} days. We’ll answer by {dueAt}.';
export const yourReceiptIsCodeKeep =
  'Your receipt is {code}. Don’t share it: anyone who has it can read the answer. We’ve emailed it to you too, and will answer by {dueAt}.';
export const noMailWillCome =
  'This site can’t send email yet, so no link will reach you. Write to {contact} within {confirmDays} days, from the address you gave, and ask for it: your request counts once you’ve confirmed it there.';
export const yourReceiptIsCodeAlone =
  'Your receipt is {code}. Save it now: this site can’t send email yet, so you’ll only find it here. Don’t share it: anyone who has it can read the answer. We’ll answer by {dueAt}.';
export const seeHowItStands = 'See how it’s going';
export const whatDoYouWant = 'What do you want?';
export const yourName = 'Your name';
export const weAnswerToTheAddress = 'We’ll answer to the address of your account.';
export const emailAddress = 'Email address';
export const theOneYouWroteTo = 'The one you wrote to us from. We’ll email a link there first.';
export const whatExactly = 'What exactly';
export const whatIsWrongAndWhat =
  'What’s wrong and what’s right, or which use you object to. Otherwise, you can leave it empty.';
export const sending = 'Sending...';
export const sendDataRequest = 'Send data request';
export const youCanDoMostOf = 'You can do most of it yourself right now';
export const downloadEverythingThatWeHold = '<link>Download everything</link> we store about your account.';
export const deleteYourAccountWithEverything =
  '<link>Delete your account</link> and everything that belongs to it.';
export const correctYourNameYourAddress = '<link>Correct</link> your name, your address and your profile.';
export const switchOffWhatYourHistory = '<link>Turn off</link> what we use your history for.';

// support-cards
export const videoProblem = 'Video problem';
export const aVideoDoesNotStart =
  'A video doesn’t start, stops, or looks or sounds wrong. Tell us its address and your browser.';
export const reportAUser = 'Report a user';
export const everyProfileHasAReport =
  'Every profile has a report button. If that’s not enough, write to us and name the profile.';
export const accountProblem = 'Account problem';
export const youCannotLogInOr =
  'You can’t log in, or an email from us hasn’t arrived. Never send us your password.';
export const other = 'Other';
export const anythingElseThatTheFaq = 'Anything the FAQ doesn’t answer.';

// support-form
export const email = 'Email';
export const weAnswerToThisAddress = 'We’ll answer to this address.';
export const name = 'Name';
export const subject = 'Subject';
export const message = 'Message';
export const leaveThisFieldEmpty = 'Leave this field empty';
export const sendMessage = 'Send message';
export const whatItIsAbout = 'What it’s about';

// support-words
export const bug = 'Bug';
export const generalInquiries = 'General inquiries';
export const verification = 'Verification';
export const modelProgram = 'Model program';
export const pressAndMedia = 'Press and media';
export const contentRemovalRequest = 'Content removal request';
export const copyrightIssue = 'Copyright issue';
export const emailConfirmation = 'Email confirmation';
export const premiumAndBilling = 'Premium and billing';
export const openWeWillAnswerBy = 'Open: we’ll answer by email.';
export const answeredWeWaitForYou = 'Answered: we’re waiting for you.';
export const closedWriteAgainAndIt = 'Closed. Write again to reopen it.';

// data-request-records
export const failedToLoadTheRecords = 'Failed to load the records.';

// data-request
export const failedToLoadTheRequest = 'Failed to load the request.';
export const yourDataRequest = 'Your data request';
export const failedToConfirmTheRequest = 'Failed to confirm the request.';
export const thankYouYourRequestCounts = 'Thank you. We’ve received your request.';
export const dataRequestWordsSentSentAtKeepThe =
  '“{dataRequestWords}”, sent {sentAt}. Don’t share the address of this page: anyone who has it can read this.';
export const didYouSendThisRequest = 'Did you send this request? If so, please confirm it.';
export const confirmThisRequest = 'Confirm this request';
export const weAnswerByDueAt = 'We’ll answer by {dueAt}.';
export const weMustKnowItIs =
  'We need to know it’s you. <link>Log in</link> with this address, or sign up with it, and verify your identity in your settings. We’ll continue once we’ve checked it.';
export const weRefusedIt = 'We turned it down';
export const ourAnswer = 'Our answer';
export const downloadWhatWeHold = 'Download what we store';
export const aJsonFileHereUntil = 'A JSON file. You can download it until {recordsUntil}.';

// faq
export const questionsAboutNameAndAnswers = 'Questions and answers about {name}.';
export const faq = 'FAQ';
export const noQuestionsHaveBeenAnswered = 'There are no answers here yet.';
export const somethingElseWriteToLink = 'Something else? Write to {link}.';

// support-ticket
export const failedToLoadTheTicket = 'Failed to load the ticket.';
export const yourTicket = 'Your ticket';
export const failedToSendTheMessage = 'Failed to send the message.';
export const yourMessageWasAddedWe = 'We’ve added your message and will answer by email.';
export const subjectTypeWordsStateWordsKeepThe =
  '“{subject}” ({typeWords}). {stateWords} Save the address of this page, or our email with it. Don’t share it: anyone who has it can read the ticket.';
export const support = 'Support';
export const you = 'You';
export const writeFurther = 'Add a message';

// support
export const howToWriteToName = 'How to write to {name} about videos, users, accounts and anything else.';
export const theFaqMayKnowThe = 'The <link>FAQ</link> may already have your answer. If not, write to us.';
export const isSomebodyInDangerOr =
  'Is someone in danger, or are you writing for an authority? Send an <link>urgent request</link>.';
export const contactUs = 'Contact us';

// request-forms
export const askUsToAct = 'Something here shouldn’t be?';
export const contentRemoval = 'Content removal';
export const itShowsYouAgainstYourWill = 'It shows you against your will, or it’s a work of yours.';
export const itIsYourWork = 'A formal notice of copyright.';
export const illegalContent = 'Report illegal content';
export const itBreaksTheLaw = 'It breaks the law, whoever it’s about.';
export const dataRequest = 'Data request';
export const itIsAboutYourData = 'Get, correct or delete what we know about you.';

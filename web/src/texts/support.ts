// data-request-form
export const theLinkIsGoodFor = 'The link is good for {confirmDays} days. We answer by {dueAt}.';
export const yourReceiptIsCodeKeep =
  'Your receipt is {code}. Keep it to yourself: whoever has it can read the answer. We have mailed it to you too, and answer by {dueAt}.';
export const seeHowItStands = 'See how it stands';
export const whatDoYouWant = 'What do you want?';
export const yourName = 'Your name';
export const weAnswerToTheAddress = 'We answer to the address of your account.';
export const emailAddress = 'Email address';
export const theOneYouWroteTo = 'The one you wrote to us from. We mail you a link there first.';
export const whatExactly = 'What exactly';
export const whatIsWrongAndWhat =
  'What is wrong and what is right, or which use you object to. Otherwise you may leave it empty.';
export const sending = 'Sending...';
export const sendDataRequest = 'Send data request';
export const youCanDoMostOf = 'You can do most of it yourself, now';
export const downloadEverythingThatWeHold =
  '<link>Download everything</link> that we hold about your account.';
export const deleteYourAccountWithEverything =
  '<link>Delete your account</link>, with everything that belongs to it.';
export const correctYourNameYourAddress = '<link>Correct</link> your name, your address and your profile.';
export const switchOffWhatYourHistory = '<link>Switch off</link> what your history is used for.';

// support-cards
export const videoProblem = 'Video problem';
export const aVideoDoesNotStart =
  'A video does not start, stops, or looks or sounds wrong. Tell us its address and your browser.';
export const reportAUser = 'Report a user';
export const everyProfileHasAReport =
  'Every profile has a report button. Write to us if that is not enough; name the profile.';
export const accountProblem = 'Account problem';
export const youCannotLogInOr =
  'You cannot log in, or a mail of ours has not arrived. Never send us your password.';
export const other = 'Other';
export const anythingElseThatTheFaq = 'Anything else that the FAQ does not answer.';

// support-form
export const email = 'Email';
export const weAnswerToThisAddress = 'We answer to this address.';
export const name = 'Name';
export const subject = 'Subject';
export const message = 'Message';
export const leaveThisFieldEmpty = 'Leave this field empty';
export const sendMessage = 'Send message';
export const whatItIsAbout = 'What it is about';

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
export const openWeWillAnswerBy = 'Open: we will answer by mail.';
export const answeredWeWaitForYou = 'Answered: we wait for you.';
export const closedWriteAgainAndIt = 'Closed. Write again, and it is open again.';

// data-request-records
export const failedToLoadTheRecords = 'Failed to load the records.';

// data-request
export const failedToLoadTheRequest = 'Failed to load the request.';
export const yourDataRequest = 'Your data request';
export const failedToConfirmTheRequest = 'Failed to confirm the request.';
export const thankYouYourRequestCounts = 'Thank you. Your request counts now.';
export const dataRequestWordsSentSentAtKeepThe =
  '“{dataRequestWords}”, sent {sentAt}. Keep the address of this page to yourself: whoever has it can read this.';
export const didYouSendThisRequest = 'Did you send this request? Confirm it, and it counts.';
export const confirmThisRequest = 'Confirm this request';
export const weAnswerByDueAt = 'We answer by {dueAt}.';
export const weMustKnowItIs =
  'We must know it is you. <link>Log in</link> with this address, or sign up with it, and verify your identity in your settings. We go on once it is checked.';
export const weRefusedIt = 'We refused it';
export const ourAnswer = 'Our answer';
export const downloadWhatWeHold = 'Download what we hold';
export const aJsonFileHereUntil = 'A JSON file, here until {recordsUntil}.';

// faq
export const questionsAboutNameAndAnswers = 'Questions about {name}, and answers.';
export const faq = 'FAQ';
export const noQuestionsHaveBeenAnswered = 'No questions have been answered here yet.';
export const somethingElseWriteToLink = 'Something else? Write to {link}.';

// support-ticket
export const failedToLoadTheTicket = 'Failed to load the ticket.';
export const yourTicket = 'Your ticket';
export const failedToSendTheMessage = 'Failed to send the message.';
export const yourMessageWasAddedWe = 'Your message was added. We will answer by mail.';
export const subjectTypeWordsStateWordsKeepThe =
  '“{subject}” ({typeWords}). {stateWords} Keep the address of this page, or the mail with it: whoever has it can read the ticket.';
export const support = 'Support';
export const you = 'You';
export const writeFurther = 'Write further';

// support
export const howToWriteToName =
  'How to write to {name}: problems with videos, users and accounts, and anything else.';
export const theFaqMayKnowThe =
  'The <link>FAQ</link> may know the answer already. If it does not, write to us.';
export const isSomebodyInDangerOr =
  'Is somebody in danger, or do you write for an authority? Then send an <link>urgent request</link>.';
export const contactUs = 'Contact us';

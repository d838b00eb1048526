// complaint-part
export const doYouThinkThatThis =
  'Do you think that this decision is wrong? You can complain once. Somebody who did not decide looks at it, and you get an answer within 14 days.';
export const whatIsWrongWithIt = 'What’s wrong with it?';
export const sending = 'Sending...';
export const complain = 'Complain';
export const youComplainedOnSentAtYou = 'You complained on {sentAt}. You get an answer by {dueAt}.';
export const youWereRight = 'You were right.';
export const theDecisionStays = 'The decision stays.';
export const valueAnsweredOnAnsweredAt = '{value} Answered on {answeredAt}:';

// counter-notice-form
export const wasThisAMistakeOr =
  'Was this a mistake, or may you show it? Then swear so here. We send all of it, with your name and address, to whoever filed the notice; they can take you to court. If they do not tell us of an action in court, your video comes back by itself after 10 to 14 business days.';
export const fullName = 'Full name';
export const mailingAddress = 'Mailing address';
export const phoneNumber = 'Phone number';
export const emailAddress = 'Email address';
export const electronicSignature = 'Electronic signature';
export const typeYourFullLegalName = 'Type your full legal name';
export const sendCounterNotice = 'Send counter-notice';

// counter-notice-words
export const yourCounterNoticeIsWith =
  'Your counter-notice is with whoever filed the notice. Unless they go to court, your video comes back after {lastDay}, and by {lastDay2} at the latest.';
export const whoeverFiledTheNoticeTold =
  'Whoever filed the notice told us on {courtAt} that they went to court. Your video stays disabled until that is settled.';
export const yourVideoCameBackOn = 'Your video came back on {endedAt}.';
export const weDecidedAboutItAgain = 'We decided about it again on {endedAt}.';
export const itsUploaderSentACounter =
  'Its uploader sent a counter-notice on {sentAt}. Unless you go to court, it comes back after {lastDay}.';
export const itStaysDownYouTold = 'It stays down: you told us of an action in court on {courtAt}.';
export const aCounterNoticeBroughtIt = 'A counter-notice brought it back on {endedAt}.';

// court-form
export const didYouGoToCourt = 'Did you go to court?';
export const ifYouFiledAnAction =
  'If you filed an action to restrain the uploader, tell us here: nothing comes back while it runs.';
export const courtAndNumberOfThe = 'Court and case number';
export const iWentToCourt = 'I went to court';

// illegal-form
export const sendNotice = 'Send notice';
export const thisNoticeIsAboutOne = 'This notice is about one {kind}.';
export const addressesOfWhatIsIllegal = 'Addresses of what is illegal';
export const moreAddressesOptional = 'More addresses (optional)';
export const oneAddressPerLineAs = 'One address per line, as the address bar shows it.';
export const whatIsWrongWithItSentence = 'What’s wrong with it?';
export const whyItIsIllegal = 'Why it is illegal';
export const ifYouCanNameThe = 'If you can, name the law, and say where in a video it is seen.';
export const yourName = 'Your name';
export const yourEmailAddress = 'Your email address';
export const ifAMinorMayBe = 'If a minor may be shown, you need not give your name and address.';
export const iBelieveInGoodFaith =
  'I believe in good faith that what I write in this notice is accurate and complete.';

// notice-frame
export const fileWithoutAnAccount = 'File without an account';
export const weSendALinkTo =
  'We send a link to your email address, and the notice counts once you open it and confirm. With an account it counts at once: <link>log in</link> first.';
export const weSentYouAMail =
  'We sent you a mail. Open its link within {confirmDays} days and confirm: the notice counts from then on.';
export const yourReceiptIsCodeKeep =
  'Your receipt is {code}. Keep it: whoever has it can read how the notice stands. We have mailed it to you too.';
export const seeHowItStands = 'See how it stands';
export const weAnswerByClock = 'We answer by {clock}.';
export const whatYouNamed = 'What you named';
export const notOnThisSite = 'Not on this site';

// notices
export const dismiss = 'Dismiss';

// removal-form
export const submitRequest = 'Submit request';
export const submitting = 'Submitting...';
export const email = 'Email';
export const confirmEmail = 'Confirm email';
export const legalName = 'Legal name';
export const whatAreYouReporting = 'What are you reporting?';
export const abusiveContentIDidNot = 'Abusive content: I did not agree to it, or it harms me';
export const myCopyright = 'My copyright';
export const uRLs = 'URLs';
export const urlSlot = 'URL {slot}';
export const doYouAppearInIt = 'Do you appear in it?';
export const yes = 'Yes';
export const no = 'No';
export const additionalInformationOptional = 'Additional information (optional)';
export const digitalSignature = 'Digital signature';
export const bySigningYouSwearThat = 'By signing you swear that what you write here is true.';

// takedown-form
export const uRLsOfInfringingVideos = 'URLs of infringing videos';
export const oneUrlPerLineAs = 'One URL per line, as the address bar shows it.';
export const descriptionOfTheOriginalCopyrighted = 'Description of the original copyrighted work';
export const iHaveAGoodFaith =
  'I have a good faith belief that the use of the material is not authorized by the copyright owner, its agent, or the law.';
export const iSwearUnderPenaltyOf =
  'I swear, under penalty of perjury, that what I write in this notice is accurate, and that I am the copyright owner or authorized to act on behalf of the owner.';

// urgent-form
export const aLifeOrSomebodysSafety = 'A life or somebody’s safety is in danger';
export const iWriteForAnAuthority = 'I write for an authority: police, a court, a regulator';
export const itsReferenceIsCodeSomebody =
  'Its reference is {code}. Somebody looks at it by {dueAt} at the latest, and answers by mail. Name the reference if you write again.';
export const whatIsIt = 'What is it?';
export const authorityAndOffice = 'Authority and office';
export const ifYouWriteForOne = 'If you write for one.';
export const phoneNumberOptional = 'Phone number (optional)';
export const whatIsNeeded = 'What is needed';
export const whoOrWhatItIs =
  'Who or what it is about, with addresses of this site, and by when. An authority names its legal basis and file number.';
export const sendUrgentRequest = 'Send urgent request';

// content-removal
export const contentRemoval = 'Content removal';
export const askNameToRemoveImages =
  'Ask {name} to remove images of you, or a work of yours, with an account or without one.';
export const doesSomethingHereShowYou =
  'Does something here show you against your will, or a work of yours? Ask for its removal. If you appear in it and never agreed, we answer within {urgentHours} hours. For a formal copyright notice there is the <link>DMCA form</link>.';

// illegal-content
export const tellNameOfSomethingIllegal =
  'Tell {name} of something illegal here, with an account or without one.';
export const anybodyCanSendThisNotice =
  'Anybody can send this notice; no account is needed. We send a receipt, look at what you name, and tell you what we decided.';

// notice-case
export const waitsUntilYouConfirm = 'Waits until you confirm';
export const weAreLookingAtIt = 'We are looking at it';
export const youWereRightLabel = 'You were right';
export const weFoundNoReasonTo = 'We found no reason to act';
export const nothingPublicOfThisSite = 'Nothing public of this site has this address';
export const failedToLoadTheNotice = 'Failed to load the notice.';
export const yourNotice = 'Your notice';
export const failedToConfirmTheNotice = 'Failed to confirm the notice.';
export const thankYouYourNoticeIs = 'Thank you. Your notice is filed.';
export const filedFiledAt = ', filed {filedAt}';
export const noticeKindWordsSentSentAtFiledAtKeep =
  '{noticeKindWords}, sent {sentAt}{filedAt}. Keep the address of this page to yourself: whoever has it can read this.';
export const weAnswerByDueAt = 'We answer by {dueAt}.';
export const didYouWriteThisNotice = 'Did you write this notice? Confirm it, and it is filed.';
export const confirmAndFileThisNotice = 'Confirm and file this notice';
export const whatItNames = 'What it names';
export const decided = 'Decided';

// statement
export const failedToFetchData = 'Failed to fetch data.';
export const decidedOnTime = 'Decided on {time}';

// urgent
export const forAuthoritiesAndWhereSomebody =
  'For authorities, and where somebody is in danger: how {name} is reached at once.';
export const isSomebodyInDangerRight =
  'Is somebody in danger right now? Call your emergency number first. Then tell us here: every administrator is mailed at once.';
export const authoritiesMayUseThisForm = 'Authorities may use this form, or write to';
export const us = 'us';
export const andNameUrgentInThe =
  'and name “Urgent” in the subject. Whatever is asked and answered is logged.';

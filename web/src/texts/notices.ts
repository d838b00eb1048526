// complaint-part
export const doYouThinkThatThis =
  'Do you think this decision is wrong? You can complain once. Someone who wasn’t part of the decision looks at it again, and we’ll answer within 14 days.';
export const whatIsWrongWithIt = 'What’s wrong with it?';
export const sending = 'Sending...';
export const complain = 'Complain';
export const youComplainedOnSentAtYou = 'You complained on {sentAt}. We’ll answer by {dueAt}.';
export const youWereRight = 'You were right.';
export const theDecisionStays = 'The decision stays.';
export const valueAnsweredOnAnsweredAt = '{value} We answered on {answeredAt}:';

// counter-notice-form
export const wasThisAMistakeOr =
  'Was this a mistake, or do you have the right to show it? Then say so here under oath. We send all of it, with your name and address, to whoever filed the notice, and they can take you to court. If they don’t tell us they have, we put your video back after 10 to 14 business days.';
export const fullName = 'Full name';
export const mailingAddress = 'Mailing address';
export const phoneNumber = 'Phone number';
export const emailAddress = 'Email address';
export const electronicSignature = 'Electronic signature';
export const typeYourFullLegalName = 'Type your full legal name';
export const sendCounterNotice = 'Send counter-notice';

// counter-notice-words
export const yourCounterNoticeIsWith =
  'We’ve sent your counter-notice to whoever filed the notice. Unless they go to court, your video comes back after {lastDay}, and by {lastDay2} at the latest.';
export const whoeverFiledTheNoticeTold =
  'Whoever filed the notice told us on {courtAt} that they went to court. Your video stays disabled until that’s settled.';
export const yourVideoCameBackOn = 'We put your video back on {endedAt}.';
export const weDecidedAboutItAgain = 'We decided about it again on {endedAt}.';
export const itsUploaderSentACounter =
  'Its uploader sent a counter-notice on {sentAt}. Unless you go to court, the video comes back after {lastDay}.';
export const itStaysDownYouTold = 'It stays down because you told us on {courtAt} that you went to court.';
export const aCounterNoticeBroughtIt = 'We put it back on {endedAt} because of a counter-notice.';

// court-form
export const didYouGoToCourt = 'Did you go to court?';
export const ifYouFiledAnAction =
  'If you asked a court to stop the uploader, tell us here. The video stays down while the case is open.';
export const courtAndNumberOfThe = 'Court and case number';
export const iWentToCourt = 'I went to court';

// illegal-form
export const sendNotice = 'Send notice';
export const thisNoticeIsAboutOne = 'This notice is about one {kind}.';
export const addressesOfWhatIsIllegal = 'Addresses of what’s illegal';
export const moreAddressesOptional = 'More addresses (optional)';
export const oneAddressPerLineAs = 'One address per line, as the address bar shows it.';
export const whatIsWrongWithItSentence = 'What’s wrong with it?';
export const whyItIsIllegal = 'Why it’s illegal';
export const ifYouCanNameThe = 'If you can, name the law and say where in the video to look.';
export const yourName = 'Your name';
export const yourEmailAddress = 'Your email address';
export const ifAMinorMayBe = 'If it may show a minor, you don’t have to give your name and address.';
export const iBelieveInGoodFaith =
  'I believe in good faith that what I write in this notice is accurate and complete.';

// notice-frame
export const fileWithoutAnAccount = 'File without an account';
export const youNeedNoAccount =
  'You don’t need an account for this. We’ll email you a link, and your notice counts once you’ve confirmed it there. Got an account? <link>Log in</link> first, and it counts right away.';
export const youNeedNoAccountButALink =
  'You don’t need an account for this. This site can’t send email yet: {contact} will have the link to confirm your notice, and can pass it on to you. Got an account? <link>Log in</link> first, and it counts right away.';
export const noMailWillCome =
  'This site can’t send email yet, so no link will reach you. Write to {contact} within {confirmDays} days, from the address you gave, and ask for it: your notice counts once you’ve confirmed it there.';
export const yourReceiptIsCodeAlone =
  'Your receipt is {code}. Save it now: this site can’t send email yet, so you’ll only find it here. Don’t share it: anyone who has it can see how it’s going.';
export const nextYouConfirm = 'Next, we email you a link to confirm it.';
export const pleaseFillThisIn = 'Please fill this in.';
export const pleaseChooseOne = 'Please choose one.';
export const pleaseTickThis = 'Please tick this.';
export const typeTheSameEmail = 'Type the same email here as above.';
export const pleaseCheckTheAddress = 'Please check this email address.';
export const pleaseWriteAtMost = 'Please write at most {most} characters here.';
export const pleaseCheckThis = 'Please check this.';
export const oneFieldNeedsYou = '1 field needs another look.';
export const fieldsNeedYou = '{count} fields need another look.';
export const pleaseLookAtYourSignature = 'Please look at your signature once more.';
export const thisIsNotTheName =
  'This isn’t the name you gave above. If that’s right, just send it again; whoever decides will see both.';
export const weSentYouAMail =
  'We’ve emailed you a link. Open it within {confirmDays} days and confirm: your notice counts from then on.';
export const yourReceiptIsCodeKeep =
  'Your receipt is {code}. Save it, but don’t share it: anyone who has it can see how it’s going. We’ve emailed it to you too.';
export const seeHowItStands = 'See how it’s going';
export const weAnswerByClock = 'We’ll answer by {clock}.';
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
export const abusiveContentIDidNot = 'Abusive content: I didn’t agree to it, or it harms me';
export const myCopyright = 'My copyright';
export const uRLs = 'URLs';
export const addAnother = 'Add another';
export const urlSlot = 'URL {slot}';
export const doYouAppearInIt = 'Do you appear in it?';
export const yes = 'Yes';
export const no = 'No';
export const additionalInformationOptional = 'Additional information (optional)';
export const digitalSignature = 'Digital signature';
export const bySigningYouSwearThat = 'By signing, you swear that what you write here is true.';

// takedown-form
export const uRLsOfInfringingVideos = 'URLs of infringing videos';
export const oneUrlPerLineAs = 'One URL per line, as the address bar shows it.';
export const descriptionOfTheOriginalCopyrighted = 'Description of the original copyrighted work';
export const iHaveAGoodFaith =
  'I have a good faith belief that the use of the material is not authorized by the copyright owner, its agent, or the law.';
export const iSwearUnderPenaltyOf =
  'I swear, under penalty of perjury, that what I write in this notice is accurate, and that I am the copyright owner or authorized to act on behalf of the owner.';

// urgent-form
export const aLifeOrSomebodysSafety = 'Someone’s life or safety is in danger';
export const iWriteForAnAuthority = 'I’m writing for an authority: police, a court or a regulator';
export const itsReferenceIsCodeSomebody =
  'Its reference is {code}. Someone will look at it by {dueAt} at the latest and answer by email. If you write again, mention the reference.';
export const whatIsIt = 'What is it?';
export const authorityAndOffice = 'Authority and office';
export const ifYouWriteForOne = 'If you’re writing for one.';
export const phoneNumberOptional = 'Phone number (optional)';
export const whatIsNeeded = 'What you need';
export const whoOrWhatItIs =
  'Who or what it’s about, with addresses on this site, and by when. If you’re writing for an authority, name the legal basis and your file number.';
export const sendUrgentRequest = 'Send urgent request';

// content-removal
export const contentRemoval = 'Content removal';
export const askNameToRemoveImages =
  'Ask {name} to remove images of you or a work of yours, with or without an account.';
export const doesSomethingHereShowYou =
  'Does something here show you against your will, or a work of yours? Ask us to remove it. If you appear in it and never agreed, we’ll answer within {urgentHours} hours. For a formal copyright notice, use the <link>DMCA form</link>.';

// illegal-content
export const tellNameOfSomethingIllegal =
  'Tell {name} about something illegal here, with or without an account.';
export const anybodyCanSendThisNotice =
  'Anyone can send this notice, even without an account. We’ll send you a receipt, look at it, and tell you what we’ve decided.';

// notice-case
export const waitsUntilYouConfirm = 'Waiting for you to confirm';
export const weAreLookingAtIt = 'We’re looking at it';
export const youWereRightLabel = 'You were right';
export const weFoundNoReasonTo = 'We found no reason to act';
export const nothingPublicOfThisSite = 'Nothing public on this site has this address';
export const failedToLoadTheNotice = 'Failed to load the notice.';
export const yourNotice = 'Your notice';
export const failedToConfirmTheNotice = 'Failed to confirm the notice.';
export const thankYouYourNoticeIs = 'Thank you. You’ve filed your notice.';
export const filedFiledAt = ', filed {filedAt}';
export const noticeKindWordsSentSentAtFiledAtKeep =
  '{noticeKindWords}, sent {sentAt}{filedAt}. Don’t share the address of this page: anyone who has it can read this.';
export const weAnswerByDueAt = 'We’ll answer by {dueAt}.';
export const didYouWriteThisNotice = 'Did you write this notice? Confirm to file it.';
export const confirmAndFileThisNotice = 'Confirm and file this notice';
export const whatYouSaid = 'What you said';
export const whatItNames = 'What it’s about';
export const decided = 'Decided';

// statement
export const failedToFetchData = 'Failed to fetch data.';
export const caseNamed = 'Case {id}';
export const decidedOnTime = 'Decided on {time}';

// urgent
export const forAuthoritiesAndWhereSomebody =
  'For authorities and anyone in danger: how to reach {name} right away.';
export const isSomebodyInDangerRight =
  'Is someone in danger right now? Call your emergency number first. Then tell us here: we email every admin at once.';
export const authoritiesMayUseThisForm = 'Authorities can use this form, or write to';
export const us = 'us';
export const andNameUrgentInThe = 'with “Urgent” in the subject. We log every request and every answer.';

// application-form
export const whatYouMake = 'What you make';
export const inALineShortFilms = 'In a line: short films, loops, dubs …';
export const aboutYouAndYourWork = 'About you and your work';
export const howLongYouHaveDone =
  'How long you have done it, how often you would publish, whom you work with.';
export const linksToYourWork = 'Links to your work';
export const linkPlace = 'Link {place}';
export const anAddressThatStartsWith = 'An address that starts with https://';
export const pleaseConfirm = 'Please confirm';
export const iAmAnAdultAnd = 'I am an adult, and so is everyone depicted in what I publish, drawn or not.';
export const iHoldTheRightsTo = 'I hold the rights to what I publish.';
export const submitApplication = 'Submit Application';

// ask-to-apply
export const pleaseLogInToApply = 'Please log in to apply.';

// creator-page
export const creatorProgramme = 'Creator programme';
export const becomeAContentCreator = 'Become a content creator';
export const showWhatYouMakeTo =
  'Show what you make to people who look for it. Apply once, show who you are, and publish under your own name.';
export const becomeACreator = 'Become a Creator';
export const yourApplication = 'Your application';
export const anApplicationBelongsToAn =
  'An application belongs to an account: log in, or sign up, and write it then.';
export const yourUploads = 'Your uploads';
export const goToYourVerification = 'Go to your verification';

// own-application
export const yourApplicationIsWaitingFor = 'Your application is waiting for a decision';
export const yourApplicationWasApproved = 'Your application was approved';
export const yourApplicationWasRefused = 'Your application was refused';
export const youWithdrewYourApplication = 'You withdrew your application';
export const sentOn = 'Sent on';
export const withdrawn = 'withdrawn';
export const decided = 'decided';
export const valueOnTime = ', {value} on {time}';
export const reason = 'Reason:';
export const whatYouWrote = 'What you wrote';
export const withdraw = 'Withdraw';
export const nobodyWillReadItYou = 'Nobody will read it. You can send another one.';
export const yesWithdrawIt = 'Yes, withdraw it';

// sections
export const revenueStreams = 'Revenue streams';
export const siteNamePromisesNothingAboutMoney =
  '{siteName} promises nothing about money here. Ask before you apply: {link}.';
export const n3SignUpSteps = '3 sign-up steps';
export const done = '(done)';
export const supportFeatures = 'Support features';

// words
export const aLostConnectionOrA =
  'A lost connection or a closed page costs you nothing. Choose the file again, and the upload resumes where it stopped.';
export const oneFileBecomesEveryQuality =
  'One file becomes every quality, from phone to large screen, and plays before all of them are ready.';
export const saveADraftChooseWhen = 'Save a draft, choose when to publish, or let a licence end on its date.';
export const viewsWatchTimeAndWhere =
  'Views, watch time and where people stop, day by day, for each of your videos.';
export const yourProfileHoldsVideosPhotos =
  'Your profile holds videos, photos, posts and playlists. Everybody who follows you hears about a new video.';
export const aFileThatWasTaken =
  'A file that was taken down is recognised when somebody sends it again, and refused.';
export const signUpAndConfirmYour = 'Sign up and confirm your email address.';
export const sayWhatYouMakeAnd = 'Say what you make and link to it. A person reads it and decides.';
export const haveYourIdentityCheckedAnd =
  'Have your identity checked and sign the agreement for uploaders. Then your uploads are open.';
export const uploadsThatResume = 'Uploads that resume';
export const everyScreen = 'Every screen';
export const yourOwnTiming = 'Your own timing';
export const numbersYouCanRead = 'Numbers you can read';
export const peopleWhoFollowYou = 'People who follow you';
export const whatIsDownStaysDown = 'What is down stays down';
export const makeYourAccount = 'Make your account';
export const sendYourApplication = 'Send your application';
export const showWhoYouAre = 'Show who you are';

// become-creator
export const failedToFetchData = 'Failed to fetch data.';
export const howToPublishWhatYou =
  'How to publish what you make on {name}: the steps, what is there for creators, and the application.';
export const failedToProcessRequest = 'Failed to process request.';
export const yourApplicationIsWithdrawn = 'Your application is withdrawn.';
export const yourApplicationWasSent = 'Your application was sent.';

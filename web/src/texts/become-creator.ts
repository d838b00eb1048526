// application-form
export const whatYouMake = 'What you make';
export const inALineShortFilms = 'In a line: short films, loops, dubs …';
export const aboutYouAndYourWork = 'About you and your work';
export const howLongYouHaveDone =
  'How long you’ve been doing it, how often you’d publish and who you work with.';
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
export const creatorProgramme = 'Creator program';
export const becomeAContentCreator = 'Become a content creator';
export const showWhatYouMakeTo =
  'Show your work to people who are looking for it. Apply once, verify your identity and publish under your own name.';
export const becomeACreator = 'Become a Creator';
export const yourApplication = 'Your application';
export const anApplicationBelongsToAn = 'To apply, you need an account. Log in or sign up first.';
export const goToYourVerification = 'Go to your verification';

// own-application
export const yourApplicationIsWaitingFor = 'Your application is waiting for a decision';
export const yourApplicationWasApproved = 'We approved your application';
export const yourApplicationWasRefused = 'We turned down your application';
export const youWithdrewYourApplication = 'You withdrew your application';
export const sentOn = 'Sent on';
export const withdrawn = 'withdrawn';
export const decided = 'decided';
export const valueOnTime = ', {value} on {time}';
export const reason = 'Reason:';
export const whatYouWrote = 'What you wrote';
export const withdraw = 'Withdraw';
export const nobodyWillReadItYou = 'No one will read it. You can send another one anytime.';
export const yesWithdrawIt = 'Yes, withdraw it';

// sections
export const revenueStreams = 'Revenue streams';
export const siteNamePromisesNothingAboutMoney =
  '{siteName} makes no promises about money here. Ask before you apply: {link}.';
export const n3SignUpSteps = '3 sign-up steps';
export const done = '(done)';
export const supportFeatures = 'Support features';

// words
export const aLostConnectionOrA =
  'A lost connection or a closed page costs you nothing. Choose the file again, and your upload resumes where it stopped.';
export const oneFileBecomesEveryQuality =
  'We turn one file into every quality, from phone to large screen. It plays before all of them are ready.';
export const saveADraftChooseWhen = 'Save a draft, choose when to publish, or let a license end on its date.';
export const viewsWatchTimeAndWhere =
  'See views, watch time and where people stop, day by day, for each of your videos.';
export const yourProfileHoldsVideosPhotos =
  'Your profile has videos, photos, posts and playlists. Everyone who follows you hears about a new video.';
export const aFileThatWasTaken =
  'If someone uploads a file again that we took down, we recognize it and refuse it.';
export const signUpAndConfirmYour = 'Sign up and confirm your email address.';
export const sayWhatYouMakeAnd = 'Tell us what you make and link to it. A person reads it and decides.';
export const haveYourIdentityCheckedAnd =
  'Verify your identity and sign the uploader’s agreement. Then you can upload.';
export const uploadsThatResume = 'Uploads that resume';
export const everyScreen = 'Every screen';
export const yourOwnTiming = 'Your own timing';
export const numbersYouCanRead = 'Numbers you can read';
export const peopleWhoFollowYou = 'People who follow you';
export const whatIsDownStaysDown = 'What’s down stays down';
export const makeYourAccount = 'Make your account';
export const sendYourApplication = 'Send your application';
export const showWhoYouAre = 'Verify your identity';

// become-creator
export const failedToFetchData = 'Failed to fetch data.';
export const howToPublishWhatYou =
  'How to publish what you make on {name}: the steps, what creators get, and the application.';
export const failedToProcessRequest = 'Failed to process request.';
export const yourApplicationIsWithdrawn = 'You’ve withdrawn your application.';
export const yourApplicationWasSent = 'We’ve received your application.';

// already a creator
export const youAreACreator = 'You’re a creator here already.';
export const yourRoleIncludesIt = 'Your role already includes all that creators can do.';
export const nothingToApplyFor = 'There’s nothing left to apply for.';
export const upload = 'Upload';
export const studio = 'Studio';

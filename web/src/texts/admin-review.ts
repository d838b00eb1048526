// application-page
export const failedToDecide = 'Failed to decide';
export const decision = 'Decision';
export const usernameKeepsTheRoleRoleWords = '{username} keeps the role {roleWords}.';
export const approvedUsernameBecomesRoleWordsInstead =
  'Approved, {username} becomes {roleWords} instead of {roleWords2}. The member is told either way.';
export const approve = 'Approve';
export const refuse = 'Refuse';
export const theMemberReadsTheReason = 'The member reads the reason, and may apply again.';
export const reason = 'Reason';
export const yesRefuse = 'Yes, refuse';
export const application = 'Application';
export const state = 'State';
export const sent = 'Sent';
export const withdrawn = 'Withdrawn';
export const decided = 'Decided';
export const reviewer = 'Reviewer';
export const makes = 'Makes';
export const about = 'About';
export const links = 'Links';
export const confirmed = 'Confirmed';
export const anAdultAsIsEveryone = 'An adult, as is everyone depicted; the rights are held.';
export const member = 'Member';
export const username = 'Username';
export const displayName = 'Display name';
export const none = 'None';
export const email = 'Email';
export const confirmedWithin = 'confirmed';
export const notConfirmed = 'not confirmed';
export const role = 'Role';
export const active = 'Active';
export const suspended = 'Suspended';
export const strikes = 'Strikes';
export const joined = 'Joined';
export const earlierApplications = 'Earlier applications';

// application-words
export const waiting = 'Waiting';
export const approved = 'Approved';
export const refused = 'Refused';

// applications-table
export const searchApplications = 'Search applications';
export const allStates = 'All states';
export const applications = 'Applications';
export const noApplicationWaits = 'No application waits.';
export const noApplicationsFound = 'No applications found.';
export const allApplications = 'All applications';

// identity-queue
export const noIdentityCheckIsWaiting = 'No identity check is waiting.';
export const noIdentityCheckWasApproved = 'No identity check was approved yet.';
export const noIdentityCheckWasRefused = 'No identity check was refused yet.';
export const identityChecks = 'Identity checks';
export const testProvider = 'Test provider';
export const aFormerAdmin = 'A former admin';

// identity-record
export const theDocument = 'The document';
export const theMemberWithTheDocument = 'The member with the document';
export const itWaitsForADecision = 'It waits for a decision.';
export const onDecidedAt = ' on {decidedAt}';
export const byDecidedBy = ' by {decidedBy}';
export const whyTheApprovalIsTaken = 'Why the approval is taken back';
export const orWhyItIsRefused = 'Or why it is refused';
export const theMemberReadsIt = 'The member reads it.';
export const takeTheApprovalBack = 'Take the approval back';
export const usernameMayNoLongerUpload = '{username} may no longer upload then.';
export const yesTakeItBack = 'Yes, take it back';
export const legalName = 'Legal name';
export const deleted = 'Deleted';
export const dateOfBirth = 'Date of birth';
export const country = 'Country';
export const document = 'Document';
export const agreement = 'Agreement';
export const notSigned = 'Not signed';
export const signedOnSignedAt = 'Signed on {signedAt}';
export const mayUpload = 'May upload';
export const yes = 'Yes';
export const no = 'No';
export const whatTheMemberSaid = 'What the member said';
export const pictures = 'Pictures';
export const thereAreNoneTheyAre =
  'There are none. They are deleted {identityPictureDays} days after the decision.';
export const otherChecksOfThisMember = 'Other checks of this member';
export const begunWithoutPictures = 'Begun, without pictures';
export const stateWordsSentSubmittedAt = '{stateWords}, sent {submittedAt}';

// picture-queue
export const avatar = 'Avatar';
export const cover = 'Cover';
export const photo = 'Photo';
export const pictureOfACategory = 'Picture of a category';
export const preview = 'Preview';
export const thumbnail = 'Thumbnail';
export const ofVideoTitle = ' of “{videoTitle}”';
export const pictureWaits = 'picture waits';
export const picturesWait = 'pictures wait';
export const onOurList = 'On our list';
export const onTheListList = 'On the list “{list}”';
export const inAMirror = 'in a mirror';
export const sentByLink = 'Sent by {link},';
export const waitsSinceAskedAt = 'waits since {askedAt}';
export const letItPass = 'Let it pass';
export const orWhyItIsRefusedIf = 'Or why it is refused, if it is to stay down';
export const itAndWhatLooksLike = 'It and what looks like it stay down';
export const refuseIt = 'Refuse it';

// review-preview
export const watchIt = 'Watch it';
export const previewFailedToLoad = 'Preview failed to load.';

// review-queue
export const videoWaits = 'video waits';
export const videosWait = 'videos wait';
export const next = 'Next';
export const uploadedBy = 'Uploaded by';
export const waitsSince = 'Waits since';
export const category = 'Category';
export const tags = 'Tags';
export const length = 'Length';
export const size = 'Size';
export const spokenLanguage = 'Spoken language';
export const subtitles = 'Subtitles';
export const publishAt = 'Publish at';
export const theLicenceEnds = 'The licence ends';
export const declared = 'Declared';
export const everyoneDepictedIsAnAdult = 'everyone depicted is an adult';
export const noWordOnAges = 'no word on ages';
export const actualHumans = 'actual humans';
export const theRightsAreHeld = 'the rights are held';
export const noWordOnRights = 'no word on rights';
export const previewOfTitle = 'Preview of {title}';
export const orWhyItGoesBack = 'Or why it goes back to its uploader';
export const sendBack = 'Send back';
export const itIsNotShownUnless = 'It is not shown unless you let it pass.';
export const roundOfTheFramesAre = '{round} % of the frames are alike';

// add-form
export const thisFileIsTooLarge = 'This file is too large: at most 1,000 hashes at once.';
export const addByHash = 'Add by hash';
export const sha256OfWholeFiles =
  'SHA-256 of whole files, one per line, as sha256sum writes them; at most 1,000 at once. Such a file is refused; a copy in another encoding is not recognised by it.';
export const hashes = 'Hashes';
export const orReadThemFromA = 'Or read them from a file';
export const addToTheList = 'Add to the list';

// stay-down-list
export const aFileOnThisList =
  'A file on this list is refused. One that looks like it, in any encoding, waits for an admin in the review queue. When an entry is added, everything on the site is compared with it.';
export const searchTheList = 'Search the list';
export const whatStaysDown = 'What stays down';
export const byAddedBy = 'by {addedBy}';
export const remove = 'Remove';
export const takeValueOffTheList = 'Take {value} off the list? Its file may come in again.';
export const whyItMay = 'Why it may';
export const yesRemoveIt = 'Yes, remove it';
export const nothingLikeThisIsOn = 'Nothing like this is on the list.';
export const nothingIsOnTheList = 'Nothing is on the list.';
export const video = 'video';
export const videos = 'videos';
export const picture = 'picture';
export const picturesWithin = 'pictures';
export const nothingOnTheSiteLooked = 'Nothing on the site looked like it';
export const foundHereLookedLikeIt = '{found} here looked like it';
export const foundSoFar = ': {found} so far';
export const whatIsHereIsBeing = 'What is here is being compared with it{value}';
export const anAvatar = 'An avatar';
export const aCover = 'A cover';
export const aPhoto = 'A photo';
export const aPictureOfACategory = 'A picture of a category';
export const aThumbnail = 'A thumbnail';
export const recognisedByTheExactFile = 'Recognised by the exact file only';
export const frame = 'frame';
export const frames = 'frames';
export const recognisedByFrameCount = 'Recognised by {frameCount}';
export const recognisedByItsLooks = 'Recognised by its looks';

// application
export const failedToLoadTheApplication = 'Failed to load the application.';
export const applicationOfUsername = 'Application of {username}';
export const failedToProcessRequest = 'Failed to process request.';
export const theApplicationIsApprovedThe = 'The application is approved. The role is {roleWords} now.';
export const theApplicationIsRefused = 'The application is refused.';

// applications
export const failedToLoadTheApplications = 'Failed to load the applications.';

// identity-record
export const failedToLoadTheIdentity = 'Failed to load the identity check.';
export const identityOfUsername = 'Identity of {username}';
export const itIsApprovedTheMember = 'It is approved. The member may upload now.';
export const itIsApprovedTheMemberMay = 'It is approved. The member may upload once the agreement is signed.';
export const itIsRefusedTheMember = 'It is refused. The member is told why.';

// identity
export const failedToLoadTheIdentityChecks = 'Failed to load the identity checks.';
export const identity = 'Identity';

// review
export const failedToLoadTheReview = 'Failed to load the review queue.';
export const review = 'Review';
export const itPassed = 'It passed.';
export const itWentBackToIts = 'It went back to its uploader.';
export const itPassedAndIsShown = 'It passed and is shown.';
export const itWasRefused = 'It was refused.';
export const nothingIsWaitingForReview = 'Nothing is waiting for review.';
export const noVideoIsWaitingFor = 'No video is waiting for review.';

// stay-down
export const failedToLoadTheList = 'Failed to load the list.';
export const stayDown = 'Stay-down';
export const itIsOffTheList = 'It is off the list; its file may come in again.';
export const alreadyOnTheListKnown = ' Already on the list: {known}.';
export const addedAddedValue = 'Added {added}.{value}';

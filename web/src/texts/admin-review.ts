// application-page
export const failedToDecide = 'Failed to decide';
export const decision = 'Decision';
export const keepsTheirRole = '{username} keeps the role {role}.';
export const changesRole =
  'If you approve, {username} changes from {role} to {newRole}. Either way, we’ll tell the member.';
export const approve = 'Approve';
export const refuse = 'Refuse';
export const whatRefusingDoes = 'The member will read the reason, and can apply again.';
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
export const confirmedAll = 'They’re an adult, everyone depicted is an adult, and they hold the rights.';
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
export const noApplicationsWaiting = 'No applications are waiting.';
export const noApplicationsFound = 'No applications found.';
export const allApplications = 'All applications';
export const applicationName = 'application';
export const applicationsName = 'applications';

// identity-queue
export const noneWaiting = 'No identity checks are waiting.';
export const noneApprovedYet = 'No identity checks approved yet.';
export const noneRefusedYet = 'No identity checks refused yet.';
export const identityChecks = 'Identity checks';
export const testProvider = 'Test provider';
export const aFormerAdmin = 'A former admin';
export const by = 'By';
export const check = 'check';
export const checks = 'checks';

// identity-record
export const theDocument = 'The document';
export const theMemberWithTheDocument = 'The member with the document';
export const waitingForADecision = 'Waiting for a decision.';
export const decidedOn = '{state} on {date}';
export const decidedOnBy = '{state} on {date} by {admin}';
export const whyYoureTakingItBack = 'Why you’re taking it back';
export const orWhyYoureRefusingIt = 'Or why you’re refusing it';
export const theMemberWillReadThis = 'The member will read this.';
export const takeTheApprovalBack = 'Take the approval back';
export const theyCannotUpload = '{username} won’t be able to upload anymore.';
export const yesTakeItBack = 'Yes, take it back';
export const legalName = 'Legal name';
export const deleted = 'Deleted';
export const bornOnAged = '{date} ({age} years old)';
export const dateOfBirth = 'Date of birth';
export const country = 'Country';
export const document = 'Document';
export const agreement = 'Agreement';
export const notSigned = 'Not signed';
export const signedOnSignedAt = 'Signed on {signedAt}';
export const canUpload = 'Can upload';
export const yes = 'Yes';
export const no = 'No';
export const whatTheMemberToldUs = 'What the member told us';
export const pictures = 'Pictures';
export const noPictures = 'No pictures. We delete them {identityPictureDays} days after the decision.';
export const otherChecksOfThisMember = 'Other checks of this member';
export const startedNoPictures = 'Started, no pictures yet';
export const stateAndSent = '{state}, sent {date}';

// picture-queue
export const avatar = 'Avatar';
export const cover = 'Cover';
export const photo = 'Photo';
export const categoryPicture = 'Category picture';
export const preview = 'Preview';
export const thumbnail = 'Thumbnail';
export const pictureOfVideo = '{picture} of “{title}”';
export const pictureWaiting = 'picture waiting';
export const picturesWaiting = 'pictures waiting';
export const onOurList = 'On our list';
export const onTheListList = 'On the list “{list}”';
export const mirrored = 'mirrored';
export const fromMember = 'From {member}, waiting since {date}';
export const waitingSinceDate = 'Waiting since {date}';
export const orWhyYoureRefusingItIfBarred = 'Or why you’re refusing it (needed if you bar it)';
export const barItAndLookalikes = 'Bar it and anything that looks like it';

// review-preview
export const watchIt = 'Watch it';
export const previewDidNotLoad = 'We couldn’t load the preview.';

// review-queue
export const videoWaiting = 'video waiting';
export const videosWaiting = 'videos waiting';
export const next = 'Next';
export const uploadedBy = 'Uploaded by';
export const waitingSince = 'Waiting since';
export const category = 'Category';
export const tags = 'Tags';
export const length = 'Length';
export const size = 'Size';
export const spokenLanguage = 'Spoken language';
export const subtitles = 'Subtitles';
export const publishAt = 'Publish at';
export const licenseEnds = 'License ends';
export const declared = 'Declared';
export const everyoneDepictedIsAnAdult = 'everyone depicted is an adult';
export const nothingSaidAboutAges = 'nothing said about ages';
export const actualHumans = 'actual humans';
export const theyHoldTheRights = 'they hold the rights';
export const nothingSaidAboutRights = 'nothing said about rights';
export const previewOfTitle = 'Preview of {title}';
export const orWhyYoureSendingItBack = 'Or why you’re sending it back';
export const sendBack = 'Send back';
export const hiddenUnlessApproved = 'It stays hidden unless you approve it.';
export const framesMatch = '{percent}% of the frames match';

// add-form
export const thisFileIsTooLargeAdd = 'This file is too large. Add at most 1,000 hashes at once.';
export const addByHash = 'Add by hash';
export const sha256OfWholeFilesOne =
  'SHA-256 of whole files, one per line, the way sha256sum writes them, up to 1,000 at once. We refuse exactly these files; a copy in another encoding won’t match.';
export const hashes = 'Hashes';
export const orReadThemFromA = 'Or read them from a file';
export const addToTheList = 'Add to the list';

// stay-down-list
export const whatTheListDoes =
  'We refuse every file on this list. Anything that looks like one, in any encoding, waits in the review queue. When you add an entry, we compare it with everything on the site.';
export const searchTheList = 'Search the list';
export const barredFiles = 'Barred files';
export const byAddedBy = 'by {addedBy}';
export const remove = 'Remove';
export const takeOffTheList = 'Take {file} off the list? It can come in again.';
export const whyYoureTakingItOff = 'Why you’re taking it off';
export const yesRemoveIt = 'Yes, remove it';
export const nothingMatches = 'Nothing on the list matches.';
export const listIsEmpty = 'The list is empty. What you bar will appear here.';
export const video = 'video';
export const videos = 'videos';
export const picture = 'picture';
export const picturesWithin = 'pictures';
export const videosAndPictures = '{videos} and {pictures}';
export const nothingOnTheSiteLooked = 'Nothing on the site looked like it';
export const foundLookedLikeIt = '{found} on the site looked like it';
export const comparingFoundSoFar = 'Comparing it with everything on the site: {found} so far';
export const comparing = 'Comparing it with everything on the site';
export const anAvatar = 'An avatar';
export const aCover = 'A cover';
export const aPhoto = 'A photo';
export const aCategoryPicture = 'A category picture';
export const aThumbnail = 'A thumbnail';
export const recognizedByTheFile = 'Recognized by the exact file only';
export const frame = 'frame';
export const frames = 'frames';
export const recognizedByFrames = 'Recognized by {frames}';
export const recognizedByItsLooks = 'Recognized by its looks';
export const file = 'File';
export const added = 'Added';
export const actions = 'Actions';
export const fileName = 'file';
export const files = 'files';

// application
export const applicationDidNotLoad = 'We couldn’t load the application. Try again.';
export const applicationFrom = 'Application from {username}';
export const failedToProcessRequest = 'Failed to process request.';
export const approvedRoleIsNow = 'Approved. Their role is now {role}.';
export const refusedAndTold = 'Refused. We’ve told them why.';

// applications
export const applicationsDidNotLoad = 'We couldn’t load the applications. Try again.';

// identity-record
export const identityCheckDidNotLoad = 'We couldn’t load the identity check. Try again.';
export const identityOfUsername = 'Identity of {username}';
export const approvedCanUpload = 'Approved. They can upload now.';
export const approvedOnceSigned = 'Approved. They can upload once they’ve signed the agreement.';

// identity
export const identityChecksDidNotLoad = 'We couldn’t load the identity checks. Try again.';
export const identity = 'Identity';

// review
export const reviewDidNotLoad = 'We couldn’t load the review queue. Try again.';
export const review = 'Review';
export const itsApproved = 'Approved.';
export const sentBack = 'Sent back to its uploader.';
export const approvedAndShown = 'Approved and shown.';
export const itsRefused = 'Refused.';
export const allCaughtUp = 'All caught up. Nothing is waiting for review.';
export const noVideosWaiting = 'No videos are waiting for review.';

// stay-down
export const listDidNotLoad = 'We couldn’t load the list. Try again.';
export const stayDown = 'Stay-down';
export const itsOffTheListAndCan = 'It’s off the list and can come in again.';
export const addedAndKnown = 'Added {added}. Already on the list: {known}.';
export const addedCount = 'Added {added}.';

// review-queue, keys and taking back
export const reviewKeys =
  'Keys: <kbd>J</kbd> next, <kbd>K</kbd> back, <kbd>W</kbd> watch, <kbd>A</kbd> approve, <kbd>R</kbd> send back, <kbd>Z</kbd> undo';
export const decisionDidNotCount =
  'Your decision on “{title}” didn’t count, so it’s still waiting. {message}';
export const openReview = 'Open Review';
export const approvingTitle = 'Approving “{title}”…';
export const sendingTitleBack = 'Sending “{title}” back…';

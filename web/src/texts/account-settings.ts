// admin-guard
export const theBackOfficeOpensAgain = 'The back office opens again as soon as you have.';
export const theBackOfficeAsksFor = 'The back office asks for it from {due} on.';
export const youRunThisSiteSo =
  'You run this site, so a password alone is not enough. Set up two-step login or a passkey below, and keep the recovery codes somewhere safe. {value}';

// blocklist
export const blockAMember = 'Block a member';
export const theTwoOfYouNo =
  'The two of you no longer see each other’s posts, comments and playlists, and cannot message or follow each other. They are not told.';
export const username = 'Username';
export const block = 'Block';
export const blockedDate = 'Blocked {date}';
export const unblockUsername = 'Unblock {username}';
export const unblock = 'Unblock';
export const blockedMembers = 'Blocked members';
export const elseWords = ' else';
export const youHaveNotBlockedAnybody = 'You have not blocked anybody{isFirst}.';
export const latest = 'Latest';

// data-export
export const yourArchiveIsBeingCreated =
  'Your archive is being created. We send you a mail when it is ready.';
export const yourArchiveCouldNotBe = 'Your archive could not be created. Please ask for it again.';
export const andKeptUntilExpiresAt = ', and kept until {expiresAt}';
export const yourArchiveOfRequestedAtIs = 'Your archive of {requestedAt} is ready{bytes}{expiresAt}.';
export const yourData = 'Your data';
export const downloadYourDataAnArchive =
  'Download your data: an archive of your account, posts, lists and messages.';
export const download = 'Download';
export const requestAnArchive = 'Request an archive';

// delete-account
export const deleteAccount = 'Delete account';
export const yourAccountWillBeDeleted =
  'Your account will be deleted on {deletionAt}. Until then nobody but you sees it.';
export const keepMyAccount = 'Keep my account';
export const yourAccountIsHiddenAt =
  'Your account is hidden at once and deleted after {deletionGraceDays} days, with your profile, posts, lists, messages and everything you uploaded. Until then you can log in and keep it; afterwards nobody can bring it back.';
export const typeBToConfirm = 'Type {b} to confirm';
export const deleteMyAccount = 'Delete my account';

// details-form
export const account = 'Account';
export const onlyYouSeeYourFirst = 'Only you see your first and last name.';
export const firstName = 'First name';
export const lastName = 'Last name';
export const youCanChangeYourUsername =
  'You can change your username once a month. Your old one redirects to you.';
export const youCanChangeYourUsernameOnce =
  'You can change your username once a month, again from {usernameWait}.';
export const saveDetails = 'Save details';

// email-form
export const theNewAddress = 'the new address';
export const yourPresentAddress = 'your present address';
export const bothAddresses = 'both addresses';
export const email = 'Email';
export const whichIsNotConfirmedYet = ', which is not confirmed yet.';
export const yourAddressIsBValue = 'Your address is {b}{value}';
export const newEmail = 'New email';
export const weSendALinkTo =
  'We send a link to both addresses. The change takes place once both have confirmed it.';
export const changeEmail = 'Change email';
export const theChangeToBWaits = 'The change to {b} waits for {waitsFor}.';
export const forgetThisChange = 'Forget this change';

// google-connection
export const google = 'Google';
export const noGoogleAccountIsConnected = 'No Google account is connected.';
export const failedToConnectGooglePlease = 'Failed to connect Google. Please try again.';
export const aGoogleAccount = 'A Google account';
export const bConnectedConnectedAt = '{b}, connected {connectedAt}';
export const disconnect = 'Disconnect';
export const connectGoogle = 'Connect Google';

// identity-check
export const legalName = 'Legal name';
export const asOnYourDocument = 'As on your document.';
export const dateOfBirth = 'Date of birth';
export const uploadersMustBe18Or = 'Uploaders must be 18 or older.';
export const countryOfTheDocument = 'Country of the document';
export const choose = 'Choose';
export const document = 'Document';
export const startTheCheck = 'Start the check';
export const fileIsTooLargeMax = 'File is too large (Max 5MB).';
export const youHaveNoIdentityCheck = 'You have no identity check that is waiting for pictures.';
export const pictureOfTheDocument = 'Picture of the document';
export const itsSideWithYourName = 'Its side with your name and picture, legible. At most 5 MB.';
export const pictureOfYouHoldingThe = 'Picture of you holding the document';
export const yourFaceAndTheDocument = 'Your face and the document beside it. At most 5 MB.';
export const bothAreStoredEncryptedShown =
  'Both are stored encrypted, shown only to administrators, and deleted {identityPictureDays} days after the decision.';
export const sendThePictures = 'Send the pictures';
export const takeTheCheckBack = 'Take the check back';
export const itsPicturesAreDeletedTo = 'Its pictures are deleted. To be checked, you send everything again.';
export const takeItBack = 'Take it back';
export const identity = 'Identity';
export const verified = 'Verified';
export const underReview = 'Under review';
export const notVerified = 'Not Verified';
export const sinceOn = ' since {on}.';
export const beforeAnybodyUploadsVideosWe =
  'Before anybody uploads videos, we check who they are and that they are adults. Nobody else sees what you send.';
export const yourIdentityCheckWasRefused = 'Your identity check was refused on {on}. {reason}';
export const youCanApplyAgain = 'You can apply again.';
export const whatYouTypedIsSaved = 'What you typed is saved. Two pictures are missing.';
export const sentOnOnAnAdministrator =
  'Sent on {on}. An administrator looks at it, and we tell you the outcome.';
export const thisIsATestSite =
  'This is a test site: a test provider decides by the name, and nobody looks at it.';
export const pleaseConfirmYourEMail = 'Please confirm your e-mail address first.';

// intents
export const failedToEndAllSessions = 'Failed to end all sessions.';

// passkey-list
export const thePasskeyCouldNotBe = 'The passkey could not be added.';
export const lastUsedUsed = 'last used {used}';
export const notUsedYet = 'not used yet';
export const addedCreatedAtValue = 'added {createdAt} · {value}';
export const rename = 'Rename';
export const nameOfThePasskey = 'Name of the passkey';
export const saveName = 'Save name';
export const remove = 'Remove';
export const youCanNoLongerLog = 'You can no longer log in with “{name}”.';
export const removePasskey = 'Remove passkey';
export const thisBrowserCannotMakePasskeys = 'This browser cannot make passkeys.';
export const addAPasskey = 'Add a passkey';
export const passkeys = 'Passkeys';
export const aPasskeyLetsYouLog =
  'A passkey lets you log in with your device’s fingerprint, face or PIN, without a password.';

// password-form
export const password = 'Password';
export const aNewPasswordEndsYour = 'A new password ends your sessions on every other device.';
export const oldPassword = 'Old password';
export const changePassword = 'Change password';
export const setAPassword = 'Set a password';

// preference-forms
export const auto = 'Auto';
export const off = 'Off';
export const playback = 'Playback';
export const playTheNextVideoAutomatically = 'Play the next video automatically';
export const quality = 'Quality';
export const captions = 'Captions';
export const singleKeyShortcuts = 'Single-key shortcuts';
export const onTheWholePageNot = 'On the whole page, not only inside the player.';
export const savePlayback = 'Save playback';
export const compact = 'Compact';
export const standard = 'Standard';
export const large = 'Large';
export const list = 'List';
export const details = 'Details';
export const previewsAndLayout = 'Previews and layout';
export const howVideosLookInLists = 'How videos look in lists.';
export const saveTheseToMyAccount = 'Save these to my account';
export const theyThenApplyOnEvery = 'They then apply on every device. Otherwise each browser has its own.';
export const autoPlayPreviews = 'Auto-play previews';
export const view = 'View';
export const gridColumns = 'Grid columns';
export const saveLayout = 'Save layout';
export const onlyMe = 'Only me';
export const everybody = 'Everybody';
export const privacy = 'Privacy';
export const whoSeesWhomIFollow = 'Who sees whom I follow';
export const whoSeesMyFavorites = 'Who sees my favorites';
export const whoSeesHowManyVideos = 'Who sees how many videos I watched';
export const whoMayWriteToMe = 'Who may write to me';
export const everybodyStrangersAskFirst = 'Everybody; strangers ask first';
export const thoseIFollow = 'Those I follow';
export const nobody = 'Nobody';
export const showWhenIHaveRead = 'Show when I have read a message';
export const onlyThoseYouTalkTo = 'Only those you talk to see it, and you see it of those who show it too.';
export const showWhenIAmWriting = 'Show when I am writing';
export const seenByTheSamePeople = 'Seen by the same people.';
export const savePrivacy = 'Save privacy';
export const membersYouBlocked = 'Members you blocked';
export const aNewVideoOfSomebody = 'A new video of somebody I follow';
export const aReplyToMe = 'A reply to me';
export const aMentionOfMe = 'A mention of me';
export const aLike = 'A like';
export const aNewSubscriber = 'A new subscriber';
export const aMessageRequest = 'A message request';
export const theOutcomeOfMyReports = 'The outcome of my reports';
export const aReviewOfMyUpload = 'A review of my upload';
export const aDecisionOnMyApplication = 'A decision on my application';
export const theOutcomeOfMyIdentity = 'The outcome of my identity check';
export const aDecisionAboutSomethingI = 'A decision about something I made';
export const onTheSite = 'On the site';
export const onTheSiteAndBy = 'On the site and by mail';
export const notAtAll = 'Not at all';
export const notifications = 'Notifications';
export const whatWeTellYouAnd =
  'What we tell you, and how. Logins from new devices and decisions about something you made are always sent by mail.';
export const saveNotifications = 'Save notifications';

// profile-form
export const profile = 'Profile';
export const whatOthersSeeOfYou =
  'What others see of you. Your picture and cover change <link>on your profile</link>.';
export const displayName = 'Display name';
export const confirmYourEmailAddressTo = 'Confirm your email address to add a bio and links.';
export const bio = 'Bio';
export const upToBioLengthCharacters = 'Up to {bioLength} characters.';
export const links = 'Links';
export const upToProfileLinksAddressesThat =
  'Up to {profileLinks} addresses that start with https://, one per line.';
export const saveProfile = 'Save profile';

// prove-form
export const youHaveConfirmedThatIt =
  'You have confirmed that it is you. Nothing here asks again for {freshMinutes} minutes.';
export const confirmItIsYou = 'Confirm it is you';
export const onceIsEnoughForEverything = 'Once is enough for everything on this page.';
export const yourPassword = 'Your password';
export const confirm = 'Confirm';
export const logInAgain = 'Log in again';
export const confirmItIsYouFirst = '<link>Confirm it is you</link> first.';

// recovery-codes
export const saveTheseRecoveryCodesEach =
  '<b>Save these recovery codes.</b> Each one lets you in once if you do not have your phone. They are not shown again.';
export const copied = 'Copied';
export const copy = 'Copy';

// session-list
export const thisDevice = 'This device';
export const placeLoggedInCreatedAtLast = '{place} · logged in {createdAt} · last used {updatedAt}';
export const endSession = 'End session';
export const sessions = 'Sessions';
export const whereYouAreLoggedIn =
  'Where you are logged in. End any session you do not recognise, and change your password.';
export const endAllSessions = 'End All Sessions';

// settings-nav
export const verify = 'Verify';
export const blocklist = 'Blocklist';
export const settings = 'Settings';

// two-step
export const setUpAnApp = 'Set up an app';
export const qrCodeForYourAuthenticator = 'QR code for your authenticator app';
export const scanThePictureWithYour =
  'Scan the picture with your authenticator app, or type this key into it: {code}';
export const codeFromTheApp = 'Code from the app';
export const turnOn = 'Turn on';
export const twoStepLogin = 'Two-step login';
export const onLoggingInAsksFor =
  'On: logging in asks for a code from your app. {codesLeft} recovery codes are left.';
export const afterYourPasswordLoggingIn =
  'After your password, logging in can ask for a code from an app on your phone.';
export const newRecoveryCodes = 'New recovery codes';
export const turnOff = 'Turn off';

// uploader-agreement
export const uploadersAgreement = 'Uploader’s agreement';
export const notSignedYet = 'Not signed yet.';
export const itsTextHasChangedSince = ' Its text has changed since.';
export const signedByNameOnSignedAt = 'Signed by {name} on {signedAt}, version {version}.{version2}';
export const textOfTheAgreement = 'Text of the agreement';
export const versionVersion = 'Version {version}';
export const itIsSignedWithThe =
  'It is signed with the name from your identity check, so complete that first.';
export const yourLegalName = 'Your legal name';
export const withItYouSignThe = 'With it you sign the agreement above, today.';
export const signTheAgreement = 'Sign the agreement';

// use-instant-form
export const saving = 'Saving…';

// watching-form
export const watching = 'Watching';
export const whatWeRememberOfWhat =
  'What we remember of what you watch. Switching something off does not delete what is already there.';
export const keepAHistoryOfWhat = 'Keep a history of what I watch';
export const onlyYouSeeIt = 'Only you see it.';
export const resumeWhereIStopped = 'Resume where I stopped';
export const onEveryDeviceWhereYou = 'On every device where you are logged in.';
export const countTheVideosIWatched = 'Count the videos I watched';
export const youChooseUnderPrivacyWho =
  'You choose under Privacy who sees how many. Without a history the number does not change.';
export const saveWatching = 'Save watching';
export const clearHistory = 'Clear history';
export const forgetEverythingYouWatchedThis = 'Forget everything you watched? This cannot be undone.';
export const yesClearIt = 'Yes, clear it';
export const forgetWhereIStopped = 'Forget where I stopped';
export const everyVideoStartsFromThe = 'Every video starts from the beginning again. This cannot be undone.';
export const yesForgetIt = 'Yes, forget it';
export const resetTheCount = 'Reset the count';
export const theNumberOfVideosWatched = 'The number of videos watched on your profile starts at 0 again.';
export const yesResetIt = 'Yes, reset it';

// blocklist
export const failedToFetchData = 'Failed to fetch data.';
export const failedToProcessRequest = 'Failed to process request.';
export const usernameIsBlocked = '{username} is blocked.';
export const theBlockWasRemoved = 'The block was removed.';

// delete
export const data = 'Data';
export const failedToDeleteAccountPlease = 'Failed to delete account. Please try again.';

// preferences
export const preferences = 'Preferences';
export const yourPreferencesWereSaved = 'Your preferences were saved.';
export const yourHistoryWasCleared = 'Your history was cleared.';
export const whereYouStoppedIsForgotten = 'Where you stopped is forgotten.';
export const yourProfileCountsFrom0 = 'Your profile counts from 0.';
export const failedToUpdateDetails = 'Failed to update details.';

// security-acts
export const yourProfileWasSaved = 'Your profile was saved.';
export const yourDetailsWereSaved = 'Your details were saved.';
export const aLinkIsOnIts = 'A link is on its way to {newEmail} and to your present address.';
export const theChangeWasCancelledYour = 'The change was cancelled. Your address stays as it is.';
export const failedToChangePassword = 'Failed to change password.';
export const yourPasswordWasChanged = 'Your password was changed.';
export const failedToEndSession = 'Failed to end session.';
export const theSessionWasEnded = 'The session was ended.';
export const twoStepLoginWasTurned = 'Two-step login was turned off.';
export const youCanNoLongerLogIn = 'You can no longer log in with Google.';

// security
export const receivedInvalidSessionDataFormat = 'Received invalid session data format.';
export const failedToFetchSessions = 'Failed to fetch sessions.';
export const security = 'Security';

// verify
export const theCheckHasBegun = 'The check has begun.';
export const theCheckIsTakenBack = 'The check is taken back.';
export const theAgreementIsSigned = 'The agreement is signed.';
export const uploading = 'Uploading';
export const youMayUploadVideos = 'You may upload videos.';
export const goToYourUploads = 'Go to your uploads';
export const youMayNotUploadVideos = 'You may not upload videos yet.';

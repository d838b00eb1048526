// admin-guard
export const guardIsDue =
  'You run this site, so a password alone isn’t enough. Set up two-step login or a passkey below, and keep the recovery codes somewhere safe. The back office opens again as soon as you have.';
export const guardWillBeDue =
  'You run this site, so a password alone isn’t enough. Set up two-step login or a passkey below, and keep the recovery codes somewhere safe. From {due} on, the back office won’t open without it.';

// blocklist
export const blockAMember = 'Block a member';
export const youWontSeeEachOthers =
  'You won’t see each other’s posts, comments and playlists, and can’t message or follow each other. We won’t tell them.';
export const username = 'Username';
export const block = 'Block';
export const blockedDate = 'Blocked {date}';
export const unblockUsername = 'Unblock {username}';
export const unblock = 'Unblock';
export const blockedMembers = 'Blocked members';
export const youHaventBlockedAnyone = 'You haven’t blocked anyone.';
export const youHaventBlockedAnyoneElse = 'You haven’t blocked anyone else.';
export const latest = 'Latest';

// data-export
export const werePuttingYourArchiveTogether =
  'We’re putting your archive together. We’ll email you when it’s ready.';
export const weCouldntCreateYourArchive = 'We couldn’t create your archive. Please request it again.';
export const archiveIsReady = 'Your archive of {date} is ready ({size}).';
export const archiveIsReadyUntil =
  'Your archive of {date} is ready ({size}). You can download it until {end}.';
export const yourData = 'Your data';
export const downloadAnArchiveOfYour = 'Download an archive of your account, posts, lists and messages.';
export const download = 'Download';
export const requestAnArchive = 'Request an archive';

// delete-account
export const deleteAccount = 'Delete account';
export const wellDeleteYourAccountOn =
  'We’ll delete your account on {date}. Until then, only you can see it.';
export const keepMyAccount = 'Keep my account';
export const wellHideYourAccountRight =
  'We’ll hide your account right away and delete it after {days} days, with your profile, posts, lists, messages and everything you uploaded. Until then you can log in and keep it. After that, no one can bring it back.';
export const typePhraseToConfirm = 'Type {phrase} to confirm';
export const deleteMyAccount = 'Delete my account';

// details-form
export const account = 'Account';
export const onlyYouCanSeeYour = 'Only you can see your first and last name.';
export const firstName = 'First name';
export const lastName = 'Last name';
export const youCanChangeYourUsername =
  'You can change your username once a month. Links with the old one will still lead to you.';
export const youCanChangeYourUsernameOnce =
  'You can change your username once a month. Your next chance is on {date}.';
export const saveDetails = 'Save details';

// email-form
export const email = 'Email';
export const yourAddressIs = 'Your address is {address}.';
export const yourUnconfirmedAddressIs = 'Your address is {address}. You haven’t confirmed it yet.';
export const newEmail = 'New email';
export const wellEmailBothAddressesA =
  'We’ll email both addresses a link. Your address changes once you’ve opened both.';
export const changeEmail = 'Change email';
export const changeWaitsForNew = 'To change to {address}, open the link that we emailed to the new address.';
export const changeWaitsForCurrent =
  'To change to {address}, open the link that we emailed to your current address.';
export const changeWaitsForBoth = 'To change to {address}, open the links that we emailed to both addresses.';
export const cancelThisChange = 'Cancel this change';

// google-connection
export const google = 'Google';
export const noGoogleAccountIsConnected = 'No Google account is connected.';
export const weCouldntConnectGooglePlease = 'We couldn’t connect Google. Please try again.';
export const aGoogleAccount = 'A Google account';
export const accountConnectedDate = '{account}, connected {date}';
export const disconnect = 'Disconnect';
export const connectGoogle = 'Connect Google';

// identity-check
export const legalName = 'Legal name';
export const asItAppearsOnYour = 'As it appears on your document.';
export const dateOfBirth = 'Date of birth';
export const uploadersMustBe18Or = 'Uploaders must be 18 or older.';
export const countryThatIssuedIt = 'Country that issued it';
export const choose = 'Choose';
export const document = 'Document';
export const chosenPicture = 'What you chose: {label}';
export const startTheCheck = 'Start the check';
export const fileIsTooLargeMax = 'File is too large (Max 5MB).';
export const youHaveNoIdentityCheck = 'You have no identity check that is waiting for pictures.';
export const pictureOfTheDocument = 'Picture of the document';
export const theSideWithYourName = 'The side with your name and picture, easy to read. Up to 5 MB.';
export const pictureOfYouHoldingThe = 'Picture of you holding the document';
export const yourFaceWithTheDocument = 'Your face with the document beside it. Up to 5 MB.';
export const weStoreBothEncryptedShow =
  'We store both encrypted, show them only to admins, and delete them {days} days after we’ve decided.';
export const sendThePictures = 'Send the pictures';
export const withdrawTheCheck = 'Withdraw the check';
export const wellDeleteYourPicturesIf =
  'We’ll delete your pictures. If you want to be checked later, you’ll have to send everything again.';
export const yesWithdrawIt = 'Yes, withdraw it';
export const identity = 'Identity';
export const underReview = 'Under review';
export const notVerified = 'Not Verified';
export const verifiedSince = '<b>Verified</b> since {date}.';
export const beforeYouUploadVideosWe =
  'Before you upload videos, we check who you are and that you’re an adult. No one else sees what you send.';
export const weCouldntApproveYourIdentity = 'We couldn’t approve your identity check on {date}. {reason}';
export const youCanTryAgain = 'You can try again.';
export const weveSavedWhatYouTyped = 'We’ve saved what you typed. Now add two pictures.';
export const sentOnDateAnAdmin =
  'Sent on {date}. An admin will look at it, and we’ll tell you what they decide.';
export const thisIsATestSite =
  'This is a test site. A test provider decides by the name, and no one looks at it.';
export const pleaseConfirmYourEmailAddress = 'Please confirm your email address first.';

// intents
export const failedToEndAllSessions = 'Failed to end all sessions.';

// passkey-list
export const weCouldntAddThePasskey = 'We couldn’t add the passkey.';
export const addedLastUsed = 'Added {added} · last used {used}';
export const addedNotUsed = 'Added {added} · not used yet';
export const rename = 'Rename';
export const passkeyName = 'Passkey name';
export const saveName = 'Save name';
export const remove = 'Remove';
export const youWontBeAbleTo = 'You won’t be able to log in with “{name}” anymore.';
export const removePasskey = 'Remove passkey';
export const thisBrowserCantCreatePasskeys = 'This browser can’t create passkeys.';
export const addAPasskey = 'Add a passkey';
export const passkeys = 'Passkeys';
export const aPasskeyLetsYouLog =
  'A passkey lets you log in with your device’s fingerprint, face or PIN, without a password.';

// password-form
export const password = 'Password';
export const aNewPasswordLogsYou = 'A new password logs you out on every other device.';
export const oldPassword = 'Old password';
export const changePassword = 'Change password';
export const setAPassword = 'Set a password';

// preference-forms
export const auto = 'Auto';
export const off = 'Off';
export const playback = 'Playback';
export const playTheNextVideoAutomatically = 'Play the next video automatically';
export const flashesAndWarnings = 'Flashing and warnings while a video plays';
export const skipOpenings = 'Skip openings and recaps';
export const notThoseYouHavent = 'A new opening still plays the first time a series shows it.';
export const quality = 'Quality';
export const captions = 'Captions';
export const singleKeyShortcuts = 'Single-key shortcuts';
export const onTheWholePageNot = 'On the whole page, not just in the player.';
export const hideSpoilers = 'Hide spoilers';
export const blursWhatLaterEpisodes =
  'Blurs titles, pictures and chapters of the episodes you haven’t got to yet.';
export const savePlayback = 'Save playback';
export const compact = 'Compact';
export const standard = 'Standard';
export const large = 'Large';
export const list = 'List';
export const details = 'Details';
export const previewsAndLayout = 'Previews and layout';
export const howVideosLookInLists = 'How videos look in lists.';
export const saveTheseToMyAccount = 'Save these to my account';
export const theyllApplyOnEveryDevice = 'They’ll apply on every device. Otherwise, each browser has its own.';
export const autoPlayPreviews = 'Auto-play previews';
export const view = 'View';
export const gridColumns = 'Grid columns';
export const saveLayout = 'Save layout';
export const onlyMe = 'Only me';
export const everyone = 'Everyone';
export const privacy = 'Privacy';
export const whoCanSeeWhoI = 'Who can see who I follow';
export const whoCanSeeMyFavorites = 'Who can see my favorites';
export const whoCanSeeHowMany = 'Who can see how many videos I’ve watched';
export const whoCanMessageMe = 'Who can message me';
export const everyoneStrangersAskFirst = 'Everyone (strangers ask first)';
export const membersIFollow = 'Members I follow';
export const noOne = 'No one';
export const showWhenIveReadA = 'Show when I’ve read a message';
export const onlyMembersYouTalkTo =
  'Only members you talk to can see it. You’ll see theirs if they show it too.';
export const showWhenImTyping = 'Show when I’m typing';
export const theSameMembersCanSee = 'The same members can see it.';
export const savePrivacy = 'Save privacy';
export const membersYouBlocked = 'Members you blocked';
export const aNewVideoFromSomeone = 'A new video from someone I follow';
export const aNewEpisodeOfASeries = 'A new episode of a series I follow';
export const aNewVideoInASearch = 'A new video in a search I saved';
export const aReplyToMe = 'A reply to me';
export const aMentionOfMe = 'A mention of me';
export const aLike = 'A like';
export const aNewSubscriber = 'A new subscriber';
export const aMessageRequest = 'A message request';
export const theResultOfMyReports = 'The result of my reports';
export const aReviewOfMyUpload = 'A review of my upload';
export const aDecisionOnMyApplication = 'A decision on my application';
export const theResultOfMyIdentity = 'The result of my identity check';
export const aDecisionAboutSomethingI = 'A decision about something I made';
export const onTheSite = 'On the site';
export const byEmail = 'By email';
export const always = 'Always';
export const tellMeAbout = 'Tell me about';
export const kindWay = '{kind}: {way}';
export const notifications = 'Notifications';
export const chooseWhatWeTellYou =
  'What we email you about is on the site too. We always email you about logins from new devices.';
export const saveNotifications = 'Save notifications';

// profile-card
export const yourProfile = 'Your profile';
export const pictureNameBioAndLinks = 'Picture, cover, name, bio and links';
export const editProfile = 'Edit profile';

// profile-form
export const profile = 'Profile';
export const whatOthersSeeOfYou = 'What others see of you, on <link>your profile</link>.';
export const displayName = 'Display name';
export const confirmYourEmailAddressTo = 'Confirm your email address to add a bio and links.';
export const bio = 'Bio';
export const upToCountCharacters = 'Up to {count} characters.';
export const links = 'Links';
export const upToCountAddressesThat = 'Up to {count} addresses that start with https://, one per line.';
export const saveProfile = 'Save profile';

// prove-form
export const thenWeGoOnWhere = 'Then we go on where you were. We won’t ask again for {minutes} minutes.';
export const youHaveNoPassword = 'You log in without a password. Log in again, and come back here.';
export const cancel = 'Cancel';
export const confirmItIsYou = 'Confirm it’s you';
export const onceIsEnoughForEverything = 'Once is enough for everything on this page.';
export const yourPassword = 'Your password';
export const confirm = 'Confirm';
export const logInAgain = 'Log in again';

// recovery-codes
export const saveTheseRecoveryCodesEach =
  '<b>Save these recovery codes.</b> Each one lets you in once if you don’t have your phone. We won’t show them again.';
export const copied = 'Copied';
export const copy = 'Copy';

// session-list
export const thisDevice = 'This device';
export const activeNow = 'Active now';
export const lastSeen = 'Last seen {moment}';
export const loggedInAt = 'Logged in {moment}';
export const endSession = 'End session';
export const sessions = 'Sessions';
export const whereYoureLoggedInIf =
  'Where you’re logged in. If you don’t recognize a session, end it and change your password.';
export const endAllSessions = 'End All Sessions';

// settings-nav
export const accountAndSecurity = 'Account and security';
export const verify = 'Verify';
export const blocklist = 'Blocklist';
export const settings = 'Settings';

// two-step
export const setUpAnApp = 'Set up an app';
export const qrCodeForYourAuthenticator = 'QR code for your authenticator app';
export const scanThePictureWithYour =
  'Scan the picture with your authenticator app, or enter this key in it: {code}';
export const codeFromTheApp = 'Code from the app';
export const turnOn = 'Turn on';
export const twoStepLogin = 'Two-step login';
export const twoStepIsOnLastCode =
  'On. When you log in, we ask for a code from your app. You have {count} recovery code left.';
export const twoStepIsOn =
  'On. When you log in, we ask for a code from your app. You have {count} recovery codes left.';
export const afterYourPasswordWellAlso =
  'After your password, we’ll also ask for a code from an app on your phone.';
export const newRecoveryCodes = 'New recovery codes';
export const turnOff = 'Turn off';

// uploader-agreement
export const uploadersAgreement = 'Uploader’s agreement';
export const notSignedYet = 'Not signed yet.';
export const signedBy = 'Signed by {name} on {date}.';
export const signedByBeforeChange = 'Signed by {name} on {date}. The text has changed since then.';
export const textOfTheAgreement = 'Text of the agreement';
export const youSignItWithThe = 'You sign it with the name from your identity check, so start that first.';
export const yourLegalName = 'Your legal name';
export const typingItSignsTheAgreement = 'Typing it signs the agreement above with today’s date.';
export const signTheAgreement = 'Sign the agreement';

// use-instant-form
export const saving = 'Saving…';

// watching-form
export const watching = 'Watching';
export const chooseWhatWeRememberAbout =
  'Choose what we remember about what you watch. Turning something off doesn’t delete what’s already there.';
export const keepAHistoryOfWhat = 'Keep a history of what I watch';
export const onlyYouCanSeeIt = 'Only you can see it.';
export const resumeWhereIStopped = 'Resume where I stopped';
export const onEveryDeviceWhereYoure = 'On every device where you’re logged in.';
export const countTheVideosIWatch = 'Count the videos I watch';
export const chooseWhoCanSeeThe =
  'Choose who can see the number under Privacy. Without a history, it doesn’t change.';
export const saveWatching = 'Save watching';
export const clearHistory = 'Clear history';
export const clearEverythingYouveWatchedYou = 'Clear everything you’ve watched? You can’t undo this.';
export const yesClearIt = 'Yes, clear it';
export const forgetWhereIStopped = 'Forget where I stopped';
export const everyVideoWillStartFrom = 'Every video will start from the beginning. You can’t undo this.';
export const yesForgetIt = 'Yes, forget it';
export const resetTheCount = 'Reset the count';
export const theNumberOfWatchedVideos = 'The number of watched videos on your profile will go back to 0.';
export const yesResetIt = 'Yes, reset it';

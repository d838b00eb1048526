// blocklist
export const failedToFetchData = 'Failed to fetch data.';
export const failedToProcessRequest = 'Failed to process request.';
export const youveBlockedUsername = 'You’ve blocked {username}.';
export const unblocked = 'Unblocked.';

// delete
export const data = 'Data';
export const failedToDeleteAccountPlease = 'Failed to delete account. Please try again.';

// playback, privacy, preferences
export const changesSaveAsYouMake = 'Changes save as you make them.';

// preferences
export const weveSavedYourPreferences = 'We’ve saved your preferences.';
export const youveClearedYourHistory = 'You’ve cleared your history.';
export const weveForgottenWhereYouStopped = 'We’ve forgotten where you stopped.';
export const yourProfileCountsFrom0 = 'Your profile counts from 0 again.';
export const failedToUpdateDetails = 'Failed to update details.';

// security-acts
export const nothingToSave = 'No changes to save.';
export const weveSavedYourProfile = 'We’ve saved your profile.';
export const weveSavedYourDetails = 'We’ve saved your details.';
export const weveEmailedALinkTo = 'We’ve emailed a link to {newEmail} and to your current address.';
export const youveCanceledTheChangeYour = 'You’ve canceled the change. Your address stays the same.';
export const failedToChangePassword = 'Failed to change password.';
export const youveChangedYourPassword = 'You’ve changed your password.';
export const failedToEndSession = 'Failed to end session.';
export const youveEndedTheSession = 'You’ve ended the session.';
export const youveTurnedOffTwoStep = 'You’ve turned off two-step login.';
export const youCantLogInWith = 'You can’t log in with Google anymore.';

// security
export const receivedInvalidSessionDataFormat = 'Received invalid session data format.';
export const failedToFetchSessions = 'Failed to fetch sessions.';

// verify
export const weveStartedTheCheck = 'We’ve started the check.';
export const youveWithdrawnTheCheck = 'You’ve withdrawn the check.';
export const youveSignedTheAgreement = 'You’ve signed the agreement.';
export const uploading = 'Uploading';
export const youCanUploadVideos = 'You can upload videos.';
export const goToYourUploads = 'Go to your uploads';
export const youCantUploadVideosYet = 'You can’t upload videos yet.';

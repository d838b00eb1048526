// code-form
export const code = 'Code';
export const theSixDigitsOfYour = 'The six digits of your authenticator app, or one of your recovery codes.';
export const continueWords = 'Continue';

// google-link
export const signInWithGoogle = 'Sign in with Google';
export const signUpWithGoogle = 'Sign up with Google';
export const withoutAnAccountHereYou = 'Without an account here you get one, and accept our';

// log-in-form
export const sendTheLinkAgain = 'Send the link again';
export const email = 'Email';
export const password = 'Password';
export const forgotPassword = 'Forgot Password';
export const logIn = 'Log In';

// new-password-fields
export const newPasswordsDoNotMatch = 'New passwords do not match.';
export const newPasswordMustBeAt = 'New password must be at least 8 characters long.';
export const newPassword = 'New password';
export const atLeastPasswordShortestCharacters = 'At least {passwordShortest} characters.';
export const confirmNewPassword = 'Confirm new password';

// passkey-button
export const useAPasskey = 'Use a passkey';

// password-strength
export const weak = 'Weak';
export const fair = 'Fair';
export const good = 'Good';
export const strong = 'Strong';
export const strengthWeakThisPasswordIs = 'Strength: Weak. This password is on a list of leaked ones.';
export const strengthLabels = 'Strength: {labels}';

// session-gate
export const loadingAuthenticationStatus = 'Loading authentication status...';
export const loading = 'Loading...';

// sign-in-dialog
export const signUp = 'Sign Up';
export const newHere = 'New here?';
export const alreadyAMember = 'Already a member?';
export const close = 'Close';

// sign-up-form
export const checkingAvailability = 'Checking availability...';
export const optional = 'optional';
export const username = 'Username';
export const usernameIsAvailable = 'Username is available.';
export const emailIsAvailable = 'Email is available.';
export const firstName = 'First name';
export const lastName = 'Last name';
export const oneMomentYourUsernameAnd = 'One moment: your username and email are being checked.';
export const bySigningUpYouAccept = 'By signing up you accept our';

// use-availability
export const usernameMustBeAtLeast = 'Username must be at least 3 characters.';
export const pleaseEnterAValidEmail = 'Please enter a valid email address.';
export const thisUsernameIsAlreadyTaken = 'This username is already taken.';
export const usernameNotAvailable = 'Username not available.';
export const thisEmailIsAlreadyRegistered = 'This email is already registered.';

// words
export const loginFailedPleaseCheckYour = 'Login failed. Please check your credentials and try again.';
export const pleaseFixUsernameAndOr = 'Please fix username and/or email issues before submitting.';
export const errorCheckingUsername = 'Error checking username.';
export const failedToCheckUsername = 'Failed to check username.';
export const loginFailedPleaseCheckYourCredentials = 'Login failed. Please check your credentials.';
export const pleaseFixIssuesWithUsername = 'Please fix issues with username and/or email before submitting.';
export const errorCheckingUsernamePleaseTry = 'Error checking username. Please try again.';
export const failedToCheckUsernameAvailability = 'Failed to check username availability.';
export const pleaseFixUsernameIssueAnd = 'Please fix username issue and/or email issue before submitting.';
export const errorCheckingEmail = 'Error checking email.';
export const failedToCheckEmailAvailability = 'Failed to check email availability.';
export const loginSuccessfulButNoUser = 'Login successful but no user data returned.';
export const signupFailedPleaseTryAgain = 'Signup failed. Please try again.';
export const signupCompletedButUserData = 'Signup completed but user data is not available.';
export const failedToSignInWith = 'Failed to sign in with Google.';
export const failedToSignUpWith = 'Failed to sign up with Google.';
export const signupSuccessfulRedirectingToHomepage = 'Signup successful! Redirecting to homepage...';
export const signupSuccessfulPleaseCheckYour =
  'Signup successful! Please check your email to verify your account.';

// confirm-email-change
export const changeOfEmailAddress = 'Change of email address';
export const confirmedTheChangeTakesPlace =
  'Confirmed. The change takes place when your present address has confirmed it too.';
export const confirmedTheChangeTakesPlaceWhen =
  'Confirmed. The change takes place when the new address has confirmed it too.';
export const theEmailAddressOfYour = 'The email address of your account was changed.';
export const failedToProcessRequest = 'Failed to process request.';
export const openTheLinkInThe = 'Open the link in the mail that we sent you.';
export const settings = 'Settings';
export const doYouWantToChange = 'Do you want to change the email address of your account?';
export const confirmTheChange = 'Confirm the change';

// farewell
export const goodbye = 'Goodbye';
export const anAccountIsHiddenAs =
  'An account is hidden as soon as its owner asks to delete it, and deleted {deletionGraceDays} days later. If you have changed your mind, log in before then and keep it.';
export const home = 'Home';

// forgot-password
export const ifThisAddressBelongsTo =
  'If this address belongs to an account, a link to choose a new password is on its way to it.';
export const tellUsYourEmailAddress =
  'Tell us your email address and we will send you a link to choose a new password.';
export const sendLink = 'Send link';
export const backToLogin = 'Back to login';

// login
export const beginAgain = 'Begin again';
export const newHereSignUp = 'New here? <link>Sign Up</link>';

// reset-password
export const chooseANewPassword = 'Choose a new password';
export const failedToChangePassword = 'Failed to change password.';
export const yourPasswordWasChangedAnd =
  'Your password was changed, and every session was ended. You can log in with the new one.';
export const openTheLinkInTheMail = 'Open the link in the mail that we sent you, or ask for a new one.';
export const askForALink = 'Ask for a link';
export const changePassword = 'Change password';
export const askForANewLink = 'Ask for a new link';

// signup
export const successTimeUrlSafeReturn = '{successTime}; url={safeReturn}';
export const alreadyAMemberLogIn = 'Already a member? <link>Log In</link>';

// verify-email
export const confirmYourEmailAddress = 'Confirm your email address';
export const aNewLinkIsOn = 'A new link is on its way.';
export const yourEmailAddressIsConfirmed = 'Your email address is confirmed.';
export const sendANewLink = 'Send a new link';
export const oneClickConfirmsThatThis = 'One click confirms that this address is yours.';
export const confirmAddress = 'Confirm address';
export const weSendALinkTo = 'We send a link to your address. Open it to confirm that the address is yours.';

// code-form
export const code = 'Code';
export const enterTheSixDigitsFrom = 'Enter the six digits from your authenticator app, or a recovery code.';
export const continueWords = 'Continue';

// google-link
export const signInWithGoogle = 'Sign in with Google';
export const signUpWithGoogle = 'Sign up with Google';
export const ifYoureNewHereWell = 'If you’re new here, we’ll create your account, and you accept our';

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
export const atLeastCountCharacters = 'At least {count} characters.';
export const confirmNewPassword = 'Confirm new password';

// passkey-button
export const useAPasskey = 'Use a passkey';

// password-strength
export const weak = 'Weak';
export const fair = 'Fair';
export const good = 'Good';
export const strong = 'Strong';
export const strengthWeakThisPasswordHas = 'Strength: Weak. This password has appeared in a data leak.';
export const strengthLabel = 'Strength: {label}';

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
export const oneMomentWereCheckingYour = 'One moment. We’re checking your username and email.';
export const bySigningUpYouAccept = 'By signing up, you accept our';

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
export const changeYourEmailAddress = 'Change your email address';
export const confirmedWellChangeItOnce =
  'Confirmed. We’ll change it once you’ve confirmed it from your current address too.';
export const confirmedWellChangeItOnceYouve =
  'Confirmed. We’ll change it once you’ve confirmed it from the new address too.';
export const weChangedTheEmailAddress = 'We changed the email address of your account.';
export const failedToProcessRequest = 'Failed to process request.';
export const openTheLinkInThe = 'Open the link in the email we sent you.';
export const settings = 'Settings';
export const changeTheEmailAddressOf = 'Change the email address of your account?';
export const confirmTheChange = 'Confirm the change';

// farewell
export const goodbye = 'Goodbye';
export const ifYouAskedUsTo =
  'If you asked us to delete your account, it’s hidden now. We’ll delete it after {days} days. Changed your mind? Log in before then to keep it.';
export const home = 'Home';

// forgot-password
export const ifThisAddressHasAn =
  'If this address has an account, we’ve emailed it a link to choose a new password.';
export const enterYourEmailAddressAnd =
  'Enter your email address, and we’ll send you a link to choose a new password.';
export const sendLink = 'Send link';
export const backToLogin = 'Back to login';

// login
export const startAgain = 'Start again';
export const newHereSignUp = 'New here? <link>Sign Up</link>';

// reset-password
export const chooseANewPassword = 'Choose a new password';
export const failedToChangePassword = 'Failed to change password.';
export const weChangedYourPasswordAnd =
  'We changed your password and logged you out everywhere. You can log in with the new one now.';
export const openTheLinkInTheEmail = 'Open the link in the email we sent you, or ask for a new one.';
export const askForALink = 'Ask for a link';
export const changePassword = 'Change password';
export const askForANewLink = 'Ask for a new link';

// signup
export const alreadyAMemberLogIn = 'Already a member? <link>Log In</link>';

// verify-email
export const confirmYourEmailAddress = 'Confirm your email address';
export const aNewLinkIsOn = 'A new link is on its way.';
export const yourEmailAddressIsConfirmed = 'Your email address is confirmed.';
export const sendANewLink = 'Send a new link';
export const confirmThatThisAddressIs = 'Confirm that this address is yours. It takes one click.';
export const confirmAddress = 'Confirm address';
export const wellEmailYouALink = 'We’ll email you a link. Open it to confirm that the address is yours.';

import type { Surface } from '../../state/ask-to-sign-in.ts';

/** What sign-in forms say, by where they stand: the product words the same thing differently in each. */
export const words: Record<
  Surface,
  {
    logInFailed: string;
    blocked: string;
    usernameCheckRefused: string;
    usernameCheckFailed: string;
  }
> = {
  page: {
    logInFailed: 'Login failed. Please check your credentials and try again.',
    blocked: 'Please fix username and/or email issues before submitting.',
    usernameCheckRefused: 'Error checking username.',
    usernameCheckFailed: 'Failed to check username.',
  },
  dialog: {
    logInFailed: 'Login failed. Please check your credentials.',
    blocked: 'Please fix issues with username and/or email before submitting.',
    usernameCheckRefused: 'Error checking username. Please try again.',
    usernameCheckFailed: 'Failed to check username availability.',
  },
  profile: {
    logInFailed: 'Login failed. Please check your credentials.',
    blocked: 'Please fix username issue and/or email issue before submitting.',
    usernameCheckRefused: 'Error checking username. Please try again.',
    usernameCheckFailed: 'Failed to check username availability.',
  },
};

export const emailCheckRefused = 'Error checking email.';
export const emailCheckFailed = 'Failed to check email availability.';
export const logInWithoutUser = 'Login successful but no user data returned.';
export const signUpFailed = 'Signup failed. Please try again.';
export const signUpWithoutUser = 'Signup completed but user data is not available.';
export const googleLogInFailed = 'Failed to sign in with Google.';
export const googleSignUpFailed = 'Failed to sign up with Google.';
export const signedUp = 'Signup successful! Redirecting to homepage...';
export const signedUpUnverified = 'Signup successful! Please check your email to verify your account.';
/** How long the success message is shown before the page moves on or the dialog closes, in milliseconds. */
export const successTime = 2_000;

/** The figures with which the operator advertises the site, e.g. `140M` `daily users`. */
export interface Figure {
  figure: string;
  words: string;
}

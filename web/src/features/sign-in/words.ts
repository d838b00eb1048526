import type { Surface } from '../../state/ask-to-sign-in.ts';
import * as texts from '../../texts/sign-in.ts';

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
    logInFailed: texts.loginFailedPleaseCheckYour,
    blocked: texts.pleaseFixUsernameAndOr,
    usernameCheckRefused: texts.errorCheckingUsername,
    usernameCheckFailed: texts.failedToCheckUsername,
  },
  dialog: {
    logInFailed: texts.loginFailedPleaseCheckYourCredentials,
    blocked: texts.pleaseFixIssuesWithUsername,
    usernameCheckRefused: texts.errorCheckingUsernamePleaseTry,
    usernameCheckFailed: texts.failedToCheckUsernameAvailability,
  },
  profile: {
    logInFailed: texts.loginFailedPleaseCheckYourCredentials,
    blocked: texts.pleaseFixUsernameIssueAnd,
    usernameCheckRefused: texts.errorCheckingUsernamePleaseTry,
    usernameCheckFailed: texts.failedToCheckUsernameAvailability,
  },
};

export const emailCheckRefused = texts.errorCheckingEmail;
export const emailCheckFailed = texts.failedToCheckEmailAvailability;
export const logInWithoutUser = texts.loginSuccessfulButNoUser;
export const signUpFailed = texts.signupFailedPleaseTryAgain;
export const signUpWithoutUser = texts.signupCompletedButUserData;
export const googleLogInFailed = texts.failedToSignInWith;
export const googleSignUpFailed = texts.failedToSignUpWith;
export const signedUp = texts.signupSuccessfulRedirectingToHomepage;
export const signedUpUnverified = texts.signupSuccessfulPleaseCheckYour;
/** How long the success message is shown before the page moves on or the dialog closes, in milliseconds. */
export const successTime = 2_000;

/** The figures with which the operator advertises the site, e.g. `140M` `daily users`. */
export interface Figure {
  figure: string;
  words: string;
}

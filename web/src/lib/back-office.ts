import { redirect, redirectDocument } from 'react-router';

/**
 * Whether a path is of the back office or of those who upload. Public pages do not know these routes: they are entered by
 * loading them whole.
 */
export const isBackOffice = (path: string): boolean => /^\/(admin|studio|upload)(\/|$|\?)/.test(path);

/** A redirect of a public page to wherever somebody wanted to go. */
export const redirectTo = (path: string): Response =>
  isBackOffice(path) ? redirectDocument(path) : redirect(path);

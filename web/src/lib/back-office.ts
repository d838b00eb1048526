import { redirect, redirectDocument } from 'react-router';

/**
 * Whether a path belongs to the back office or to uploaders. Public pages do not know these routes, so links to them
 * load the whole document.
 */
export const isBackOffice = (path: string): boolean => /^\/(admin|studio|upload)(\/|$|\?)/.test(path);

/** A redirect from a public page to where somebody wanted to go. */
export const redirectTo = (path: string): Response =>
  isBackOffice(path) ? redirectDocument(path) : redirect(path);

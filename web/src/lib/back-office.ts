import { redirect, redirectDocument } from 'react-router';

/** Whether a path is of the back office, whose routes public pages do not know: it is entered by loading it whole. */
export const isBackOffice = (path: string): boolean => /^\/admin(\/|$|\?)/.test(path);

/** A redirect of a public page to wherever somebody wanted to go. */
export const redirectTo = (path: string): Response =>
  isBackOffice(path) ? redirectDocument(path) : redirect(path);

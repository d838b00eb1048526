/** The form that accepts the terms, on whichever page it stands. */
export const termsIntent = 'accept-terms';

/** The notice that the home page shows to somebody whose profile address led nowhere. */
export const profileNotFound = 'profile-not-found';

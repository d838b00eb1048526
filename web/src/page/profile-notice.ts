/** What the home page is told by whoever was sent there from a profile that is not there. */
export const profileNotFound = 'profile-not-found';

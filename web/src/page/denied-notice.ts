/** The notices that the home page shows to a member who asked for a page of advertising, which is for admins. */
export const accessDenied = 'access-denied';
export const campaignsDenied = 'campaigns-denied';

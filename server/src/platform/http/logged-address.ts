/** What opens a file that is not for everybody. */
const pass = /(\/media\/signed\/)[^/?#]*/i;
const secrets = /([?&](?:token|token_hash|access_token|challenge|code|state)=)[^&#]*/gi;

/** An address as it may stand in the log, without the secret of a mailed link, of a sign-in under way or of a signed file. */
export const loggedAddress = (url: string): string => url.replace(secrets, '$1…').replace(pass, '$1…');

const secrets = /([?&](?:token|token_hash|access_token|challenge|code|state)=)[^&#]*/gi;

/** An address as it may stand in the log, without the secret of a mailed link or of a sign-in under way. */
export const loggedAddress = (url: string): string => url.replace(secrets, '$1…');

import { receiptPages } from '#contract/page.ts';

/** What opens a file that is not public. */
const pass = /(\/media\/signed\/)[^/?#]*/i;
/** What an ad was given out as, with the viewer of the day, and the id of a click: either could be reported again. */
const ofAds = /^(\/(?:go|conversion)\/)[^/?#]*/i;
/** The receipt of a notice, a statement or a data request. */
const receipt = new RegExp(`(/(?:${receiptPages.join('|')})/)[^/?#.]+`, 'i');
const secrets = /([?&](?:token|token_hash|access_token|challenge|code|state|signature)=)[^&#]*/gi;

/** An address fit for the log, without the secret of a mailed link, a sign-in under way or a signed file. */
export const loggedAddress = (url: string): string =>
  url.replace(secrets, '$1…').replace(pass, '$1…').replace(receipt, '$1…').replace(ofAds, '$1…');

import { getSiteSettings } from './calls/get-site-settings.ts';
import { updateSiteSettings } from './calls/update-site-settings.ts';

/** The calls of this domain. */
export const operatingCalls = [getSiteSettings, updateSiteSettings];

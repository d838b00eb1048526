import type { SiteSettings } from '#contract/site-settings.ts';
import type { SiteRules } from './decision.ts';

/** What the settings say of all ads. */
export const siteRulesOf = ({
  adCaps,
  adWindows,
  adHosts,
}: Pick<SiteSettings, 'adCaps' | 'adWindows' | 'adHosts'>): SiteRules => ({
  caps: adCaps,
  popups: adWindows.popups && adWindows.perDay > 0,
  frameHosts: adHosts,
  popunders: adWindows.popunders && adWindows.perDay > 0,
});

import type { SiteSettings } from '#contract/site-settings.ts';
import type { SiteRules } from './decision-rules.ts';

/** What the settings say of all ads. */
export const siteRulesOf = ({
  adCaps,
  adWindows,
}: Pick<SiteSettings, 'adCaps' | 'adWindows'>): SiteRules => ({
  caps: adCaps,
  popups: adWindows.popups && adWindows.perDay > 0,
  popunders: adWindows.popunders && adWindows.perDay > 0,
});

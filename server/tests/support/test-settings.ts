import type { SiteSettings } from '#contract/site-settings.ts';
import type { Config } from '#server/platform/config.ts';

/**
 * Settings as a file gives them: they outlast a reading of those in the database, which a site repeats whenever its
 * connection came back.
 */
export function giveSettings(
  config: Pick<Config, 'settings' | 'givenSettings'>,
  values: Partial<SiteSettings>,
): void {
  config.givenSettings = {
    ...config.givenSettings,
    values: { ...config.givenSettings.values, ...values },
  };
  config.settings = { ...config.settings, ...values };
}

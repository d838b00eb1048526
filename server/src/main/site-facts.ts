import type { SiteFacts } from '#contract/page.ts';
import { hasDemoVideos } from '../domains/videos/index.ts';
import type { Platform } from '../platform/context.ts';

/** How long the answer to whether there are demo videos is cached: without any, the whole table is read to find out. */
const cachedForMs = 10_000;

/**
 * What pages show of the operator's settings, as they are now, and of an incident (`bannerNow`); the demo notice is looked up
 * every ten seconds at most.
 */
export function createSiteFacts(
  { config, db }: Pick<Platform, 'config' | 'db'>,
  origin: string,
  bannerNow: () => string | null = () => null,
): () => Promise<SiteFacts> {
  let latest: { hasDemo: Promise<boolean>; until: number } | null = null;
  let last: boolean | null = null;
  const hasDemo = (): Promise<boolean> => {
    if (latest !== null && latest.until >= Date.now()) return latest.hasDemo;
    const before = last;
    const found = hasDemoVideos(db).then(
      (has) => {
        last = has;
        return has;
      },
      (error: unknown) => {
        latest = null;
        // While the database is away, the last answer stands.
        if (before === null) throw error;
        return before;
      },
    );
    found.catch(() => {});
    latest = { hasDemo: found, until: Date.now() + cachedForMs };
    return found;
  };
  return async () => {
    const { settings } = config;
    const banner = bannerNow();
    return {
      name: settings.siteName,
      description: settings.siteDescription,
      origin,
      exitUrl: settings.exitUrl,
      contactEmail: settings.contactEmail,
      faq: settings.faq,
      ...(settings.signUpFigures.length > 0 ? { signUpFigures: settings.signUpFigures } : {}),
      ...(settings.creatorClaims.length > 0 ? { creatorClaims: settings.creatorClaims } : {}),
      creatorFaq: settings.creatorFaq,
      mostPopularNames: settings.mostPopularNames,
      isEmbeddable: settings.embeddedBy.length > 0,
      hasGoogle: config.google !== null,
      ...(config.smtpUrl === null ? { noMail: true } : {}),
      ...(config.isDevelopment ? { isDevelopment: true } : {}),
      windowsPerDay: settings.adWindows.perDay,
      hasDemo: await hasDemo(),
      ...(banner === null ? {} : { incident: banner }),
    };
  };
}

import type { SiteFacts } from '#contract/page.ts';
import { hasDemoVideos } from '../domains/videos/index.ts';
import type { Platform } from '../platform/context.ts';

const keptForMs = 60_000;

/** What pages show of the operator's settings; the demo notice is looked up at most once a minute. */
export function createSiteFacts(
  { config, db }: Pick<Platform, 'config' | 'db'>,
  origin: string,
): {
  read: () => Promise<SiteFacts>;
  forget: () => void;
} {
  let kept: { facts: Promise<SiteFacts>; until: number } | null = null;
  const make = async (): Promise<SiteFacts> => {
    const { settings } = config;
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
      ...(config.isDevelopment ? { isDevelopment: true } : {}),
      hasDemo: await hasDemoVideos(db),
    };
  };
  return {
    read() {
      if (kept === null || kept.until < Date.now()) {
        const facts = make();
        facts.catch(() => {
          kept = null;
        });
        kept = { facts, until: Date.now() + keptForMs };
      }
      return kept.facts;
    },
    forget() {
      kept = null;
    },
  };
}

import { adPageTypeOf } from '#contract/ad-page.ts';
import { type AdPageType, adPageTypes, everyPage } from '#contract/ad-words.ts';
import { tagKey } from './snapshot.ts';

/** Pages that never have ads, with what is under them: law, safety, settings, signing in, work and messages. */
const withoutAds: readonly string[] = [
  ...['/admin', '/upload-test', '/age-gate', '/embed', '/oembed', '/go', '/conversion'],
  ...['/login', '/signup', '/logout', '/farewell', '/forgot-password', '/reset-password', '/verify-email'],
  ...[
    '/confirm-email-change',
    '/settings',
    '/shield',
    '/recommendations',
    '/for-you',
    '/profile',
    '/history',
    '/my-list',
    '/saved-searches',
    '/inbox',
    '/conversation',
    '/notifications',
  ],
  ...['/upload', '/studio', '/become-creator'],
  ...[
    '/terms',
    '/privacy',
    '/content-removal',
    '/notice',
    '/illegal-content',
    '/urgent',
    '/case',
    '/statement',
    '/proof',
  ],
  ...['/support', '/data-request', '/information', '/faq', '/status', '/sitemap'],
  ...['/coming-soon', '/premium'],
];

const isUnder = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}/`);

/** A path as it is compared: without query and the stroke at its end. */
const plain = (path: string): string => {
  const bare = path.split(/[?#]/, 1)[0]!.replace(/\/+$/, '').toLowerCase();
  return bare === '' ? '/' : bare;
};

export interface PageFacts {
  /** Null: nobody said. */
  path: string | null;
  tags: readonly string[];
}
export interface ExcludingRules {
  readonly adExcludedPaths: readonly string[];
  readonly adExcludedTags: readonly string[];
}

/** Whether no ad may stand on a page. `isCovered`: whether what it shows may be about a minor. */
export function isWithoutAds(
  { path, tags }: PageFacts,
  { adExcludedPaths, adExcludedTags }: ExcludingRules,
  isCovered: (path: string) => boolean,
): boolean {
  if (adExcludedTags.length > 0 && tags.length > 0) {
    const excluded = new Set(adExcludedTags.map(tagKey));
    if (tags.some((tag) => excluded.has(tagKey(tag)))) return true;
  }
  if (path === null) return false;
  const bare = plain(path);
  if (withoutAds.some((parent) => isUnder(bare, parent))) return true;
  if (adExcludedPaths.some((parent) => isUnder(bare, plain(parent)))) return true;
  return isCovered(bare);
}

/** The page type that a client names; else that of the path. */
export function pageTypeOf(named: string | null, path: string | null): AdPageType {
  const known = adPageTypes.find((type) => type === named);
  if (known) return known;
  return named === null && path !== null ? adPageTypeOf(plain(path)) : everyPage;
}

import type { AdPageType } from '#contract/ad-words.ts';

/** Why no ad stands on a page. */
export type Never =
  | 'legal'
  | 'safety'
  | 'settings'
  | 'sign-in'
  /** What somebody watched is for them alone. */
  | 'a member’s own'
  | 'uploading'
  | 'messages'
  | 'back office'
  | 'on other sites'
  /** Help is open before the age gate, where no ad stands. */
  | 'help'
  /** What somebody paid for, shown to them. */
  | 'an advertiser’s'
  /** It answers with a file, or leads elsewhere. */
  | 'no page'
  /** It says that something is not there. */
  | 'nothing there';

/** What stands between an ad and a page: a page type that it is sold by, or why none is there. */
export type RoomPage = { readonly sold: AdPageType } | { readonly never: Never };

const sold = (as: AdPageType): RoomPage => ({ sold: as });
const never = (why: Never): RoomPage => ({ never: why });

/** Every address of the route table, and whether ads may stand there. */
export const roomPages: Readonly<Record<string, RoomPage>> = {
  '/': sold('Home Page'),
  '/play': sold('Video Page'),
  '/play/:slug': sold('Video Page'),
  '/categories': sold('Category Page'),
  '/categories/:slug': sold('Category Page'),
  '/search': sold('Search Results'),
  '/user/:username': sold('User Profile'),
  '/post/:postId': sold('All Pages'),
  '/tags/:tag': sold('All Pages'),
  '/series': sold('All Pages'),
  '/series/:slug': sold('All Pages'),
  '/calendar': sold('All Pages'),
  '/studios': sold('All Pages'),
  '/studios/:slug': sold('All Pages'),
  '/playlists': sold('All Pages'),
  '/playlist/:slug': sold('All Pages'),
  '/favorites': sold('All Pages'),
  '/feed': sold('All Pages'),

  '/history': never('a member’s own'),
  '/saved-searches': never('a member’s own'),
  '/my-list': never('a member’s own'),
  '/my-list/import': never('a member’s own'),
  '/my-list/export.xml': never('a member’s own'),
  '/my-list/export.json': never('a member’s own'),
  '/profile': never('sign-in'),
  '/login': never('sign-in'),
  '/signup': never('sign-in'),
  '/logout': never('sign-in'),
  '/farewell': never('sign-in'),
  '/forgot-password': never('sign-in'),
  '/reset-password': never('sign-in'),
  '/verify-email': never('sign-in'),
  '/confirm-email-change': never('sign-in'),
  '/settings': never('settings'),
  '/settings/security': never('settings'),
  '/settings/log-in': never('no page'),
  '/settings/profile': never('settings'),
  '/settings/playback': never('settings'),
  '/settings/privacy': never('settings'),
  '/settings/preferences': never('settings'),
  '/settings/blocklist': never('settings'),
  '/settings/verify': never('settings'),
  '/settings/delete': never('settings'),
  '/upload': never('uploading'),
  '/become-creator': never('uploading'),
  '/studio': never('uploading'),
  '/studio/:slug': never('uploading'),
  '/inbox': never('messages'),
  '/conversation': never('messages'),
  '/conversation/shared': never('no page'),
  '/conversation/start': never('messages'),
  '/conversation/:conversationId': never('messages'),
  '/notifications': never('messages'),
  '/information': never('legal'),
  '/information/*': never('legal'),
  '/information/:page': never('legal'),
  '/information/dmcaform': never('legal'),
  '/information/data-request': never('legal'),
  '/information/transparency': never('legal'),
  '/information/transparency.csv': never('legal'),
  '/terms': never('legal'),
  '/privacy': never('legal'),
  '/notice': never('safety'),
  '/data-request/:receipt': never('legal'),
  '/data-request/:receipt/records.json': never('legal'),
  '/statement/:statementId': never('legal'),
  '/proof/:code': never('an advertiser’s'),
  '/case/:receipt': never('safety'),
  '/content-removal': never('safety'),
  '/illegal-content': never('safety'),
  '/urgent': never('safety'),
  '/faq': never('help'),
  '/status': never('help'),
  '/status.json': never('no page'),
  '/support': never('help'),
  '/support/ticket': never('help'),
  '/sitemap': never('help'),
  '/coming-soon': never('nothing there'),
  '/premium': never('nothing there'),
  '/shield': never('settings'),
  '/recommendations': never('settings'),
  '/for-you': never('a member’s own'),
  '/*': never('nothing there'),
  '/embed/:slug': never('on other sites'),
  '/oembed': never('no page'),
  '/playlist/:slug/shuffle': never('no page'),
  '/surprise': never('no page'),
  '/age-gate': never('no page'),
  '/robots.txt': never('no page'),
  '/sitemap.xml': never('no page'),
  '/sitemap-pages.xml': never('no page'),
  '/sitemap-series.xml': never('no page'),
  '/sitemap-videos.xml': never('no page'),
  '/upload-test': never('back office'),
};

/** The back office, whatever is added to it. */
export const isBackOffice = (path: string): boolean => /^\/admin(\/|$)/.test(path);

export const roomPage = (pattern: string): RoomPage | undefined =>
  isBackOffice(pattern) ? never('back office') : roomPages[pattern];

/** The first part of an address; of all pages that share it, either all may hold ads or those that do not are no pages. */
export const firstPart = (path: string): string => path.split('/')[1] ?? '';

/** The page type that the pages below a first part of their address are sold by. */
export const soldParts: readonly (readonly [part: string, as: AdPageType])[] = [
  ...new Map(
    Object.entries(roomPages).flatMap(([pattern, page]) =>
      'sold' in page ? [[firstPart(pattern), page.sold] as const] : [],
    ),
  ),
];

import { legalPages } from '../contract/src/legal-lists.ts';

/** What the pages below need of the site. */
export interface Walked {
  video: { slug: string; title: string; category_slug: string | null };
  tag: string;
  playlist: string;
  series: string;
  studio: string;
}
export const noSuchPage = '/no-such-page';

/** Pages that a visitor is shown, each looked at in `every-page.e2e.ts`. */
export const visitorPages = ({ video, tag, playlist, series, studio }: Walked): string[] => [
  '/',
  `/play/${video.slug}`,
  '/categories',
  `/categories/${video.category_slug}`,
  `/tags/${encodeURIComponent(tag)}`,
  `/search?q=${encodeURIComponent(video.title)}`,
  '/search?q=nothing-like-this-anywhere',
  '/playlists',
  `/playlist/${playlist}`,
  '/user/lantern-keeper',
  '/user/lantern-keeper?initialTab=Videos',
  '/user/lantern-keeper?initialTab=Photos',
  '/profile',
  '/shield',
  '/sitemap',
  '/faq',
  '/status',
  '/support',
  '/content-removal',
  '/illegal-content',
  '/urgent',
  '/information/data-request',
  '/information/transparency',
  '/information/dmcaform',
  ...legalPages.map((page) => `/information/${page}`),
  '/become-creator',
  '/coming-soon',
  '/premium',
  '/series',
  `/series/${series}`,
  '/calendar',
  '/studios',
  `/studios/${studio}`,
  '/favorites',
  `/embed/${video.slug}`,
  '/inbox',
  '/notifications',
  '/login',
  '/signup',
  '/forgot-password',
  '/farewell',
  `/reset-password?token=${'a'.repeat(43)}`,
  `/verify-email?token=${'a'.repeat(43)}`,
  `/confirm-email-change?token=${'a'.repeat(43)}`,
  noSuchPage,
];

/** Pages that only members see, and one that shows members more. */
export const memberPages = ({ video }: Pick<Walked, 'video'>): string[] => [
  '/',
  '/favorites',
  '/history',
  '/feed',
  '/my-list',
  '/my-list/import',
  `/play/${video.slug}`,
  '/inbox',
  '/inbox?tab=requests',
  '/notifications',
  '/profile',
  '/studio',
  '/user/lantern-keeper',
  '/become-creator',
  '/settings/security',
  '/settings/profile',
  '/settings/playback',
  '/settings/privacy',
  '/settings/preferences',
  '/settings/blocklist',
  '/settings/verify',
  '/upload',
  '/settings/delete',
];

/** Pages of the back office that its navigation does not name, each looked at in `back-office.e2e.ts`. */
export const adminPagesBeside = (adminId: string): string[] => [
  `/admin/users/${adminId}`,
  '/admin/advertising/ad-system-test',
];

/** Pages that need a thing made first: the journey that makes it, and by which words it looks at the page. */
export const walkedElsewhere: Readonly<Record<string, readonly [journey: string, words: string]>> = {
  '/admin/advertising/creatives': ['ads-creatives', 'the gallery of creatives'],
  '/studio/:slug': ['studio', 'statistics of a video'],
  '/conversation/:conversationId': ['messages', 'a conversation'],
  '/post/:postId': ['posts', 'a post and its replies'],
  '/admin/works/:workId': ['series', 'a work of the back office'],
  '/admin/identity/:recordId': ['identity', 'a check'],
  '/admin/applications/:applicationId': ['creator', 'an application'],
  '/admin/support/:ticketId': ['support', 'a ticket of the desk'],
  '/admin/legal/urgent/:requestId': ['legal-desk', 'an urgent request'],
  '/admin/legal/:page': ['legal-pages', 'the editor of a legal page'],
  '/admin/reports/:caseId': ['cases', 'a case'],
  '/admin/data-requests/:requestId': ['data-requests', 'a data request'],
  '/statement/:statementId': ['cases', 'a statement of reasons'],
  '/data-request/:receipt': ['data-requests', 'a data request of one’s own'],
  '/admin/advertising/dashboard': ['ads-figures', 'the dashboard'],
  '/admin/advertising/analytics': ['ads-figures', 'analytics'],
  '/admin/advertising/reports': ['ads-figures', 'reports'],
  '/proof/:code': ['ads-figures', 'a proof page'],
  '/case/:receipt': ['notices', 'a notice that was sent'],
  '/support/ticket': ['support', 'a ticket'],
  '/admin/advertising/campaigns': ['ads-selling', 'the campaigns'],
  '/admin/advertising/placements': ['ads-selling', 'the placements'],
  '/admin/advertising/posting': ['ads-selling', 'the postings'],
  '/admin/advertising/categories': ['ads-selling', 'the ad categories'],
  '/admin/advertising/permissions': ['ads-selling', 'the ad permissions'],
  '/admin/advertising/settings': ['ads-selling', 'the ad settings'],
};

/** Addresses that show nothing of their own. */
export const notWalked: Readonly<Record<string, string>> = {
  '/play': 'leads to a video',
  '/oembed': 'JSON for other sites',
  '/playlist/:slug/shuffle': 'leads to a video of the list',
  '/logout': 'takes a form, and leads to the login',
  '/settings': 'leads to the first of its pages',
  '/settings/log-in': 'leads to account and security',
  '/conversation': 'the inbox, where nothing is chosen',
  '/conversation/shared': 'cards of a conversation',
  '/conversation/start': 'leads to a conversation',
  '/admin/advertising/reports.csv': 'a file',
  '/admin/legal/statements.csv': 'a file',
  '/admin/legal/statements.json': 'a file',
  '/information': 'leads to the terms',
  '/information/*': 'leads to the terms',
  '/information/transparency.csv': 'a file',
  '/data-request/:receipt/records.json': 'a file',
  '/my-list/export.xml': 'a file',
  '/my-list/export.json': 'a file',
  '/terms': 'leads to its page',
  '/privacy': 'leads to its page',
  '/notice': 'leads to its page',
  '/surprise': 'leads to a video',
  '/age-gate': 'takes a form; the gate itself is looked at in age-by-place',
  '/upload-test': 'there in development alone; `admin-catalogue` sees that it is not elsewhere',
  '/admin/advertising/upload-test': 'the same page',
  '/admin/permissions': 'leads to the permissions of advertising',
  '/robots.txt': 'for crawlers',
  '/status.json': 'for programs',
  '/sitemap.xml': 'for crawlers',
  '/sitemap-pages.xml': 'for crawlers',
  '/sitemap-series.xml': 'for crawlers',
  '/sitemap-videos.xml': 'for crawlers',
};

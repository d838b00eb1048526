import type { AgeAsked } from './age.ts';
import type { CallName, Input, Output } from './calls.ts';
import type { CookieStanding } from './cookie-choices.ts';
import type { LayoutSettings } from './layout.ts';
import type { Member } from './roles.ts';
import type { LeavePage } from './wire-values.ts';

export {
  defaultLayout,
  gridColumnCounts,
  type LayoutSettings,
  layoutCookieValue,
  readLayoutCookie,
  viewLayouts,
} from './layout.ts';

/** Refusal of an in-process call, as pages see it: an Error with these fields. */
export interface CallRefusal {
  status: number;
  code: string;
  message: string;
  /** The parameter that was refused, if it was one. */
  field: string | null;
  hint: string | null;
  /** Where several things are wrong at once: each with its field. */
  faults: readonly { field: string; message: string }[];
}

const reportQuery = [
  ...[
    'from',
    'to',
    'by',
    'and',
    'campaign_id',
    'creative_id',
    'placement_id',
    'page_type',
    'country',
    'device',
  ],
  ...['reasons', 'sort', 'order', 'page'],
] as const;
const listQuery = ['q', 'page', 'sort', 'audio', 'status', 'duration'] as const;

/**
 * Every page by the pattern of its path, with the query names that it depends on. The server hands on no others, so that
 * they can neither split nor poison what it keeps.
 */
export const pageQueries: Readonly<Record<string, readonly string[]>> = {
  '/': ['page', 'period', 'tab', 'notice'],
  '/user/:username': ['initialTab', 'page', 'sort', 'cursor', 'album', 'filter', 'view', 'list', 'edit'],
  '/post/:postId': ['cursor'],
  '/profile': [],
  '/history': ['cursor'],
  '/saved-searches': [],
  '/feed': ['tab', 'cursor'],
  '/play': [],
  '/play/:slug': ['t', 'list', 'shuffle', 'tab', 'anyway'],
  '/embed/:slug': ['t'],
  '/oembed': ['url', 'format', 'maxwidth', 'maxheight'],
  '/favorites': ['cursor'],
  '/categories': ['q', 'orientation'],
  '/categories/:slug': listQuery,
  '/tags/:tag': ['page'],
  '/playlists': ['q', 'page'],
  '/playlist/:slug': [],
  '/playlist/:slug/shuffle': [],
  '/search': [...listQuery, 'tag', 'format', 'quality', 'year', 'language', 'exact', 'tab', 'cursor'],
  '/upload': [],
  '/become-creator': [],
  '/studio': ['q', 'page', 'sort', 'order', 'status', 'days'],
  '/studio/:slug': ['days', 'tab'],
  '/login': ['redirect', 'error', 'challenge'],
  '/signup': ['redirect', 'error'],
  '/logout': [],
  '/forgot-password': [],
  '/reset-password': ['token'],
  '/verify-email': ['token'],
  '/confirm-email-change': ['token'],
  '/settings': [],
  '/settings/security': ['error'],
  '/settings/log-in': [],
  '/settings/profile': [],
  '/settings/playback': [],
  '/settings/privacy': [],
  '/settings/preferences': [],
  '/settings/blocklist': ['cursor'],
  '/settings/verify': ['error'],
  '/settings/delete': [],
  '/farewell': [],
  '/inbox': ['tab', 'cursor', 'q'],
  '/conversation/shared': ['slugs'],
  '/conversation/start': [],
  '/conversation': [],
  '/conversation/:conversationId': ['before'],
  '/notifications': ['cursor'],
  '/admin': ['period'],
  '/admin/all-videos': [
    'q',
    'page',
    'sort',
    'order',
    'status',
    'category',
    'source',
    'playback',
    'uploader',
    'edit',
  ],
  '/admin/categories': [],
  '/admin/tags': ['q', 'page', 'sort', 'order'],
  '/admin/places': [],
  '/admin/advertising/upload-test': [],
  '/admin/advertising': [],
  '/admin/advertising/creatives': ['view', 'q', 'type', 'status', 'shown', 'for'],
  '/admin/advertising/campaigns': ['q', 'page', 'state', 'objective', 'category'],
  '/admin/advertising/placements': ['q', 'page', 'state', 'on'],
  '/admin/advertising/posting': ['q', 'page', 'state', 'campaign', 'placement', 'view', 'from', 'creative'],
  '/admin/advertising/categories': [],
  '/admin/advertising/permissions': [],
  '/admin/advertising/settings': [],
  '/admin/advertising/ad-system-test': [
    'page_type',
    'category',
    'tags',
    'role',
    'country',
    'device',
    'language',
    'consent',
    'at',
  ],
  '/admin/permissions': [],
  '/admin/advertising/dashboard': [],
  '/admin/advertising/analytics': ['days', 'campaign', 'placement'],
  '/admin/advertising/reports': reportQuery,
  '/admin/advertising/reports.csv': reportQuery,
  '/proof/:code': [],
  '/upload-test': [],
  '/admin/users': ['q', 'page', 'sort', 'order', 'role'],
  '/admin/users/:userId': [],
  '/admin/identity': ['state', 'page'],
  '/admin/identity/:recordId': [],
  '/admin/settings': ['section'],
  '/admin/storage': ['sort', 'page', 'missed'],
  '/admin/jobs': ['state', 'name', 'cursor', 'all', 'av1', 'after'],
  '/admin/videos': ['tab', 'source', 'site', 'keywords', 'category', 'library', 'page'],
  '/admin/review': ['page'],
  '/admin/applications': ['q', 'page', 'state'],
  '/admin/applications/:applicationId': [],
  '/admin/support': ['q', 'page', 'state', 'type', 'tag'],
  '/admin/support/:ticketId': [],
  '/admin/legal': [],
  '/admin/legal/urgent/:requestId': [],
  '/admin/legal/statements.csv': ['from', 'to'],
  '/admin/legal/statements.json': ['from', 'to'],
  '/admin/legal/:page': [],
  '/admin/works': ['q', 'page', 'state', 'tab'],
  '/admin/works/:workId': [],
  '/admin/stay-down': ['q', 'page'],
  '/admin/reports': ['q', 'page', 'sort', 'order', 'state', 'kind', 'priority', 'assignee', 'notices'],
  '/admin/reports/:caseId': [],
  '/admin/prove': ['return'],
  '/admin/log': ['q', 'act', 'actor', 'target', 'before'],
  '/statement/:statementId': [],
  '/sitemap': [],
  '/faq': [],
  '/status': [],
  '/status.json': [],
  '/admin/status': [],
  '/information': [],
  '/information/dmcaform': [],
  '/information/data-request': [],
  '/information/transparency': ['year'],
  '/information/transparency.csv': ['year'],
  '/data-request/:receipt': [],
  '/data-request/:receipt/records.json': [],
  '/admin/data-requests': ['state', 'page'],
  '/admin/data-requests/:requestId': ['letter'],
  '/information/:page': ['version', 'with'],
  '/information/*': [],
  '/terms': [],
  '/privacy': [],
  '/notice': [],
  '/content-removal': [],
  '/illegal-content': ['thing'],
  '/urgent': [],
  '/case/:receipt': [],
  '/support': ['type'],
  '/support/ticket': ['token'],
  '/coming-soon': [],
  '/premium': [],
  '/series': ['sort', 'year', 'season', 'kind', 'airing', 'studio', 'tags', 'without', 'page'],
  '/series/:slug': [],
  '/calendar': ['week'],
  '/my-list': ['status', 'sort', 'q', 'page'],
  '/my-list/import': [],
  '/my-list/export.xml': [],
  '/my-list/export.json': [],
  '/studios': ['page'],
  '/studios/:slug': ['page'],
  '/shield': ['creator'],
  '/recommendations': [],
  '/for-you': ['page'],
  '/surprise': [],
  '/age-gate': [],
  '/robots.txt': [],
  '/sitemap.xml': [],
  '/sitemap-pages.xml': [],
  '/sitemap-series.xml': ['part'],
  '/sitemap-videos.xml': ['part'],
};

/** What the operator says about the site, as far as pages show it. */
export interface SiteFacts {
  name: string;
  description: string;
  /** Origin for canonical addresses, e.g. `https://example.org`. */
  origin: string;
  exitUrl: string;
  contactEmail: string;
  faq: { question: string; answer: string }[];
  /** The operator’s figures about the site on the sign-up page; absent if none are set. */
  signUpFigures?: { figure: string; words: string }[];
  /** What the operator promises to creators; absent without any. */
  creatorClaims?: { claim: string; words: string }[];
  creatorFaq: { question: string; answer: string }[];
  /** A category whose name contains one of these (any case) is "Most Popular". */
  mostPopularNames: string[];
  /** Sign-in by Google is offered, at `/auth/google?intent=sign-in|sign-up|connect&redirect=/path` (a plain link). */
  hasGoogle: boolean;
  /** There is no mail server: letters are written to a folder of the operator and reach nobody by themselves. */
  noMail?: boolean;
  /** Other sites may show our player in a frame. */
  isEmbeddable: boolean;
  /** Pages for trying things out are there. */
  isDevelopment?: boolean;
  /** How many windows an ad may open in a browser on a day. */
  windowsPerDay: number;
  /** Demo rows are in the catalogue: the footer says so. */
  /** What the operator tells everybody now: the title of an incident. */
  incident?: string;
  hasDemo: boolean;
}

/** Everything a loader may ask of the server. Same declaration, validation, access and cache as over HTTP. */
export interface Services {
  /** Refusals are thrown as an Error with the fields of `CallRefusal`; anything else that is thrown is a bug. */
  call<N extends CallName>(name: N, input: Input<N>): Promise<Output<N>>;
  site: SiteFacts;
  /** Writes a fault of a page to the log, with the request's id. */
  report(error: unknown): void;
}

/** What the request itself says. All but the nonce (which no cached page holds) and the id are part of the page cache's key; a member's pages are never cached. */
export interface PageFacts {
  nonce: string;
  /** The request's id; shown only on error pages, which are not cached. */
  requestId: string;
  /** The browser has shown the age that is asked where it is. */
  ageConfirmed: boolean;
  /** What the gate asks instead of one's word at 18, and what is part of the cache's key in place of the country. */
  ageAsked?: AgeAsked;
  layout: LayoutSettings;
  /** Discreet mode is on, and its key leads here. */
  discreet?: LeavePage;
  /** What the browser allows; on the page that shows it alone. */
  cookies?: CookieStanding;
  /** Who is signed in; null: a visitor. */
  member: Member | null;
  /** The fields of a form that was posted as a page, without secrets; null: none was. */
  posted?: Readonly<Record<string, string>> | null;
}

/** First parts of addresses that a receipt follows: whoever has it may read the page, so it is not logged and no shared cache has the page. */
export const receiptPages = ['case', 'statement', 'data-request', 'proof'] as const;

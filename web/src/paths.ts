import type { LegalPageName } from '#contract/legal-lists.ts';
/** Every address of the site. Pages link only through these functions, as `paths.home()`. */

/** What a table shows, in the query of its page. */
export type TableQuery = Record<string, string | number | null | undefined>;
export const withQuery = (path: string, query: TableQuery): string => {
  // Most links have no query, and a page has a hundred links.
  let search: URLSearchParams | null = null;
  for (const name in query) {
    const value = query[name];
    if (value === undefined || value === null || value === '') continue;
    search ??= new URLSearchParams();
    search.set(name, String(value));
  }
  return search === null ? path : `${path}?${search}`;
};
export const segment = (text: string) => encodeURIComponent(text);

export interface ListQuery {
  q?: string | null;
  page?: number | null;
  sort?: string | null;
  audio?: string | null;
  status?: string | null;
  duration?: string | null;
}
/** A search has filters of its own. */
export interface SearchQuery extends ListQuery {
  tag?: string | null;
  quality?: string | null;
  year?: string | null;
  format?: string | null;
  language?: string | null;
  exact?: string | null;
  tab?: string | null;
  cursor?: string | null;
}

/** The first page and the default order have no parameter, so each list has one address. */
const tidy = (query: ListQuery) => ({ ...query, page: query.page === 1 ? null : query.page });

export const home = (query: { page?: number; period?: string; tab?: string; notice?: string } = {}) =>
  withQuery('/', { ...query, page: query.page === 1 ? null : query.page });
export interface WatchQuery {
  /** The playlist in which it is watched, by its slug. */
  list?: string | null;
  /** In the order into which this number shuffles the playlist. */
  shuffle?: number | null;
  /** What is listed beside it. */
  tab?: string | null;
}
export const watch = (slug: string, seconds: number | null = null, query: WatchQuery = {}) =>
  withQuery(`/play/${segment(slug)}`, { t: seconds, ...query });
export const becomeCreator = () => '/become-creator';
export const oembed = (url: string) => withQuery('/oembed', { url });
export const categories = (query: { q?: string | null; orientation?: string | null } = {}) =>
  withQuery('/categories', { ...query });
export const category = (slug: string, query: ListQuery = {}) =>
  withQuery(`/categories/${segment(slug)}`, tidy(query));
export const tag = (slug: string, page = 1) =>
  withQuery(`/tags/${segment(slug)}`, { page: page === 1 ? null : page });
export const playlists = (query: { q?: string | null; page?: number | null } = {}) =>
  withQuery('/playlists', tidy(query));
export const playlist = (slug: string) => `/playlist/${segment(slug)}`;
/** Leads to the first of its videos in random order; not a page. */
export const shufflePlaylist = (slug: string) => `/playlist/${segment(slug)}/shuffle`;
export const search = (q = '', query: SearchQuery = {}) =>
  withQuery('/search', { q: q.trim(), ...tidy(query) });
export const savedSearches = () => '/saved-searches';
export interface ProfileQuery {
  initialTab?: string | null;
  page?: number;
  /** Of the videos: `views` for the most viewed; else the newest. */
  sort?: 'views' | null;
  cursor?: string | null;
  /** Of the photos: the open one. */
  album?: string | null;
  /** Of the playlists: the filter, the layout, the open one, and the edited one (`new`: one being created). */
  filter?: string | null;
  view?: string | null;
  list?: string | null;
  edit?: string | null;
}
export const user = (username: string, query: ProfileQuery = {}) =>
  withQuery(`/user/${segment(username)}`, { ...query, page: query.page === 1 ? null : query.page });
export const post = (id: string, cursor: string | null = null) =>
  withQuery(`/post/${segment(id)}`, { cursor });
export const profile = () => '/profile';
export const history = (cursor: string | null = null) => withQuery('/history', { cursor });
export const feed = (cursor: string | null = null, tab: 'videos' | 'posts' | null = null) =>
  withQuery('/feed', { tab, cursor });
export const sitemap = () => '/sitemap';
export const faq = () => '/faq';
export const information = (page: LegalPageName) => `/information/${page}`;
export const support = (type: string | null = null) => withQuery('/support', { type });
export const comingSoon = () => '/coming-soon';
export const premium = () => '/premium';
export const studios = () => '/studios';
export const surprise = () => '/surprise';
export const login = (redirect: string | null = null) => withQuery('/login', { redirect });
export const signup = (redirect: string | null = null) => withQuery('/signup', { redirect });
export const logout = () => '/logout';
export const ageGate = () => '/age-gate';
/** Leads to the outside service that checks an age; not a page. */
export const ageAssurance = (here: string) => withQuery('/age-gate/assurance', { return: here });
export const ogCard = () => '/og-card.png';
export const icon = () => '/icon.svg';
/** Of discreet mode. */
export const plainIcon = () => '/plain.svg';
/** What somebody would rather not see. */
export const shield = (creator: string | null = null) => withQuery('/shield', { creator });
export const robots = () => '/robots.txt';
export const sitemapIndex = () => '/sitemap.xml';
export const sitemapPages = () => '/sitemap-pages.xml';
export const sitemapVideos = (part: number) => withQuery('/sitemap-videos.xml', { part });
/** The back office; its other addresses are in admin-paths.ts, which public pages do not load. */
export const admin = () => '/admin';

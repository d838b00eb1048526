/** Every address of the site. Pages link through these functions only. */
const withQuery = (path: string, query: Record<string, string | number | null | undefined>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
};
const segment = (text: string) => encodeURIComponent(text);

export interface ListQuery {
  q?: string | null;
  page?: number | null;
  sort?: string | null;
  audio?: string | null;
  status?: string | null;
  duration?: string | null;
}

/** The first page and the default order have no parameter, so each list has one address. */
const tidy = (query: ListQuery) => ({ ...query, page: query.page === 1 ? null : query.page });

export const paths = {
  home: (query: { page?: number; period?: string; tab?: string } = {}) =>
    withQuery('/', { ...query, page: query.page === 1 ? null : query.page }),
  watch: (slug: string) => `/play/${segment(slug)}`,
  categories: (query: { q?: string | null; orientation?: string | null } = {}) => withQuery('/categories', { ...query }),
  category: (slug: string, query: ListQuery = {}) => withQuery(`/categories/${segment(slug)}`, tidy(query)),
  tag: (slug: string, page = 1) => withQuery(`/tags/${segment(slug)}`, { page: page === 1 ? null : page }),
  search: (q = '', query: ListQuery & { category?: string | null } = {}) =>
    withQuery('/search', { q: q.trim(), ...tidy(query) }),
  sitemap: () => '/sitemap',
  faq: () => '/faq',
  comingSoon: () => '/coming-soon',
  premium: () => '/premium',
  studios: () => '/studios',
  surprise: () => '/surprise',
  ageGate: () => '/age-gate',
  ogCard: () => '/og-card.png',
  icon: () => '/icon.svg',
  robots: () => '/robots.txt',
  sitemapIndex: () => '/sitemap.xml',
  sitemapPages: () => '/sitemap-pages.xml',
  sitemapVideos: (part: number) => withQuery('/sitemap-videos.xml', { part }),
};

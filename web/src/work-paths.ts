import { segment, withQuery } from './paths.ts';
/** Addresses of works and studios, which the first page of a visitor does not load. */

/** A season, a film or an OVA. */
export const series = (slug: string) => `/series/${segment(slug)}`;
const beyondFirst = (page: number) => ({ page: page === 1 ? null : page });
export const studios = (page = 1) => withQuery('/studios', beyondFirst(page));
export const studio = (slug: string, page = 1) => withQuery(`/studios/${segment(slug)}`, beyondFirst(page));
export const sitemapSeries = (part: number) => withQuery('/sitemap-series.xml', { part });

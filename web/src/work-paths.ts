import { segment, withQuery } from './paths.ts';

/** Addresses of works and studios, which the first page of a visitor does not load. */

const beyondFirst = (page: number) => ({ page: page === 1 ? null : page });
/** A season, a film or an OVA. */
export const series = (slug: string, page = 1) => withQuery(`/series/${segment(slug)}`, beyondFirst(page));
export const studios = (page = 1) => withQuery('/studios', beyondFirst(page));
export const studio = (slug: string, page = 1) => withQuery(`/studios/${segment(slug)}`, beyondFirst(page));
export const sitemapSeries = (part: number) => withQuery('/sitemap-series.xml', { part });

/** What is asked of the list of all series. Tags stand in the address with commas between. */
export interface BrowseQuery {
  sort?: string | null;
  year?: number | null;
  season?: string | null;
  kind?: string | null;
  airing?: string | null;
  studio?: string | null;
  tags?: readonly string[];
  without?: readonly string[];
  page?: number;
}
export const browse = ({ tags = [], without = [], page = 1, ...query }: BrowseQuery = {}) =>
  withQuery('/series', {
    ...query,
    tags: tags.join(',') || null,
    without: without.join(',') || null,
    ...beyondFirst(page),
  });
/** `week`: as `2026-W48`; null: this one. */
export const calendar = (week: string | null = null) => withQuery('/calendar', { week });
export interface ListQuery {
  status?: string | null;
  sort?: string | null;
  q?: string | null;
  page?: number;
}
export const myList = ({ page = 1, ...query }: ListQuery = {}) =>
  withQuery('/my-list', { ...query, ...beyondFirst(page) });
export const importList = () => '/my-list/import';
export const listFile = (format: 'xml' | 'json') => `/my-list/export.${format}`;

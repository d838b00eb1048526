import type { LoaderFunctionArgs } from 'react-router';
import { countFiles, xmlResponse, xmlText } from '../page/sitemap.ts';
import { servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';

/** Names the file of pages and the files of videos. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { site, call } = context.get(servicesContext);
  const files = await countFiles(async (p_offset) => {
    const rows = await call('get_all_videos_with_details', { p_public: true, p_limit: 1, p_offset });
    return rows.length > 0;
  });
  const parts = [
    paths.sitemapPages(),
    ...Array.from({ length: files }, (_, index) => paths.sitemapVideos(index + 1)),
  ];
  const entries = parts.map((path) => `<sitemap><loc>${xmlText(site.origin + path)}</loc></sitemap>`);
  return xmlResponse(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`,
  );
}

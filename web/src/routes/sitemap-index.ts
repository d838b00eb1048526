import type { LoaderFunctionArgs } from 'react-router';
import { limits } from '#contract/limits.ts';
import { countFiles, worksPerFile, xmlResponse, xmlText } from '../page/sitemap.ts';
import { type Services, servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';
import * as workPaths from '../work-paths.ts';

/** Names the file of pages, the files of series and the files of videos. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { site, call } = context.get(servicesContext);
  const files = await countFiles(async (p_offset) => {
    const rows = await call('get_all_videos_with_details', { p_public: true, p_limit: 1, p_offset });
    return rows.length > 0;
  });
  const seriesFiles = await countSeriesFiles(call);
  const parts = [
    paths.sitemapPages(),
    ...Array.from({ length: seriesFiles }, (_, index) => workPaths.sitemapSeries(index + 1)),
    ...Array.from({ length: files }, (_, index) => paths.sitemapVideos(index + 1)),
  ];
  const entries = parts.map((path) => `<sitemap><loc>${xmlText(site.origin + path)}</loc></sitemap>`);
  return xmlResponse(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`,
  );
}

/** How many files the series fill, at least one. */
async function countSeriesFiles(call: Services['call']): Promise<number> {
  const pages = worksPerFile / limits.worksPageSize;
  let files = 1;
  while (
    files * pages < limits.highestPage &&
    (await call('list_works', { p_page: files * pages + 1 })).length > 0
  )
    files += 1;
  return files;
}

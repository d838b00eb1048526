import type { LoaderFunctionArgs } from 'react-router';
import { limits } from '#contract/limits.ts';
import { worksPerFile, xmlResponse, xmlText } from '../page/sitemap.ts';
import { type Services, servicesContext } from '../page-context.ts';
import * as workPaths from '../work-paths.ts';

/** One file of the addresses of series: `/sitemap-series.xml?part=1`; the first names the studios too. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site, call } = context.get(servicesContext);
  const asked = new URL(request.url).searchParams.get('part') ?? '1';
  const part = /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 0;
  const pages = worksPerFile / limits.worksPageSize;
  const first = (part - 1) * pages + 1;
  if (part === 0 || first > limits.highestPage) throw new Response(null, { status: 404 });
  const all: string[] = part === 1 ? await studioPaths(call) : [];
  for (let page = first; page < first + pages; page += 1) {
    const works = await call('list_works', { p_page: page });
    all.push(...works.map(({ slug }) => workPaths.series(slug)));
    if (works.length < limits.worksPageSize) break;
  }
  const entries = all.map((path) => `<url><loc>${xmlText(site.origin + path)}</loc></url>`);
  return xmlResponse(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`,
  );
}

/** The list of studios and all of them, as many as one file may hold. */
async function studioPaths(call: Services['call']): Promise<string[]> {
  const all = [workPaths.browse(), workPaths.calendar(), workPaths.studios()];
  for (let page = 1; page <= limits.highestPage; page += 1) {
    const { items, has_more } = await call('list_studios', { p_page: page });
    all.push(...items.map(({ slug }) => workPaths.studio(slug)));
    if (!has_more) break;
  }
  return all;
}

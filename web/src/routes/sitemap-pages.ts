import type { LoaderFunctionArgs } from 'react-router';
import { legalPages } from '#contract/legal-lists.ts';
import * as memberPaths from '../member-paths.ts';
import { xmlResponse, xmlText } from '../page/sitemap.ts';
import { servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';

/** Pages that are not about one video. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { site, call } = context.get(servicesContext);
  const [categories, tags] = await Promise.all([
    call('list-categories-direct', {}),
    call('get_popular_tags', { limit_count: 100 }),
  ]);
  const all = [
    paths.home(),
    paths.categories(),
    ...categories.map(({ slug }) => paths.category(slug)),
    ...tags.map(({ slug }) => paths.tag(slug)),
    paths.playlists(),
    paths.sitemap(),
    ...legalPages.map((page) => paths.information(page)),
    memberPaths.takedownForm(),
    paths.support(),
    memberPaths.contentRemoval(),
    memberPaths.illegalContent(),
    memberPaths.transparency(),
    memberPaths.askForData(),
    paths.faq(),
    memberPaths.status(),
    paths.becomeCreator(),
  ];
  const entries = all.map((path) => `<url><loc>${xmlText(site.origin + path)}</loc></url>`);
  return xmlResponse(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`,
  );
}

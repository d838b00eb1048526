import { expect, test } from 'vitest';
import { pageQueries } from '#contract/page.ts';
import * as memberPaths from '../member-paths.ts';
import * as paths from '../paths.ts';
import routes from '../routes.ts';

test('every page of the route table says which query names it depends on', () => {
  const flat = routes.flatMap((one) => one.children ?? [one]);
  const pages = flat.map(({ index, path }) => (index ? '/' : `/${path}`)).filter((path) => path !== '/*');
  expect(Object.keys(pageQueries).sort()).toEqual(pages.sort());
});

test('every name that our links put into an address reaches the page', () => {
  const all = { q: 'x', page: 2, sort: 'views', audio: 'sub', status: 'ongoing', duration: 'short' };
  const links: Record<string, string> = {
    '/': paths.home({ page: 2, period: 'week', tab: 'drama', notice: 'x' }),
    '/history': paths.history('x'),
    '/feed': paths.feed('x', 'posts'),
    '/user/:username': paths.user('mio', {
      initialTab: 'Videos',
      page: 2,
      sort: 'views',
      cursor: 'x',
      filter: 'x',
      view: 'x',
      list: 'x',
      edit: 'x',
    }),
    '/play/:slug': paths.watch('x', 7, { list: 'x', shuffle: 7, tab: 'x' }),
    '/settings/blocklist': memberPaths.settingsBlocklist('x'),
    '/inbox': memberPaths.inbox({ tab: 'requests', cursor: 'x', q: 'x' }),
    '/categories': paths.categories({ q: 'x', orientation: 'gay' }),
    '/categories/:slug': paths.category('drama', all),
    '/tags/:tag': paths.tag('rain', 2),
    '/playlists': paths.playlists({ q: 'x', page: 2 }),
    '/search': paths.search('x', all),
    '/login': paths.login('/faq'),
    '/signup': paths.signup('/faq'),
    '/sitemap-videos.xml': paths.sitemapVideos(2),
  };
  for (const [pattern, link] of Object.entries(links)) {
    const names = [...new URL(link, 'https://t.example').searchParams.keys()];
    expect(pageQueries[pattern], pattern).toEqual(expect.arrayContaining(names));
  }
});

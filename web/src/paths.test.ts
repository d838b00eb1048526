import { expect, test } from 'vitest';
import * as paths from './paths.ts';

test('every address of the site', () => {
  expect({
    home: [
      paths.home(),
      paths.home({ page: 1 }),
      paths.home({ page: 2 }),
      paths.home({ period: 'week', tab: 'drama' }),
    ],
    watch: [paths.watch('glass-sparrow'), paths.watch('a/b?c#d')],
    categories: [paths.categories(), paths.categories({ q: 'sci fi', orientation: 'gay' })],
    category: [
      paths.category('drama'),
      paths.category('drama', { page: 1, q: '', sort: null }),
      paths.category('drama', { page: 3, q: 'a b', sort: 'views' }),
    ],
    tag: [paths.tag('日常'), paths.tag('drama', 2)],
    search: [paths.search(), paths.search('  glas & sparow '), paths.search('x', { page: 2, audio: 'sub' })],
    fixed: [
      paths.sitemap(),
      paths.faq(),
      paths.comingSoon(),
      paths.premium(),
      paths.studios(),
      paths.surprise(),
      paths.ageGate(),
    ],
    files: [
      paths.ogCard(),
      paths.icon(),
      paths.robots(),
      paths.sitemapIndex(),
      paths.sitemapPages(),
      paths.sitemapVideos(2),
    ],
  }).toMatchInlineSnapshot(`
    {
      "categories": [
        "/categories",
        "/categories?q=sci+fi&orientation=gay",
      ],
      "category": [
        "/categories/drama",
        "/categories/drama",
        "/categories/drama?page=3&q=a+b&sort=views",
      ],
      "files": [
        "/og-card.png",
        "/icon.svg",
        "/robots.txt",
        "/sitemap.xml",
        "/sitemap-pages.xml",
        "/sitemap-videos.xml?part=2",
      ],
      "fixed": [
        "/sitemap",
        "/faq",
        "/coming-soon",
        "/premium",
        "/studios",
        "/surprise",
        "/age-gate",
      ],
      "home": [
        "/",
        "/",
        "/?page=2",
        "/?period=week&tab=drama",
      ],
      "search": [
        "/search",
        "/search?q=glas+%26+sparow",
        "/search?q=x&page=2&audio=sub",
      ],
      "tag": [
        "/tags/%E6%97%A5%E5%B8%B8",
        "/tags/drama?page=2",
      ],
      "watch": [
        "/play/glass-sparrow",
        "/play/a%2Fb%3Fc%23d",
      ],
    }
  `);
});

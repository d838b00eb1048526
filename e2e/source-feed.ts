import { mediaRss, startSourceHost } from '../server/src/domains/importing/feeds/test-source-host.ts';

/** A feed on loopback with three good items and three bad ones: a word, a player and a page that cannot be taken. Answers its address. */
export async function startSourceFeed(): Promise<string> {
  const source = await startSourceHost();
  const lantern = (n: number, more: object = {}) => ({
    title: `Lantern street ${n}`,
    link: `${source.origin}/w/${n}`,
    player: `https://player.example/e/${n}`,
    description: `What happens at lantern ${n}.`,
    seconds: 600 + n,
    ...more,
  });
  const items = [
    lantern(1),
    lantern(2),
    lantern(3, { title: 'Borrowed without consent' }),
    lantern(4, { player: 'https://elsewhere.example/4' }),
    lantern(5, { player: undefined }),
    lantern(6),
  ];
  source.pages.set('/feed', { type: 'application/rss+xml', body: mediaRss(items) });
  return `${source.origin}/feed`;
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FoundVideo } from './found-video.ts';
import { readSource, readSourceCategories } from './read-source.ts';
import { plainText } from './values.ts';
import { readXml } from './xml-document.ts';

const base = 'https://feeds.example/list';
const read = (text: string, url = base) => readSource({ url, contentType: '', text });
const one = (text: string, url = base): FoundVideo => {
  const videos = read(text, url)?.videos ?? [];
  assert.equal(videos.length, 1);
  return videos[0]!;
};

test('a Media RSS item is read from its deepest level, with its best file', () => {
  const video = one(`<?xml version="1.0" encoding="UTF-8"?>
  <rss version="2.0" xmlns:m="http://search.yahoo.com/mrss/" xmlns:a="http://www.w3.org/2005/Atom"><channel>
    <title>Feed</title><a:link rel="next" href="/list?page=2"/>
    <item><title>Item title</title><link>https://site.example/watch/1</link><guid isPermaLink="false">g-1</guid>
      <pubDate>Sat, 21 Nov 2026 10:00:00 GMT</pubDate><category>Noir</category>
      <m:keywords>rain, neon,Rain</m:keywords><m:thumbnail url="/item.jpg"/>
      <m:group><m:title>Rain &amp; neon</m:title><m:description type="html">&lt;p&gt;Two &lt;b&gt;cats&lt;/b&gt;.&lt;/p&gt;</m:description>
        <m:content url="/small.mp4" type="video/mp4" height="360" duration="100"/>
        <m:content url="/large.mp4" type="video/mp4" height="1080" duration="101"><m:thumbnail url="/deep-s.jpg" width="100"/><m:thumbnail url="/deep.jpg" width="900"/></m:content>
        <m:content url="/sample.mp4" type="video/mp4" expression="sample" height="2000"/>
        <m:player url="https://player.example/e/1"/><m:category label="Crime">crime</m:category>
      </m:group></item></channel></rss>`);
  assert.deepEqual(video, {
    sourceUrl: 'https://site.example/watch/1',
    guid: 'g-1',
    title: 'Rain & neon',
    description: 'Two cats.',
    thumbnailUrl: 'https://feeds.example/deep.jpg',
    durationSeconds: 101,
    tags: ['Rain', 'neon'],
    categories: ['Noir', 'Crime'],
    contentUrl: 'https://feeds.example/large.mp4',
    embedUrl: 'https://player.example/e/1',
    previewUrl: 'https://feeds.example/sample.mp4',
    publishedAt: '2026-11-21T10:00:00.000Z',
    uploader: null,
  });
});

test('plain RSS gives its enclosure, the namespace may lack its slash, and what has no address at all is left out', () => {
  const reading = read(`<rss xmlns:media="http://search.yahoo.com/mrss"><channel>
    <atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="next" href="?p=2"/>
    <item><title><![CDATA[A <b>bold</b> night]]></title><link>/w/2</link><enclosure url="/2.webm" type="video/webm" length="1"/></item>
    <item><link>/w/3</link><media:content url="/3.m3u8" type="application/x-mpegURL"/></item>
    <item><title>Nowhere</title></item></channel></rss>`);
  assert.deepEqual(reading?.next, ['https://feeds.example/list?p=2']);
  const told = reading?.videos.map(({ title, sourceUrl, contentUrl }) => [title, sourceUrl, contentUrl]);
  assert.deepEqual(told, [
    ['A bold night', 'https://feeds.example/w/2', 'https://feeds.example/2.webm'],
    ['', 'https://feeds.example/w/3', null],
  ]);
});

test('what a channel says of all its items holds where they say nothing themselves, but for its title', () => {
  const reading =
    read(`<rss xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Feed</title><media:title>Feed</media:title>
    <media:keywords>night</media:keywords><media:category>Noir</media:category><media:credit>Kiln</media:credit><media:thumbnail url="/feed.jpg"/>
    <item><title>One</title><link>/w/1</link></item>
    <item><title>Two</title><link>/w/2</link><category>Sea</category><media:keywords>rain</media:keywords><media:credit>Mio</media:credit><media:thumbnail url="/2.jpg"/></item>
    </channel></rss>`);
  assert.deepEqual(
    reading?.videos.map(({ title, tags, categories, uploader, thumbnailUrl }) => [
      title,
      tags,
      categories,
      uploader,
      thumbnailUrl,
    ]),
    [
      ['One', ['night'], ['Noir'], 'Kiln', 'https://feeds.example/feed.jpg'],
      ['Two', ['rain'], ['Sea'], 'Mio', 'https://feeds.example/2.jpg'],
    ],
  );
});

test('a video sitemap gives a video a page, and an index its parts', () => {
  const video =
    one(`<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:v="http://www.google.com/schemas/sitemap-video/1.1">
    <url><loc>https://site.example/a</loc><v:video><v:thumbnail_loc>https://site.example/a.jpg</v:thumbnail_loc><v:title>Ferry</v:title>
    <v:description>Late.</v:description><v:content_loc>https://site.example/a.mp4</v:content_loc><v:player_loc>https://site.example/p/a</v:player_loc>
    <v:duration>600</v:duration><v:tag>sea</v:tag><v:tag>night</v:tag><v:uploader info="x">Mio</v:uploader></v:video></url>
    <url><loc>https://site.example/about</loc></url></urlset>`);
  assert.deepEqual(
    [
      video.sourceUrl,
      video.title,
      video.durationSeconds,
      video.contentUrl,
      video.embedUrl,
      video.tags,
      video.uploader,
    ],
    [
      'https://site.example/a',
      'Ferry',
      600,
      'https://site.example/a.mp4',
      'https://site.example/p/a',
      ['sea', 'night'],
      'Mio',
    ],
  );
  const index = read(
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>/v1.xml</loc></sitemap><sitemap><loc>/v2.xml</loc></sitemap></sitemapindex>',
  );
  assert.deepEqual(index?.next, ['https://feeds.example/v1.xml', 'https://feeds.example/v2.xml']);
});

test('a JSON feed gives its items with the first film that is attached', () => {
  const reading = read(
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      next_url: '/list.json?2',
      items: [
        {
          id: 7,
          url: '/w/7',
          title: 'Seven',
          content_html: '<p>Hi<script>evil()</script></p>',
          image: '/7.png',
          tags: ['a', 'b'],
          authors: [{ name: 'Kiln' }],
          attachments: [
            { url: '/7.mp3', mime_type: 'audio/mpeg' },
            { url: '/7.mp4', mime_type: 'video/mp4', duration_in_seconds: 70 },
          ],
        },
        'nonsense',
        null,
      ],
    }),
  );
  const video = reading?.videos[0];
  assert.equal(reading?.videos.length, 1);
  assert.deepEqual(
    [
      video?.guid,
      video?.title,
      video?.description,
      video?.contentUrl,
      video?.durationSeconds,
      video?.uploader,
      reading?.next,
    ],
    ['7', 'Seven', 'Hi', 'https://feeds.example/7.mp4', 70, 'Kiln', ['https://feeds.example/list.json?2']],
  );
});

test('linked data is found in a graph, a list, under the main entity, and beside broken blocks', () => {
  const block = (data: unknown) =>
    `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;
  const video = {
    '@type': ['CreativeWork', 'VideoObject'],
    name: 'Graph',
    url: '/g',
    thumbnailUrl: ['/g.jpg'],
    duration: 'PT2M',
    contentUrl: '/g.mp4',
    embedUrl: 'https://player.example/g',
    keywords: 'x, y',
    genre: ['Noir'],
    uploadDate: '2026-11-01',
    author: { name: 'Mio' },
  };
  const page = `<!doctype html><html><head><title>T</title>${block('{broken')}${block({ '@graph': [{ '@type': 'WebSite' }, video] })}
    ${block({
      '@type': 'WebPage',
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: [
          { '@type': 'ListItem', url: '/one', name: 'One' },
          {
            '@type': 'ListItem',
            item: {
              '@type': 'https://schema.org/VideoObject',
              name: 'Two',
              url: '/two',
              thumbnail: { url: '/two.jpg' },
            },
          },
        ],
      },
    })}</head></html>`;
  const videos = read(page)?.videos ?? [];
  assert.deepEqual(
    videos.map(({ title, sourceUrl }) => [title, sourceUrl]),
    [
      ['Graph', 'https://feeds.example/g'],
      ['One', 'https://feeds.example/one'],
      ['Two', 'https://feeds.example/two'],
    ],
  );
  const [graph, , two] = videos;
  assert.deepEqual(
    [graph?.durationSeconds, graph?.contentUrl, graph?.tags, graph?.categories, graph?.uploader],
    [120, 'https://feeds.example/g.mp4', ['x', 'y'], ['Noir'], 'Mio'],
  );
  assert.equal(two?.thumbnailUrl, 'https://feeds.example/two.jpg');
});

test('linked data and Open Graph of one page fill each other up', () => {
  const video =
    one(`<html><head><meta property="og:type" content="video.movie"><meta property="og:title" content="OG"><meta property="og:image" content="/og.jpg">
    <meta property="og:video" content="https://player.example/og"><meta property="og:video:type" content="text/html"><meta property="video:duration" content="61"><meta property="video:tag" content="t1"><meta property="video:tag" content="t2">
    <script type="application/ld+json">{"@type":"VideoObject","name":"LD","description":"From LD"}</script></head></html>`);
  assert.deepEqual(
    [
      video.title,
      video.description,
      video.thumbnailUrl,
      video.embedUrl,
      video.durationSeconds,
      video.tags,
      video.sourceUrl,
    ],
    ['LD', 'From LD', 'https://feeds.example/og.jpg', 'https://player.example/og', 61, ['t1', 't2'], base],
  );
});

test('a page of Open Graph alone is a video only if it says so, and tells where its oEmbed is', () => {
  const reading = read(
    `<html><head><meta property="og:title" content="Article"><meta property="og:type" content="article"><link rel="alternate" type="application/json+oembed" href="/oembed?url=x"><link rel="next" href="?page=3"></head></html>`,
  );
  assert.deepEqual(reading, {
    videos: [],
    next: ['https://feeds.example/list?page=3'],
    alternate: 'https://feeds.example/oembed?url=x',
  });
  const file = one(
    '<html><meta property="og:title" content="F"><meta property="og:video:secure_url" content="/f.mp4"></html>',
  );
  assert.deepEqual([file.contentUrl, file.embedUrl], ['https://feeds.example/f.mp4', null]);
});

test('oEmbed gives the address of its frame and nothing else of its markup, as JSON and as XML', () => {
  const html = '<script>evil()</script><iframe src="https://player.example/o" onload="evil()"></iframe>';
  const json = one(
    JSON.stringify({
      type: 'video',
      version: '1.0',
      title: 'O',
      html,
      author_name: 'Kiln',
      thumbnail_url: '/o.jpg',
    }),
  );
  const xml = one(
    `<?xml version="1.0"?><oembed><type>video</type><version>1.0</version><title>O</title><author_name>Kiln</author_name><thumbnail_url>/o.jpg</thumbnail_url><html>${html.replaceAll('<', '&lt;')}</html></oembed>`,
  );
  assert.deepEqual(json, xml);
  assert.deepEqual(
    [json.embedUrl, json.thumbnailUrl, json.uploader],
    ['https://player.example/o', 'https://feeds.example/o.jpg', 'Kiln'],
  );
  assert.deepEqual(read(JSON.stringify({ type: 'photo', version: '1.0', title: 'P' }))?.videos, []);
});

test('addresses of other schemes never come out of a reader', () => {
  const video =
    one(`<rss xmlns:media="http://search.yahoo.com/mrss/"><channel><item><title>X</title><link>https://a.example/x</link>
    <media:player url="javascript:alert(1)"/><media:thumbnail url="data:image/png;base64,x"/><media:content url="file:///etc/passwd" type="video/mp4"/></item></channel></rss>`);
  assert.deepEqual([video.embedUrl, video.thumbnailUrl, video.contentUrl], [null, null, null]);
});

test('entities that a document declares are not expanded, and depth is bounded', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>
    <rss><channel><item><title>&b;&x;</title><link>https://a.example/</link></item></channel></rss>`;
  assert.equal(one(bomb).title, '&b;&x;');
  assert.throws(() => readXml('<a>'.repeat(1000)), { kind: 'badInput' });
  const nested = (text: string) => `${'['.repeat(200_000)}${text}${']'.repeat(200_000)}`;
  assert.deepEqual(read(nested(''))?.videos, []);
  assert.deepEqual(
    read(`<html><script type="application/ld+json">${nested('1')}</script></html>`)?.videos,
    [],
  );
});

test('what is none of these forms is told apart from an empty source', () => {
  for (const text of ['', 'hello', '{"a":', '%PDF-1.4', '<?xml version="1.0"?><svg/>'])
    assert.equal(read(text), null, text);
  assert.deepEqual(read('<rss><channel></channel></rss>')?.videos, []);
});

test('categories come from the links of a page, else from its videos', () => {
  const page = `<html><body><a href="/categories/noir">Noir <i>films</i></a><a href="/categories/noir">Again</a><a href="https://other.example/categories/x">X</a><a href="/about">About</a><a href="/genre/sea"></a><a href="/tags/rain">Rain</a></body></html>`;
  assert.deepEqual(readSourceCategories({ url: base, contentType: '', text: page }), [
    { name: 'Noir films', url: 'https://feeds.example/categories/noir' },
    { name: 'Rain', url: 'https://feeds.example/tags/rain' },
  ]);
  const feed =
    '<rss><channel><item><title>A</title><link>/a</link><category>Noir</category></item><item><title>B</title><link>/b</link><category>noir</category></item></channel></rss>';
  assert.deepEqual(readSourceCategories({ url: base, contentType: '', text: feed }), [
    { name: 'noir', url: base },
  ]);
});

test('text keeps its words and lines and loses its markup', () => {
  assert.equal(
    plainText('<p>One<br>two</p><style>x{}</style> &amp; <b>three</b>'),
    'One\ntwo\n& three'.replace('\n&', ' &'),
  );
});

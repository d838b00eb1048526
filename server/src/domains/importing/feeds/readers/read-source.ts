import { emptyReading, type FoundCategory, type Reading, type SourceDocument } from './found-video.ts';
import { parseJson, record } from './json-values.ts';
import { readJsonFeed } from './read-json-feed.ts';
import { readJsonLd } from './read-json-ld.ts';
import { oembedOfXml, readOembed } from './read-oembed.ts';
import { readCategories, readPage } from './read-page.ts';
import { readRss } from './read-rss.ts';
import { readSitemap } from './read-sitemap.ts';
import { readXml, type XmlElement } from './xml-document.ts';

/** Reads one format; null: the document has another. */
type Reader = (document: SourceDocument) => Reading | null;

const alone = (videos: Reading['videos']): Reading => ({ ...emptyReading(), videos });
const xmlReader =
  (names: readonly string[], read: (root: XmlElement, base: string) => Reading): Reader =>
  ({ text, url }) => {
    if (!/^\s*(\uFEFF)?\s*<(\?xml|!--|!DOCTYPE|rss|rdf|urlset|sitemapindex|oembed)/i.test(text.slice(0, 500)))
      return null;
    const root = readXml(text);
    return root !== null && names.includes(root.name) ? read(root, url) : null;
  };
const jsonReader =
  (read: (value: unknown, url: string) => Reading | null): Reader =>
  ({ text, url }) => {
    const value = /^\s*(\uFEFF)?[[{]/.test(text.slice(0, 100)) ? parseJson(text) : undefined;
    return value === undefined ? null : read(value, url);
  };

/** All readers, from the most reliable format to the loosest. */
const readers: readonly Reader[] = [
  xmlReader(['rss', 'rdf:RDF', 'RDF'], readRss),
  xmlReader(['urlset', 'sitemapindex'], readSitemap),
  xmlReader(['oembed'], (root, url) => {
    const video = readOembed(oembedOfXml(root), url);
    return alone(video === null ? [] : [video]);
  }),
  jsonReader((value, url) => {
    const feed = record(value);
    return feed !== null && Array.isArray(feed.items) ? readJsonFeed(feed, url) : null;
  }),
  jsonReader((value, url) => {
    const video = record(value)?.version === undefined ? null : readOembed(record(value)!, url);
    return video === null ? null : alone([video]);
  }),
  jsonReader((value, url) => alone(readJsonLd([value], url))),
  ({ text, url }) =>
    /<(html|head|body|meta|link|script|!doctype html)/i.test(text) ? readPage(text, url) : null,
];

/** The content of a document, from the first reader that knows its format; null: no readable format. */
export function readSource(document: SourceDocument): Reading | null {
  for (const read of readers) {
    const reading = read(document);
    if (reading !== null) return reading;
  }
  return null;
}

/** The categories of a source: those its page links to, else those of its videos. */
export function readSourceCategories(document: SourceDocument): FoundCategory[] {
  const linked = /<a\s/i.test(document.text) ? readCategories(document.text, document.url) : [];
  if (linked.length > 0) return linked;
  const names = new Map<string, string>();
  for (const { categories } of readSource(document)?.videos ?? [])
    for (const name of categories) names.set(name.toLowerCase(), name);
  return [...names.values()].map((name) => ({ name, url: document.url }));
}

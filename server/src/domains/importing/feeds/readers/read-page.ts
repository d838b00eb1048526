import { parseDuration } from './duration-rules.ts';
import type { FoundCategory, FoundVideo, Reading } from './found-video.ts';
import { type HtmlDocument, readHtml } from './html-document.ts';
import { parseJson } from './json-values.ts';
import { readJsonLd } from './read-json-ld.ts';
import { address, isVideoFile, moment, plainText, textOrNull, titledVideo, words } from './values.ts';

/** A page: its linked data, else its Open Graph data, and where its oEmbed and its next page are. */
export function readPage(text: string, base: string): Reading {
  const page = readHtml(text);
  const linked = readJsonLd(page.linkedData.map(parseJson), base);
  const told = readOpenGraph(page, base);
  const videos =
    linked.length > 0
      ? linked.map((video) => fill(video, linked.length === 1 ? told : null))
      : told
        ? [told]
        : [];
  const next = page.links.filter(({ rel }) => rel === 'next').map(({ href }) => address(href, base));
  const oembed = page.links.find(({ rel, type }) => rel === 'alternate' && /\+oembed$/.test(type));
  return {
    videos,
    next: next.filter((link) => link !== null),
    alternate: oembed === undefined ? null : address(oembed.href, base),
  };
}

/** What one reader missed, another may have found. */
export const fill = (video: FoundVideo, other: FoundVideo | null): FoundVideo =>
  other === null
    ? video
    : {
        ...video,
        description: video.description ?? other.description,
        thumbnailUrl: video.thumbnailUrl ?? other.thumbnailUrl,
        durationSeconds: video.durationSeconds ?? other.durationSeconds,
        tags: video.tags.length > 0 ? video.tags : other.tags,
        categories: video.categories.length > 0 ? video.categories : other.categories,
        contentUrl: video.contentUrl ?? other.contentUrl,
        embedUrl: video.embedUrl ?? other.embedUrl,
        publishedAt: video.publishedAt ?? other.publishedAt,
        uploader: video.uploader ?? other.uploader,
      };

function readOpenGraph({ meta, title }: HtmlDocument, base: string): FoundVideo | null {
  const one = (...names: string[]): string | null => {
    for (const name of names) {
      const value = meta.get(name)?.find((content) => content.trim() !== '');
      if (value !== undefined) return value.trim();
    }
    return null;
  };
  const address1 = (...names: string[]): string | null => address(one(...names), base);
  const video = address1('og:video:secure_url', 'og:video:url', 'og:video', 'twitter:player:stream');
  const type = one('og:video:type', 'twitter:player:stream:content_type');
  const player = address1('twitter:player');
  // A page counts as a video's only if it says so.
  if (video === null && player === null && !one('og:type')?.startsWith('video')) return null;
  const isFile = isVideoFile(video, type);
  return titledVideo({
    sourceUrl: address1('og:url') ?? base,
    title: plainText(one('og:title', 'twitter:title') ?? title),
    description: textOrNull(one('og:description', 'twitter:description', 'description')),
    thumbnailUrl: address1('og:image:secure_url', 'og:image:url', 'og:image', 'twitter:image'),
    durationSeconds: parseDuration(one('video:duration', 'og:video:duration')),
    tags: words(...(meta.get('video:tag') ?? meta.get('og:video:tag') ?? [])),
    contentUrl: isFile ? video : null,
    embedUrl: player ?? (video !== null && !isFile && type?.startsWith('text/html') ? video : null),
    publishedAt: moment(one('video:release_date', 'og:video:release_date')),
  });
}

const aboutCategories = /\/(categor(y|ies)|genres?|tags?|channels?)\/[^/?#]+\/?$/i;

/** Links from a page to its categories, each once. */
export function readCategories(text: string, base: string): FoundCategory[] {
  const found = new Map<string, FoundCategory>();
  const own = new URL(base).hostname;
  for (const { href, text: label } of readHtml(text).anchors) {
    const url = address(href, base);
    const name = plainText(label).replace(/\s+/g, ' ').slice(0, 100);
    if (url === null || name === '' || new URL(url).hostname !== own || found.has(url)) continue;
    if (aboutCategories.test(new URL(url).pathname)) found.set(url, { name, url });
  }
  return [...found.values()];
}

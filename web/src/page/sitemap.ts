import type { VideoCard } from '#contract/videos.ts';

/** Videos per sitemap file; a call returns a hundred at most. */
export const videosPerFile = 1_000;
export const videosPerCall = 100;
/** Series per sitemap file. */
export const worksPerFile = 10_000;
/** Lists can be read up to this offset. */
export const highestOffset = 100_000;
const highestFile = highestOffset / videosPerFile;

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Of the control characters, XML 1.0 allows only tab and line ends. */
const allowedInXml = (letter: string): boolean =>
  letter >= ' ' || letter === '\t' || letter === '\n' || letter === '\r';

/** Text of an XML element: escaped, and without the characters that XML forbids. */
export const xmlText = (text: string): string =>
  [...text.replace(/[\ufffe\uffff]/g, '')]
    .filter(allowedInXml)
    .join('')
    .replace(/[&<>"']/g, (one) => escapes[one] ?? one);

export const xmlResponse = (body: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  });

/**
 * How many files the videos fill, at least one. `exists` says whether there is a video at an offset; it is asked about
 * a dozen times, however many videos there are.
 */
export async function countFiles(exists: (offset: number) => Promise<boolean>): Promise<number> {
  let full = 1;
  let over = 2;
  while (over <= highestFile && (await exists((over - 1) * videosPerFile))) {
    full = over;
    over *= 2;
  }
  over = Math.min(over, highestFile + 1);
  while (over - full > 1) {
    const middle = Math.floor((full + over) / 2);
    if (await exists((middle - 1) * videosPerFile)) full = middle;
    else over = middle;
  }
  return full;
}

type SitemapVideo = Pick<
  VideoCard,
  'title' | 'description' | 'duration_seconds' | 'published_at' | 'created_at'
>;

/**
 * One page with its video. The picture is the neutral card and there is no player address: no media address appears
 * before the age gate.
 */
export function videoEntry(address: string, card: string, video: SitemapVideo): string {
  const moment = new Date(video.published_at ?? video.created_at).toISOString();
  const duration = video.duration_seconds
    ? `<video:duration>${Math.min(28_800, Math.max(1, video.duration_seconds))}</video:duration>`
    : '';
  return [
    `<url><loc>${xmlText(address)}</loc><lastmod>${moment}</lastmod><video:video>`,
    `<video:thumbnail_loc>${xmlText(card)}</video:thumbnail_loc>`,
    `<video:title>${xmlText(video.title)}</video:title>`,
    `<video:description>${xmlText((video.description || video.title).slice(0, 2_048))}</video:description>`,
    duration,
    `<video:publication_date>${moment}</video:publication_date>`,
    '<video:family_friendly>no</video:family_friendly></video:video></url>',
  ].join('');
}

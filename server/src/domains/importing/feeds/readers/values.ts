import { Parser } from 'htmlparser2';
import type { FoundVideo } from './found-video.ts';

const longestAddress = 2048;

/** An absolute http(s) address without a fragment, or null. */
export function address(value: unknown, base: string): string | null {
  if (typeof value !== 'string' || value.length > longestAddress) return null;
  const text = value.trim();
  if (text === '' || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  url.hash = '';
  // Other letters get longer when encoded in an address.
  return url.href.length > longestAddress ? null : url.href;
}

/** Text with its markup removed. */
export function plainText(markup: string): string {
  if (!/[<&]/.test(markup)) return tidy(markup);
  const parts: string[] = [];
  let silent = 0;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (name === 'script' || name === 'style') silent += 1;
        else if (/^(br|p|div|li|tr|h\d)$/.test(name)) parts.push('\n');
      },
      onclosetag: (name) => {
        if (name === 'script' || name === 'style') silent -= 1;
      },
      ontext: (text) => void (silent === 0 && parts.push(text)),
    },
    { decodeEntities: true },
  );
  parser.end(markup);
  return tidy(parts.join(''));
}

const tidy = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export const textOrNull = (value: unknown): string | null => {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return plainText(String(value)) || null;
};

/** A timestamp as ISO 8601, or null. */
export function moment(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** Words of lists (`a, b`), each once, in order. */
export const words = (...values: (string | null | undefined)[]): string[] => [
  ...new Map(
    values
      .flatMap((value) => (value ?? '').split(','))
      .map((word) => plainText(word).replace(/\s+/g, ' '))
      .filter((word) => word !== '')
      .map((word) => [word.toLowerCase(), word]),
  ).values(),
];

const videoFile = /\.(mp4|m4v|webm|mkv|mov)$/i;
/**
 * Whether an address with this media type is a file that can be fetched whole; a segmented playlist is not.
 */
export function isVideoFile(url: string | null, type: string | null | undefined): boolean {
  if (url === null) return false;
  if (type?.toLowerCase().startsWith('video/')) return true;
  return (type ?? '') === '' && videoFile.test(new URL(url).pathname);
}

type Found = Partial<Omit<FoundVideo, 'sourceUrl'>> & { sourceUrl?: string | null };

/**
 * A video built from what was found; null if nothing identifies it. One without a title stays, so that it can
 * be reported.
 */
export function foundVideo(found: Found): FoundVideo | null {
  const sourceUrl = found.sourceUrl ?? found.contentUrl ?? found.embedUrl ?? null;
  if (sourceUrl === null) return null;
  return {
    guid: null,
    description: null,
    thumbnailUrl: null,
    durationSeconds: null,
    tags: [],
    categories: [],
    contentUrl: null,
    embedUrl: null,
    previewUrl: null,
    publishedAt: null,
    uploader: null,
    ...found,
    sourceUrl,
    title: (found.title ?? '').replace(/\s+/g, ' ').trim(),
  };
}

/** The same for data from the page itself, where a missing title means no video. */
export const titledVideo = (found: Found): FoundVideo | null => {
  const video = foundVideo(found);
  return video === null || video.title === '' ? null : video;
};

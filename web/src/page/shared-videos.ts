import type { Services } from '../page-context.ts';

/** A video of this site that a post or message links to. */
export interface SharedVideo {
  slug: string;
  title: string;
  /** By the name that people read. */
  uploader: string | null;
  picture: string | null;
}

/** An address of a video: alone as a path, or on a host. */
const videoAddress = /(?<![^\s("'])(https?:\/\/[^\s/]+)?\/play\/([a-z0-9-]+)/g;
const ownNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether an address begins with that of this site, by either scheme. A machine that shows the site to itself alone has
 * several names. What the browser asked for does not count: all visitors are given the same page.
 */
function isOwn(start: string, origin: string): boolean {
  if (!URL.canParse(start)) return false;
  const [one, own] = [new URL(start), new URL(origin)];
  return (
    one.host === own.host ||
    (one.port === own.port && ownNames.includes(one.hostname) && ownNames.includes(own.hostname))
  );
}

/** The first video of this site that a text names by its address or its path, by its slug. */
export function sharedSlug(text: string, origin: string): string | null {
  for (const [, start, slug] of text.matchAll(videoAddress))
    if (start === undefined || isOwn(start, origin)) return slug ?? null;
  return null;
}

/** An address of a video that says no more than which one it is. */
const wholeAddress =
  /(?<![^\s("'])(?:https?:\/\/[^\s/]+)?\/play\/([a-z0-9-]+)(?=[.,;:!?)\]}…"'”’»*]*(?:\s|$))/g;

/**
 * A text beside the card of the video that it links to: its address goes where a line ends with it, and is its title
 * within a sentence. An address that names a moment stays, which the card does not say.
 */
export function besideCard(text: string, video: SharedVideo | null): string {
  if (video === null) return text;
  const lines = text.split('\n').flatMap((line) => {
    const shown = line.replace(wholeAddress, (found, slug: string, at: number) => {
      if (slug !== video.slug) return found;
      return line.slice(at + found.length).trim() === '' ? '' : `“${video.title}”`;
    });
    return shown.trim() === '' && line.trim() !== '' ? [] : [shown === line ? line : shown.trimEnd()];
  });
  return lines.join('\n').trim();
}

/** What cannot be had, or is barred here, has no card: its address is in the text. */
async function sharedVideo(services: Services, slug: string): Promise<SharedVideo | null> {
  try {
    const [video] = await services.call('get_video_details_by_slug', { p_slug: slug });
    if (!video || video.shield?.act === 'hide') return null;
    const { title, uploader_display_name: name, uploader_username: username } = video;
    return {
      slug,
      title,
      uploader: name || username || null,
      picture: video.shield?.act === 'blur' ? null : video.thumbnail_url,
    };
  } catch {
    return null;
  }
}

/** Videos by their slugs; null: has no card. */
export type SharedVideos = Readonly<Record<string, SharedVideo | null>>;

/** The slugs of what these texts share, each once. */
export const sharedSlugs = (texts: readonly string[], origin: string): string[] => [
  ...new Set(texts.map((text) => sharedSlug(text, origin)).filter((slug) => slug !== null)),
];

/** The videos of these slugs. */
export const sharedVideos = async (services: Services, slugs: readonly string[]): Promise<SharedVideos> =>
  Object.fromEntries(
    await Promise.all(slugs.map(async (slug) => [slug, await sharedVideo(services, slug)] as const)),
  );

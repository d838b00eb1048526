import { hashtagPattern, mentionPattern } from '#contract/mentions.ts';
import type { StreamPost } from '#contract/stream.ts';
import { relativeTime } from '../lib/relative-time.ts';
import type { Services } from '../page-context.ts';

/** A video of this site that a post links to. */
export interface SharedVideo {
  slug: string;
  title: string;
  uploader: string | null;
  picture: string | null;
}

export interface ShownPost {
  id: string;
  author: { id: string; username: string; name: string; avatarUrl: string | null };
  content: string;
  /** Names in it that are members'. */
  mentions: readonly string[];
  /** Tags in it that have a page. */
  tags: readonly string[];
  moment: string;
  /** How long ago it was written, in words. */
  ago: string;
  isEdited: boolean;
  isHeld: boolean;
  likes: number;
  isLiked: boolean;
  replies: number;
  shared: SharedVideo | null;
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

/** What cannot be had, or is barred here, has no card: its address is in the text. */
async function sharedVideo(services: Services, slug: string): Promise<SharedVideo | null> {
  try {
    const [video] = await services.call('get_video_details_by_slug', { p_slug: slug });
    if (!video) return null;
    const { title, uploader_username: uploader } = video;
    return { slug, title, uploader: uploader || null, picture: video.thumbnail_url };
  } catch {
    return null;
  }
}

/** Posts with what they share. */
export async function shownPosts(services: Services, posts: readonly StreamPost[]): Promise<ShownPost[]> {
  const { origin } = services.site;
  const slugs = posts.map(({ content }) => sharedSlug(content, origin));
  const wanted = [...new Set(slugs.filter((slug) => slug !== null))];
  const videos = new Map(
    await Promise.all(wanted.map(async (slug) => [slug, await sharedVideo(services, slug)] as const)),
  );
  const now = Date.now();
  return posts.map((post, i) => ({
    id: post.id,
    author: {
      id: post.profiles.id,
      username: post.profiles.username,
      name: post.profiles.display_name || post.profiles.username,
      avatarUrl: post.profiles.avatar_url,
    },
    content: post.content,
    mentions: post.mentions,
    tags: post.tags,
    moment: post.created_at,
    ago: relativeTime(post.created_at, now),
    isEdited: post.edited_at !== null,
    isHeld: post.is_held,
    likes: post.like_count,
    isLiked: post.is_liked,
    replies: post.reply_count,
    shared: videos.get(slugs[i] ?? '') ?? null,
  }));
}

/** A text cut at the names that it calls; `name` is set in pieces that are one. */
export function mentionPieces(
  text: string,
  isMember: (name: string) => boolean,
): { text: string; name: string | null }[] {
  return pieces(text, mentionPattern, isMember);
}

/** A text cut at the tags that it names; `name` is set in pieces that are one. */
export const tagPieces = (text: string, isTag: (name: string) => boolean) =>
  pieces(text, hashtagPattern, isTag);

function pieces(
  text: string,
  pattern: RegExp,
  isOne: (name: string) => boolean,
): { text: string; name: string | null }[] {
  const pieces: { text: string; name: string | null }[] = [];
  let at = 0;
  for (const found of text.matchAll(pattern)) {
    const [, before = '', name = ''] = found;
    if (!isOne(name)) continue;
    const start = found.index + before.length;
    if (start > at) pieces.push({ text: text.slice(at, start), name: null });
    pieces.push({ text: text.slice(start, found.index + found[0].length), name });
    at = found.index + found[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), name: null });
  return pieces;
}

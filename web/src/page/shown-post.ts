import { hashtagPattern, mentionPattern } from '#contract/mentions.ts';
import type { StreamPost } from '#contract/stream.ts';
import { relativeTime } from '../lib/relative-time.ts';
import type { Services } from '../page-context.ts';
import { type SharedVideo, sharedSlug, sharedSlugs, sharedVideos } from './shared-videos.ts';

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

/** Posts with what they share. */
export async function shownPosts(services: Services, posts: readonly StreamPost[]): Promise<ShownPost[]> {
  const { origin } = services.site;
  const texts = posts.map(({ content }) => content);
  const videos = await sharedVideos(services, sharedSlugs(texts, origin));
  const now = Date.now();
  return posts.map((post) => ({
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
    shared: videos[sharedSlug(post.content, origin) ?? ''] ?? null,
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

import { limits } from '#contract/limits.ts';

/** What a page is about, as ads are sold by it. */
export interface PageTopic {
  category: string | null;
  tags: string[];
}

interface Named {
  name?: unknown;
  slug?: unknown;
}
interface Known {
  video?: { category_slug?: unknown; tags?: readonly Named[] };
  category?: Named;
  name?: unknown;
  slug?: unknown;
}
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** From what its loader answered: of a video, a category or a tag. */
export function topicOf(data: unknown): PageTopic {
  const { video, category, name, slug } = (data ?? {}) as Known;
  const tags = video ? (video.tags ?? []) : slug === undefined ? [] : [{ name }];
  return {
    category: text(video ? video.category_slug : category?.slug),
    tags: tags.flatMap((tag) => text(tag.name) ?? []).slice(0, limits.tagsPerVideo),
  };
}

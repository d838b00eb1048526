import type { CallName } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import { requestText } from '../measure/load.ts';
import { withClient } from './postgres.ts';
import { searches } from './questions.ts';
import type { Site } from './site.ts';

/** What of a catalogue is asked for. */
export interface ReadSample {
  /** Published videos of the whole. */
  videos: number;
  ids: string[];
  slugs: string[];
  /** The largest first. */
  categories: { slug: string; name: string; videos: number }[];
  tags: { name: string; videos: number }[];
  uploaders: { id: string; username: string; videos: number }[];
}

export const sampleOf = (site: Site): Promise<ReadSample> =>
  withClient(site.databaseUrl, async (client) => {
    const rows = async <T>(text: string): Promise<T[]> => (await client.query(text)).rows as T[];
    const videos = await rows<{ id: string; slug: string }>(
      `select id, slug from videos where publish_status = 'published' order by md5(id::text) limit ${asked}`,
    );
    const [count] = await rows<{ videos: number }>(
      `select count(*)::int as videos from videos where publish_status = 'published'`,
    );
    return {
      videos: count!.videos,
      ids: videos.map(({ id }) => id),
      slugs: videos.map(({ slug }) => slug),
      categories: await rows(
        'select slug, name, video_count as videos from categories where video_count > 0 order by video_count desc',
      ),
      tags: await rows(
        'select name, video_count as videos from tags where video_count > 0 order by video_count desc',
      ),
      uploaders: await rows(
        `select p.id, p.username, n.videos from profiles p join (
           select uploader_id, count(*)::int as videos from videos where publish_status = 'published' group by 1
         ) n on n.uploader_id = p.id order by n.videos desc`,
      ),
    };
  });

type Question = Record<string, string | number>;
interface Reading {
  name: CallName;
  /** Says which of several ways a call is asked in. */
  way?: string;
  questions(sample: ReadSample): Question[];
}

/** So many questions of a kind. */
export const asked = 400;
const many = <T>(make: (at: number) => T): T[] => Array.from({ length: asked }, (_, at) => make(at));
/** Places over all of a list, as far as its call reads. */
const spread = (most: number, size: number, at: number): number =>
  Math.floor((Math.max(0, Math.min(most, size)) * at) / asked);
const farthest = 100_000;
/** One of the few largest, of which a page lies far down. */
const largest = <T>(list: readonly T[], at: number): T => list[at % Math.min(6, list.length)]!;
const page = (videos: number, size: number, at: number): number =>
  1 + spread(limits.highestPage - 1, Math.floor(videos / size), at);

const categoryPages =
  (more: Question) =>
  ({ categories }: ReadSample): Question[] =>
    many((at) => {
      const { slug, videos } = largest(categories, at);
      return { p_category_slug: slug, p_page: page(videos, 24, at), ...more };
    });

/** Whatever a visitor may read of the catalogue, in the ways that it is asked for; each question once. */
export const readings: readonly Reading[] = [
  {
    name: 'get_all_videos_with_details',
    way: 'the first thousand',
    questions: () => many((at) => ({ p_limit: 24, p_offset: at })),
  },
  {
    name: 'get_all_videos_with_details',
    way: 'all of the list',
    questions: ({ videos }) =>
      many((at) => ({ p_limit: 24, p_offset: spread(farthest, videos - 24, at) + (at % 2) })),
  },
  {
    name: 'get_all_videos_with_details',
    way: 'by title',
    questions: () => searches(asked).map((p_filter) => ({ p_filter, p_limit: 24 })),
  },
  { name: 'get_video_details_by_slug', questions: ({ slugs }) => slugs.map((p_slug) => ({ p_slug })) },
  {
    name: 'get_related_videos',
    questions: ({ ids, categories }) =>
      ids.map((p_current_video_id, at) => ({
        p_current_video_id,
        p_category_name: categories[at % categories.length]!.name,
      })),
  },
  {
    name: 'get_videos_by_tag',
    questions: ({ tags }) =>
      many((at) => {
        const { name, videos } = largest(tags, at);
        return { p_tag_name: name, p_limit: 24, p_offset: spread(farthest, videos - 24, at) };
      }),
  },
  {
    name: 'get_tag',
    questions: ({ tags }) => many((at) => ({ p_tag_name: tags[at % tags.length]!.name })),
  },
  { name: 'get_popular_tags', questions: () => many((at) => ({ limit_count: 1 + (at % 100) })) },
  { name: 'get_video_playback', questions: ({ ids }) => ids.map((p_video_id) => ({ p_video_id })) },
  { name: 'list_categories', questions: () => many(() => ({})) },
  ...(['newest', 'views', 'rating', 'longest', 'shortest'] as const).map(
    (p_sort): Reading => ({ name: 'get_category_videos', way: p_sort, questions: categoryPages({ p_sort }) }),
  ),
  {
    name: 'get_category_videos',
    way: 'filtered',
    questions: categoryPages({ p_status: 'completed', p_duration: 'short', p_sub_or_dub: 'dub' }),
  },
  {
    name: 'get_category_videos',
    way: 'by title',
    questions: ({ categories }) =>
      searches(asked).map((p_search, at) => ({ p_search, p_category_slug: largest(categories, at).slug })),
  },
  ...(['today', 'week', 'month', 'all_time', 'trending'] as const).map(
    (time_period_param): Reading => ({
      name: 'get_content_rankings_with_ip_dedup',
      way: time_period_param,
      questions: () => many((at) => ({ time_period_param, limit_count: 1 + (at % 50) })),
    }),
  ),
  { name: 'get_trending_videos', questions: () => many((at) => ({ limit_count: 1 + (at % 50) })) },
  {
    name: 'get_recommended_videos_by_views',
    questions: ({ categories }) =>
      many((at) => ({ p_category_slug: categories[at % categories.length]!.slug })),
  },
  { name: 'get_random_videos', questions: () => many((at) => ({ limit_count: 1 + (at % 24) })) },
  { name: 'get_search_filters', questions: () => many(() => ({})) },
  {
    name: 'getPublicProfile',
    questions: ({ uploaders }) => many((at) => ({ username: uploaders[at % uploaders.length]!.username })),
  },
  ...(['newest', 'views'] as const).map(
    (p_sort): Reading => ({
      name: 'get_user_videos',
      way: p_sort,
      questions: ({ uploaders }) =>
        many((at) => {
          const { id, videos } = largest(uploaders, at);
          return { p_user_id: id, p_sort, p_limit: 24, p_page: page(videos, 24, at) };
        }),
    }),
  ),
  {
    name: 'search_videos',
    questions: () => searches(asked).map((p_query) => ({ p_query })),
  },
  ...(['newest', 'views', 'rating', 'longest', 'shortest'] as const).map(
    (p_sort): Reading => ({
      name: 'search_videos',
      way: p_sort,
      questions: () => searches(asked).map((p_query, at) => ({ p_query, p_sort, p_page: 1 + (at % 4) })),
    }),
  ),
  {
    name: 'search_videos',
    way: 'filtered',
    questions: ({ categories }) =>
      searches(asked).map((p_query, at) => ({
        p_query,
        p_category_slug: largest(categories, at).slug,
        p_status: 'completed',
        p_quality: 'hd',
      })),
  },
  {
    name: 'search_videos',
    way: 'filters alone',
    questions: ({ categories }) =>
      many((at) => ({
        p_query: '',
        p_category_slug: largest(categories, at).slug,
        p_sort: (['relevance', 'newest', 'views', 'rating', 'longest'] as const)[at % 5]!,
        p_duration: (['short', 'medium', 'long'] as const)[at % 3]!,
        p_page: 1 + (at % 4),
      })),
  },
  {
    name: 'get_search_suggestions',
    questions: () =>
      searches(asked).map((p_query) => ({ p_query: p_query.slice(0, 4 + (p_query.length % 4)) })),
  },
  { name: 'search_names', questions: () => searches(asked).map((p_query) => ({ p_query })) },
];

/** A question as it goes over the wire. */
export function readingText(name: CallName, question: Question): string {
  const query = new URLSearchParams(Object.entries(question).map(([key, value]) => [key, String(value)]));
  const place = calls[name].kind === 'rpc' ? '/rest/v1/rpc' : '/functions/v1';
  return requestText({ path: `${place}/${name}?${query}` });
}

import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { Input, MediaUrl, Nullable, QueryText, Slug, Uuid } from './schema-parts.ts';
import { VideoCard } from './videos.ts';

export const Category = Type.Object({
  id: Uuid,
  name: Type.String(),
  slug: Type.String(),
  description: Nullable(Type.String()),
  image_url: Nullable(MediaUrl()),
  orientation: Type.Union([Type.Literal('all'), Type.Literal('gay')]),
  video_count: Type.Integer(),
  videos_count: Type.Integer(),
});
export type Category = Static<typeof Category>;

export const VideoSort = Type.Union([
  Type.Literal('newest'),
  Type.Literal('views'),
  Type.Literal('rating'),
  Type.Literal('longest'),
  Type.Literal('shortest'),
]);
export type VideoSort = Static<typeof VideoSort>;

/** Filters shared by the category page and search. All are optional; null is no filter. */
export const videoFilters = {
  p_sub_or_dub: Type.Optional(Nullable(Type.Union([Type.Literal('sub'), Type.Literal('dub')]))),
  p_status: Type.Optional(Nullable(Type.Union([Type.Literal('ongoing'), Type.Literal('completed')]))),
  p_duration: Type.Optional(
    Nullable(Type.Union([Type.Literal('short'), Type.Literal('medium'), Type.Literal('long')])),
  ),
};

/** A page of cards. `total` is stored or estimated, never counted past a page; null if unknown. */
export const VideoPage = Type.Object({
  items: Type.Array(VideoCard),
  page: Type.Integer(),
  page_size: Type.Integer(),
  has_more: Type.Boolean(),
  total: Nullable(Type.Integer()),
});

const cache = { seconds: 60, topics: ['categories'] } as const;

export const categoryCalls = {
  'list-categories-direct': declare({
    kind: 'function',
    summary: 'All visible categories, in the operator’s order, with the number of published videos.',
    access: 'anyone',
    limit: 'read',
    cache,
    input: Input({}),
    output: Type.Array(Category),
  }),
  list_categories: declare({
    kind: 'rpc',
    summary: 'The same list as `list-categories-direct`.',
    access: 'anyone',
    limit: 'read',
    cache,
    input: Input({}),
    output: Type.Array(Category),
  }),
  get_category_videos: declare({
    kind: 'rpc',
    summary: 'A category and one page (24) of its published videos, sorted, filtered and searched by title.',
    access: 'anyone',
    limit: 'read',
    cache: { seconds: 30, topics: ['videos', 'categories'] },
    input: Input({
      p_category_slug: Slug(),
      p_page: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.highestPage, default: 1 })),
      p_sort: Type.Optional(VideoSort),
      p_search: Type.Optional(Nullable(QueryText({ maxLength: limits.searchQueryLength }))),
      ...videoFilters,
    }),
    output: Type.Object({
      category: Category,
      ...VideoPage.properties,
      /** Text to show instead of items if `p_search` contains a prohibited term, else null. */
      safety_message: Nullable(Type.String()),
    }),
    errors: ['notFound (404): Category not found'],
  }),
};

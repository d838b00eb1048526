import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { VideoPage, VideoSort, videoFilters } from './categories.ts';
import { limits } from './limits.ts';
import { CodeText, Input, MediaUrl, MemberPictureUrl, Nullable, OneOf, QueryText } from './schema-parts.ts';
import { queryFaults } from './search-query.ts';
import { VideoCard } from './videos.ts';

export const rankingPeriods = ['today', 'week', 'month', 'all_time', 'trending'] as const;
/** A card of a search, with what else the video may have been found by. */
const FoundVideo = Type.Object({
  ...VideoCard.properties,
  tags: Type.Array(Type.Object({ name: Type.String(), aliases: Type.Array(Type.String()) })),
});

const [today, week, month, allTime, trending] = rankingPeriods;
const RankingPeriod = Type.Union([
  Type.Literal(today),
  Type.Literal(week),
  Type.Literal(month),
  Type.Literal(allTime),
  Type.Literal(trending),
]);

/** A row of the Top 5. `view_count` is the number of distinct viewers in the period. */
export const RankingRow = Type.Object({
  rank: Type.Integer(),
  trending_score: Type.Number(),
  ...VideoCard.properties,
});
export type RankingRow = Static<typeof RankingRow>;

export const SearchSuggestion = Type.Object({
  kind: Type.Union([
    Type.Literal('video'),
    Type.Literal('tag'),
    Type.Literal('category'),
    Type.Literal('uploader'),
  ]),
  text: Type.String(),
  slug: Type.String(),
  picture_url: Nullable(MediaUrl({ description: 'Of a video or an uploader.' })),
});
export type SearchSuggestion = Static<typeof SearchSuggestion>;

/** The filters that only a search has; null is no filter. Which values there are, `get_search_filters` says. */
const searchFilters = {
  p_tag: Type.Optional(
    Nullable(CodeText({ maxLength: limits.slugLength, description: 'The last part of its address.' })),
  ),
  p_format: Type.Optional(
    Nullable(CodeText({ maxLength: limits.formatLength, description: 'As `TV`; case makes no difference.' })),
  ),
  p_quality: Type.Optional(
    Nullable(
      Type.Union([Type.Literal('hd'), Type.Literal('uhd')], {
        description: '`hd`: 720 lines or more; `uhd`: 2160 or more.',
      }),
    ),
  ),
  p_year: Type.Optional(
    Nullable(
      Type.Integer({ minimum: 1900, maximum: 2200, description: 'In which it was published, in UTC.' }),
    ),
  ),
  p_subtitle_language: Type.Optional(
    Nullable(CodeText({ maxLength: 35, description: 'BCP 47; its region makes no difference.' })),
  ),
};

export const FoundNames = Type.Object({
  uploaders: Type.Array(
    Type.Object({
      username: Type.String(),
      display_name: Type.String(),
      avatar_url: Nullable(MemberPictureUrl()),
      subscribers_count: Type.Integer(),
    }),
  ),
  tags: Type.Array(Type.Object({ name: Type.String(), slug: Type.String(), video_count: Type.Integer() })),
});
export type FoundNames = Static<typeof FoundNames>;

export const SearchFilters = Type.Object({
  years: Type.Array(Type.Integer()),
  formats: Type.Array(Type.String()),
  subtitle_languages: Type.Array(Type.String()),
});
export type SearchFilters = Static<typeof SearchFilters>;

const rankings = { seconds: 30, topics: ['rankings', 'videos'] } as const;

export const discoveryCalls = {
  get_content_rankings_with_ip_dedup: declare({
    kind: 'rpc',
    summary: 'Most watched videos of a period, by distinct viewers a day.',
    access: 'anyone',
    limit: 'read',
    cache: rankings,
    input: Input({
      time_period_param: RankingPeriod,
      limit_count: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: limits.topRows })),
    }),
    output: Type.Array(RankingRow),
  }),
  get_trending_videos: declare({
    kind: 'rpc',
    summary: 'Videos by a score of recent distinct viewers that decays with time.',
    access: 'anyone',
    limit: 'read',
    cache: rankings,
    input: Input({
      limit_count: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: limits.topRows })),
    }),
    output: Type.Array(RankingRow),
  }),
  get_recommended_videos_by_views: declare({
    kind: 'rpc',
    summary: 'The most viewed videos of each category, or of just one, for the recommendation tabs.',
    access: 'anyone',
    limit: 'read',
    cache: rankings,
    input: Input({
      p_category_slug: Type.Optional(Nullable(CodeText({ maxLength: limits.slugLength }))),
    }),
    output: Type.Array(VideoCard),
  }),
  get_random_videos: declare({
    kind: 'rpc',
    summary: 'Random published videos.',
    access: 'anyone',
    limit: 'read',
    get: true,
    input: Input({ limit_count: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 1 })) }),
    output: Type.Array(VideoCard),
  }),
  search_videos: declare({
    kind: 'rpc',
    summary:
      'Full text search over title, description, tags, category and uploader; ignores accents, case and script, and tolerates typos. Filters alone are a search too. The query may hold operators: `tag:a -tag:b series:x studio:x creator:x category:x year:2019..2024 length:>10m sub:en audio:dub quality:hd cut:uncut status:completed format:tv "words in quotes" -word`.',
    access: 'anyone',
    limit: 'search',
    cache: { seconds: 30, topics: ['videos'] },
    input: Input({
      p_query: QueryText({ maxLength: limits.searchQueryLength }),
      p_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: 1 })),
      p_sort: Type.Optional(Type.Union([Type.Literal('relevance'), ...VideoSort.anyOf])),
      p_category_slug: Type.Optional(Nullable(CodeText({ maxLength: limits.slugLength }))),
      ...videoFilters,
      ...searchFilters,
      p_as_typed: Type.Optional(Type.Boolean({ default: false, description: 'Typos are not corrected.' })),
    }),
    output: Type.Object({
      query: Type.String(),
      /** `refused`: the query holds a prohibited term; `safety_message` says so and there are no items. */
      outcome: Type.Union([
        Type.Literal('found'),
        Type.Literal('nothing'),
        Type.Literal('refused'),
        Type.Literal('empty'),
      ]),
      safety_message: Nullable(Type.String()),
      /** The words that were actually searched if a typo was corrected, else null. */
      corrected_query: Nullable(Type.String()),
      /** What Japanese words of the query, or their romaji, mean in English: that was searched for too. */
      read_as: Type.Array(Type.String()),
      /** Operators of the query that cannot be searched by, and why. What nothing is called (`unknown`) finds nothing; the others are passed over. */
      faults: Type.Array(
        Type.Object({ text: Type.String(), fault: OneOf([...queryFaults, 'unknown'] as const) }),
      ),
      related_tags: Type.Array(Type.Object({ name: Type.String(), slug: Type.String() })),
      ...VideoPage.properties,
      items: Type.Array(FoundVideo),
    }),
  }),
  get_search_suggestions: declare({
    kind: 'rpc',
    summary:
      'Suggested titles, tags, categories and uploaders for a half-typed query; none for prohibited terms.',
    access: 'anyone',
    limit: 'search',
    cache: { seconds: 60, topics: ['videos'] },
    input: Input({ p_query: QueryText({ maxLength: limits.searchQueryLength }) }),
    output: Type.Array(SearchSuggestion),
  }),
  search_names: declare({
    kind: 'rpc',
    summary:
      'Uploaders and tags whose name has the words of the query, the last perhaps unfinished; where none has, with its typos mended. None for prohibited terms.',
    access: 'anyone',
    limit: 'search',
    cache: { seconds: 60, topics: ['videos'] },
    input: Input({ p_query: QueryText({ maxLength: limits.searchQueryLength }) }),
    output: FoundNames,
  }),
  get_search_filters: declare({
    kind: 'rpc',
    summary: 'The years, formats and languages of subtitles by which a search can be narrowed.',
    access: 'anyone',
    limit: 'read',
    cache: { seconds: 300, topics: ['videos'] },
    input: Input({}),
    output: SearchFilters,
  }),
};

import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { CodeText, Input, Nullable, OneOf, Slug, Timestamp, Uuid } from './schema-parts.ts';
import { episodeKinds, workAirings, workKinds, workSeasons, workSorts } from './work-words.ts';
import { Studio, WorkCard } from './works.ts';

/** A tag as a filter names it. */
const Tag = Type.Object({ name: Type.String(), slug: Type.String() });
const tags = (words: string) =>
  Type.Optional(Type.Array(Slug(limits.slugLength), { maxItems: limits.browsedTags, description: words }));

/** An episode with the day it airs. */
export const AiringEpisode = Type.Object({
  id: Uuid,
  kind: OneOf(episodeKinds),
  number: Type.Number(),
  title: Nullable(Type.String()),
  aired_on: Type.String({ description: 'A day, ISO 8601.' }),
  airs_at: Nullable(Timestamp),
  work: WorkCard,
  video_slug: Nullable(Type.String({ description: 'Its first published version; null: it is not here.' })),
});
export type AiringEpisode = Static<typeof AiringEpisode>;

const cache = { seconds: 30, topics: ['works', 'videos'] } as const;
const Day = CodeText({
  maxLength: 10,
  pattern: '^(19|20|21)\\d\\d-\\d\\d-\\d\\d$',
  description: 'A day, ISO 8601.',
});

export const browsingWorkCalls = {
  browse_works: declare({
    kind: 'rpc',
    summary: `A page (${limits.browsedWorksPageSize}) of the published works that meet all that is asked for.`,
    access: 'anyone',
    limit: 'search',
    cache,
    input: Input({
      p_year: Type.Optional(Nullable(Type.Integer({ minimum: 1900, maximum: 2200 }))),
      p_season: Type.Optional(Nullable(OneOf(workSeasons))),
      p_kind: Type.Optional(Nullable(OneOf(workKinds))),
      p_airing: Type.Optional(Nullable(OneOf(workAirings))),
      p_studio: Type.Optional(Nullable(Slug(limits.slugLength))),
      p_tags: tags('Slugs of tags: an episode has each of them.'),
      p_without_tags: tags('Slugs of tags that no episode has.'),
      p_sort: Type.Optional(OneOf(workSorts)),
      p_page: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.highestPage, default: 1 })),
    }),
    output: Type.Object({
      items: Type.Array(WorkCard),
      page: Type.Integer(),
      has_more: Type.Boolean(),
      first_year: Nullable(Type.Integer({ description: 'Of all published works.' })),
      last_year: Nullable(Type.Integer()),
      studio: Nullable(Studio),
      common_studios: Type.Array(Studio, { description: 'Those that have the most works.' }),
      tags: Type.Array(Tag, { description: 'Those that are asked for.' }),
      without_tags: Type.Array(Tag),
      common_tags: Type.Array(Tag, { description: 'Those that most works have.' }),
    }),
    errors: [],
  }),
  get_calendar: declare({
    kind: 'rpc',
    summary: 'Episodes of published works that air on one of these days, in their order; 300 at most.',
    access: 'anyone',
    limit: 'read',
    cache,
    input: Input({
      p_from: Day,
      p_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 31, default: 7 })),
    }),
    output: Type.Array(AiringEpisode),
    errors: ['badInput (400): a day that is none'],
  }),
};

import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { CodeText, Input, MemberPictureUrl, Nullable, QueryText } from './schema-parts.ts';
import { VideoCard } from './videos.ts';
import { StudioCard, WorkCard } from './works.ts';

// What is found besides videos, each kind by a call of its own. All read the operators of a query as `search_videos` does.

const query = QueryText({ maxLength: limits.searchQueryLength });
const page = Type.Optional(Type.Integer({ minimum: 1, maximum: limits.highestSearchPage, default: 1 }));
const pageOf = <T extends Parameters<typeof Type.Array>[0]>(item: T) =>
  Type.Object({
    items: Type.Array(item),
    page: Type.Integer(),
    has_more: Type.Boolean(),
    safety_message: Nullable(
      Type.String({ description: 'The query holds a prohibited term: what is shown instead of items.' }),
    ),
  });

/** A member whom everybody may see. */
export const FoundPerson = Type.Object({
  username: Type.String(),
  display_name: Type.String(),
  avatar_url: Nullable(MemberPictureUrl()),
  subscribers_count: Type.Integer(),
});
export type FoundPerson = Static<typeof FoundPerson>;

/** A video in which a line has the words. */
const VideoWithLines = Type.Object({
  ...VideoCard.properties,
  lines: Type.Array(
    Type.Object({
      seconds: Type.Integer({ description: 'When it is said.' }),
      text: Type.String(),
      language: Type.String({ description: 'BCP 47.' }),
    }),
    { description: 'Up to three, in their order.' },
  ),
});

export const searchTabCalls = {
  search_works: declare({
    kind: 'rpc',
    summary: `A page (${limits.browsedWorksPageSize}) of the published works that have the words of the query in one of their titles, and meet its operators \`tag\`, \`studio\` and \`year\`; the others say nothing of a work.`,
    access: 'anyone',
    limit: 'search',
    cache: { seconds: 30, topics: ['works', 'videos'] },
    input: Input({ p_query: query, p_page: page }),
    output: pageOf(WorkCard),
  }),
  search_studios: declare({
    kind: 'rpc',
    summary: `A page (${limits.browsedWorksPageSize}) of the studios with published works whose name has the words of the query.`,
    access: 'anyone',
    limit: 'search',
    cache: { seconds: 30, topics: ['works', 'videos'] },
    input: Input({ p_query: query, p_page: page }),
    output: pageOf(StudioCard),
  }),
  search_people: declare({
    kind: 'rpc',
    summary: `A page (${limits.searchPageSize}) of the members whose username or name begins with the words of the query, the most followed first, without those who are blocked or who block. Of each kind of name the first 240 in the order of the alphabet are looked at, an exact one among them.`,
    access: 'anyone',
    limit: 'search',
    input: Input({ p_query: query, p_page: page }),
    output: pageOf(FoundPerson),
  }),
  search_lines: declare({
    kind: 'rpc',
    summary: `Up to ${limits.linesPageSize} videos in whose subtitles a line has all words of the query, those in quotes one after the other, the latest indexed first; \`sub:en\` asks for a language. A page may have fewer, and others after it.`,
    access: 'anyone',
    limit: 'search',
    cache: { seconds: 30, topics: ['videos', 'lines'] },
    input: Input({
      p_query: query,
      p_cursor: Type.Optional(
        Nullable(
          CodeText({
            maxLength: 16,
            pattern: '^\\d{1,15}$',
            description: 'The `cursor` of the page before.',
          }),
        ),
      ),
    }),
    output: Type.Object({
      items: Type.Array(VideoWithLines),
      cursor: Nullable(Type.String({ description: 'Of the next page; null: this is the last.' })),
      safety_message: Nullable(Type.String()),
    }),
  }),
};

import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { Input, MemberPictureUrl, Nullable, QueryText } from './schema-parts.ts';
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
    summary: `A page (${limits.searchPageSize}) of the members whose username or name begins with the words of the query, the most followed first, without those who are blocked or who block.`,
    access: 'anyone',
    limit: 'search',
    input: Input({ p_query: query, p_page: page }),
    output: pageOf(FoundPerson),
  }),
};

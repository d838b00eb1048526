import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { Input, PrivateText, QueryText, Timestamp, Uuid } from './schema-parts.ts';

/** A search that a member comes back to. */
export const SavedSearch = Type.Object({
  id: Uuid,
  name: Type.String(),
  query: Type.String({ description: 'As it was typed, with its operators.' }),
  tells: Type.Boolean({ description: 'Whether its member is told once a day of what is new in it.' }),
  created_at: Timestamp,
});
export type SavedSearch = Static<typeof SavedSearch>;

const member = { kind: 'rpc', access: 'member' } as const;
const Name = PrivateText({ minLength: 1, maxLength: limits.savedSearchNameLength });
const none = 'notFound (404): there is no such search of this member';

export const savedSearchCalls = {
  get_saved_searches: declare({
    ...member,
    summary: `The caller’s saved searches, the latest first; ${limits.savedSearches} at most.`,
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Array(SavedSearch),
  }),
  save_search: declare({
    ...member,
    summary: 'Saves a search of videos. One that is saved already gets the name.',
    limit: 'write',
    input: Input({
      p_name: Name,
      p_query: QueryText({ minLength: 1, maxLength: limits.searchQueryLength }),
      p_tells: Type.Optional(Type.Boolean({ default: true })),
    }),
    output: SavedSearch,
    errors: [
      'badInput (400): the name or the query is empty',
      'prohibited (400): the query holds a prohibited term; the message is the safety text',
      `conflict (409): there are ${limits.savedSearches} already`,
    ],
  }),
  update_saved_search: declare({
    ...member,
    summary: 'Renames a saved search, or says whether its member is told of what is new in it.',
    limit: 'write',
    input: Input({ p_id: Uuid, p_name: Type.Optional(Name), p_tells: Type.Optional(Type.Boolean()) }),
    output: SavedSearch,
    errors: ['badInput (400): the name is empty', none],
  }),
  delete_saved_search: declare({
    ...member,
    summary: 'Deletes a saved search.',
    limit: 'write',
    input: Input({ p_id: Uuid }),
    output: Type.Object({ done: Type.Literal(true) }),
    errors: [none],
  }),
};

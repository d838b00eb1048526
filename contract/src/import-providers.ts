import { Type } from 'typebox';
import { declare } from './call.ts';
import { Address, ImportProvider, Listing } from './import-shapes.ts';
import { limits } from './limits.ts';
import { CodeText, Input, LinkUrl, Nullable, QueryText, StaffText } from './schema-parts.ts';

const Page = Type.Optional(Type.Integer({ minimum: 1, maximum: limits.highestPage, default: 1 }));
const Done = Type.Object({ success: Type.Boolean(), message: Type.String() });
const shared = { access: 'admin' } as const;
const providerId = CodeText({
  minLength: 1,
  maxLength: 40,
  description: 'Small letters, digits and hyphens.',
});
const notThere = 'notFound (404): there is none of this id';

/** Partners whose videos can be searched. */
export const importProviderCalls = {
  get_import_providers: declare({
    ...shared,
    proof: 'none',
    kind: 'rpc',
    summary: 'Partners whose videos can be searched, and the well-known sites that are not configured.',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Array(ImportProvider),
  }),
  save_import_provider: declare({
    ...shared,
    proof: 'none',
    kind: 'rpc',
    summary: 'Adds or changes a partner: its feed address, containing [query], [category] and [page].',
    limit: 'write',
    input: Input({
      p_id: providerId,
      p_name: StaffText({ minLength: 1, maxLength: 60 }),
      p_search_url: Address,
      p_categories_url: Type.Optional(Nullable(LinkUrl({ maxLength: 2048 }))),
    }),
    output: ImportProvider,
    errors: ['badInput (400): no address, or one without [query] and [category]'],
  }),
  delete_import_provider: declare({
    ...shared,
    proof: 'none',
    kind: 'rpc',
    summary: 'Removes a partner. What came from it stays.',
    limit: 'write',
    input: Input({ p_id: providerId }),
    output: Done,
    errors: [notThere],
  }),
  search_tube_site: declare({
    ...shared,
    proof: 'none',
    kind: 'rpc',
    summary: 'Searches a partner through its feed; answers like `scrape-video-list`.',
    limit: 'search',
    input: Input({
      p_provider: providerId,
      p_keywords: Type.Optional(QueryText({ maxLength: limits.searchQueryLength })),
      p_category: Type.Optional(CodeText({ maxLength: 200 })),
      p_page: Page,
    }),
    output: Listing,
    errors: ['badInput (400): Please enter keywords or a tube site category.', notThere],
  }),
};

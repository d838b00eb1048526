import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { Input, Nullable, Timestamp, Uuid } from './schema-parts.ts';

const Address = Type.String({ minLength: 1, maxLength: 2048 });
const Closed = <P extends import('typebox').TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });
const Page = Type.Optional(Type.Integer({ minimum: 1, maximum: limits.highestPage, default: 1 }));

/** What an admin signs for everything that comes in with it. The first and the last can only be true. */
export const ImportDeclaration = Closed({
  adults_only: Type.Literal(true, { description: 'Everyone depicted is an adult.' }),
  depicts: Type.Union([Type.Literal('drawn'), Type.Literal('live_action')]),
  rights_held: Type.Literal(true),
});
export type ImportDeclaration = Static<typeof ImportDeclaration>;
export const ImportAs = Type.Union([Type.Literal('published'), Type.Literal('pending')]);
export type ImportAs = Static<typeof ImportAs>;

const optional = <T extends import('typebox').TSchema>(schema: T) => Type.Optional(Nullable(schema));
const Words = Type.Array(Type.String({ maxLength: 300 }), { maxItems: 300 });

/** A video as a source tells of it, and as it is given back to be imported. What is longer than we keep is cut. */
export const ScrapedVideo = Closed({
  id: optional(Type.String({ maxLength: 2048 })),
  title: Type.String({ maxLength: 5000 }),
  description: optional(Type.String({ maxLength: 50_000 })),
  tags: optional(Words),
  categories: optional(Words),
  duration: optional(Type.String({ maxLength: 40, description: '`h:m:s`, `m:s` or `s`.' })),
  duration_seconds: optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  thumbnail: optional(Type.String({ maxLength: 2048 })),
  original_source_url: Address,
  source_video_id: optional(Type.String({ maxLength: 2048 })),
  video_url: optional(Type.String({ maxLength: 2048, description: 'A media file, or else a player.' })),
  embed_url: optional(Type.String({ maxLength: 2048, description: 'A player that stands in a frame.' })),
  animated_preview_url: optional(Type.String({ maxLength: 2048 })),
  preview_video: optional(Type.String({ maxLength: 2048 })),
  uploader_id: optional(
    Type.String({ maxLength: 300, description: 'Who uploaded it there, in the words of the source.' }),
  ),
  published_at: optional(Type.String({ maxLength: 40 })),
});
export type ScrapedVideo = Static<typeof ScrapedVideo>;

/** What an import of it would do. `changed`: it is here, and the source says something else by now. */
export const ImportOutlook = Type.Union([
  Type.Literal('new'),
  Type.Literal('already_there'),
  Type.Literal('changed'),
  Type.Literal('refused'),
]);
export type ImportOutlook = Static<typeof ImportOutlook>;
const Outlook = {
  outlook: ImportOutlook,
  /** Why it is refused, or not taken again. */
  reason: Nullable(Type.String()),
  changes: Type.Array(
    Type.Object({ field: Type.String(), before: Nullable(Type.String()), after: Nullable(Type.String()) }),
  ),
  /** The category that the source's categories stand for, where that was said before. */
  mapped_category_id: Nullable(Uuid),
};
export const ListedVideo = Type.Object({ ...ScrapedVideo.properties, ...Outlook });
export type ListedVideo = Static<typeof ListedVideo>;

const error = Nullable(Type.String({ description: 'Why nothing could be read, in words for a person.' }));
const Listing = Type.Object({
  videos: Type.Array(ListedVideo),
  page: Type.Integer(),
  /** One more than what is known, where the list goes on beyond it. */
  totalPages: Type.Integer(),
  error,
});
export type Listing = Static<typeof Listing>;

export const ScrapedCategory = Type.Object({
  name: Type.String(),
  url: Type.String(),
  /** What it stands for here; null: nobody has said. */
  category_id: Nullable(Uuid),
});
export type ScrapedCategory = Static<typeof ScrapedCategory>;

const ImportItem = Type.Object({
  id: Type.Integer(),
  source_url: Type.String(),
  title: Type.String(),
  state: Type.Union([
    Type.Literal('imported'),
    Type.Literal('skipped'),
    Type.Literal('failed'),
    Type.Literal('undone'),
  ]),
  reason: Nullable(Type.String()),
  video_id: Nullable(Uuid),
  slug: Nullable(Type.String()),
  publish_status: Nullable(Type.String()),
});
export type ImportItem = Static<typeof ImportItem>;

export const ImportBatch = Type.Object({
  id: Uuid,
  source_url: Type.String(),
  feed_name: Nullable(Type.String()),
  category_name: Nullable(Type.String()),
  publish_as: ImportAs,
  depicts: Type.Union([Type.Literal('drawn'), Type.Literal('live_action')]),
  declared_by: Nullable(Type.String()),
  state: Type.Union([Type.Literal('open'), Type.Literal('undoing'), Type.Literal('undone')]),
  imported_count: Type.Integer(),
  skipped_count: Type.Integer(),
  failed_count: Type.Integer(),
  created_at: Timestamp,
});
export type ImportBatch = Static<typeof ImportBatch>;

export const ImportFeed = Type.Object({
  id: Uuid,
  name: Type.String(),
  url: Type.String(),
  category_id: Uuid,
  category_name: Type.String(),
  publish_as: ImportAs,
  depicts: Type.Union([Type.Literal('drawn'), Type.Literal('live_action')]),
  interval_minutes: Type.Integer(),
  is_active: Type.Boolean(),
  next_run_at: Timestamp,
  last_run_at: Nullable(Timestamp),
  last_result: Nullable(Type.String()),
  last_failed: Type.Boolean(),
});
export type ImportFeed = Static<typeof ImportFeed>;

export const ImportProvider = Type.Object({
  id: Type.String(),
  name: Type.String(),
  is_configured: Type.Boolean(),
  /** What to enter, of one that is not configured. */
  hint: Nullable(Type.String()),
  search_url: Nullable(Type.String()),
  categories_url: Nullable(Type.String()),
});
export type ImportProvider = Static<typeof ImportProvider>;

const Done = Type.Object({ success: Type.Boolean(), message: Type.String() });
const shared = { access: 'admin' } as const;
const providerId = Type.String({
  minLength: 1,
  maxLength: 40,
  description: 'Small letters, digits and hyphens.',
});
const notThere = 'notFound (404): there is none of this id';

export const importingCalls = {
  'scrape-video-list': declare({
    ...shared,
    kind: 'function',
    summary:
      'Reads the videos of a feed, sitemap or page, and says of each what an import would do. A source that cannot be read is told in `error`.',
    limit: 'search',
    input: Input({ url: Address, page: Page }),
    output: Listing,
  }),
  'scrape-video-info': declare({
    ...shared,
    kind: 'function',
    summary: 'Reads what the page of one video says of it.',
    limit: 'search',
    input: Input({ url: Address, animated_preview_url: optional(Type.String({ maxLength: 2048 })) }),
    output: Type.Object({
      title: Nullable(Type.String()),
      description: Nullable(Type.String()),
      tags: Type.Array(Type.String()),
      categories: Type.Array(Type.String()),
      duration: Nullable(Type.String()),
      duration_seconds: Nullable(Type.Integer()),
      thumbnail: Nullable(Type.String()),
      video_url: Nullable(Type.String()),
      embed_url: Nullable(Type.String()),
      preview_video: Nullable(Type.String()),
      uploader_id: Nullable(Type.String()),
      original_source_url: Type.String(),
      error,
    }),
  }),
  'scrape-categories': declare({
    ...shared,
    kind: 'function',
    summary: 'The categories of a source, with ours that they stand for.',
    limit: 'search',
    input: Input({ url: Address }),
    output: Type.Array(ScrapedCategory),
    errors: ['badInput (400), unavailable (503): the source cannot be read; the message says why'],
  }),
  map_source_category: declare({
    ...shared,
    kind: 'rpc',
    summary: 'Says which of our categories a category of a source stands for; null forgets it.',
    limit: 'write',
    input: Input({
      p_source_url: Address,
      p_source_category: Type.String({ minLength: 1, maxLength: 100 }),
      p_category_id: Nullable(Uuid),
    }),
    output: Done,
    errors: ['notFound (404): there is no such category'],
  }),
  begin_import: declare({
    ...shared,
    kind: 'rpc',
    summary: 'Begins a batch: one declaration for all that is imported with its id.',
    limit: 'write',
    input: Input({
      p_source_url: Address,
      p_category_id: Uuid,
      p_declaration: ImportDeclaration,
      p_publish_as: Type.Optional(ImportAs),
      p_uses_mapping: Type.Optional(
        Type.Boolean({
          description: 'Categories of the source that stand for ours win over the chosen one.',
        }),
      ),
    }),
    output: Type.Object({ batch_id: Uuid }),
    errors: ['notFound (404): there is no such category'],
  }),
  import_scraped_video: declare({
    ...shared,
    kind: 'rpc',
    summary:
      'Imports one video: a player on an allowed host is embedded, a media file is fetched and prepared. What is here already is skipped.',
    limit: 'import',
    input: Input({
      p_video_data: Closed({
        ...ScrapedVideo.properties,
        category_id: optional(Uuid),
        quality: optional(
          Type.String({ maxLength: 40, description: 'Not believed: `HD` until the file was looked at.' }),
        ),
        batch_id: Type.Optional(Uuid),
        declaration: Type.Optional(ImportDeclaration),
        status: Type.Optional(ImportAs),
      }),
    }),
    output: Type.Object({
      success: Type.Boolean(),
      outcome: Type.Union([Type.Literal('imported'), Type.Literal('skipped')]),
      message: Type.String(),
      video_id: Nullable(Uuid),
      slug: Nullable(Type.String()),
    }),
    errors: [
      'badInput (400): no declaration, or a text, player or file that is refused; the message is the reason',
      'notFound (404): there is no such batch or category',
      'conflict (409): the batch was taken back',
    ],
  }),
  preview_import: declare({
    ...shared,
    kind: 'rpc',
    summary:
      'A dry run: what an import would do with each of these, and what is refused and why. Nothing is written.',
    limit: 'read',
    input: Input({
      p_source_url: Address,
      p_videos: Type.Array(ScrapedVideo, { minItems: 1, maxItems: limits.importPageSize }),
    }),
    output: Type.Array(Type.Object({ original_source_url: Type.String(), title: Type.String(), ...Outlook })),
  }),
  get_all_video_source_urls: declare({
    ...shared,
    kind: 'rpc',
    summary: 'The page that each imported video came from.',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Array(Type.Object({ source_id: Type.String() })),
  }),
  get_all_video_guids: declare({
    ...shared,
    kind: 'rpc',
    summary: 'The ids of all videos that came from a hosted library.',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Array(Type.Object({ guid: Type.String() })),
  }),
  get_import_batches: declare({
    ...shared,
    kind: 'rpc',
    summary: 'Imports, the newest first.',
    limit: 'read',
    get: true,
    input: Input({ p_page: Page }),
    output: Type.Object({ items: Type.Array(ImportBatch), has_more: Type.Boolean() }),
  }),
  get_import_items: declare({
    ...shared,
    kind: 'rpc',
    summary: 'What became of each item of an import.',
    limit: 'read',
    get: true,
    input: Input({ p_batch_id: Uuid, p_page: Page }),
    output: Type.Object({ items: Type.Array(ImportItem), has_more: Type.Boolean() }),
    errors: [notThere],
  }),
  undo_import: declare({
    ...shared,
    kind: 'rpc',
    summary: 'Takes an import back: its videos are removed, and may come in again later.',
    limit: 'write',
    input: Input({ p_batch_id: Uuid }),
    output: Done,
    errors: [notThere],
  }),
  get_import_feeds: declare({
    ...shared,
    kind: 'rpc',
    summary: 'Sources that are looked at by themselves.',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Array(ImportFeed),
  }),
  save_import_feed: declare({
    ...shared,
    kind: 'rpc',
    summary: 'Adds or changes such a source. The declaration holds for all that comes from it.',
    limit: 'write',
    input: Input({
      p_feed_id: Type.Optional(Nullable(Uuid)),
      p_name: Type.String({ minLength: 1, maxLength: 100 }),
      p_url: Address,
      p_category_id: Uuid,
      p_publish_as: ImportAs,
      p_declaration: ImportDeclaration,
      p_interval_minutes: Type.Integer({ minimum: 15, maximum: 10_080 }),
      p_is_active: Type.Optional(Type.Boolean()),
    }),
    output: ImportFeed,
    errors: [notThere, 'conflict (409): another feed has this address'],
  }),
  delete_import_feed: declare({
    ...shared,
    kind: 'rpc',
    summary: 'Looks at a source no more. What came from it stays.',
    limit: 'write',
    input: Input({ p_feed_id: Uuid }),
    output: Done,
    errors: [notThere],
  }),
  run_import_feed: declare({
    ...shared,
    kind: 'rpc',
    summary: 'Looks at a source now.',
    limit: 'write',
    input: Input({ p_feed_id: Uuid }),
    output: Done,
    errors: [notThere],
  }),
  get_import_providers: declare({
    ...shared,
    kind: 'rpc',
    summary: 'Partners whose videos can be searched, and the well-known sites that are not configured.',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Array(ImportProvider),
  }),
  save_import_provider: declare({
    ...shared,
    kind: 'rpc',
    summary: 'Adds or changes a partner: the address of its feed with [query], [category] and [page] in it.',
    limit: 'write',
    input: Input({
      p_id: providerId,
      p_name: Type.String({ minLength: 1, maxLength: 60 }),
      p_search_url: Address,
      p_categories_url: Type.Optional(Nullable(Type.String({ maxLength: 2048 }))),
    }),
    output: ImportProvider,
    errors: ['badInput (400): no address, or one without [query] and [category]'],
  }),
  delete_import_provider: declare({
    ...shared,
    kind: 'rpc',
    summary: 'Removes a partner. What came from it stays.',
    limit: 'write',
    input: Input({ p_id: providerId }),
    output: Done,
    errors: [notThere],
  }),
  search_tube_site: declare({
    ...shared,
    kind: 'rpc',
    summary: 'Searches a partner through its feed; answers like `scrape-video-list`.',
    limit: 'search',
    input: Input({
      p_provider: providerId,
      p_keywords: Type.Optional(Type.String({ maxLength: limits.searchQueryLength })),
      p_category: Type.Optional(Type.String({ maxLength: 200 })),
      p_page: Page,
    }),
    output: Listing,
    errors: ['badInput (400): Please enter keywords or a tube site category.', notThere],
  }),
};

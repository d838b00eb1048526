import { Type } from 'typebox';
import { declare } from './call.ts';
import {
  Address,
  Closed,
  error,
  ImportAs,
  ImportBatch,
  ImportDeclaration,
  ImportFeed,
  ImportItem,
  Listing,
  Outlook,
  optional,
  ScrapedCategory,
  ScrapedVideo,
} from './import-shapes.ts';
import { limits } from './limits.ts';
import { CodeText, Input, LinkUrl, MediaUrl, Nullable, StaffText, Uuid } from './schema-parts.ts';

const Page = Type.Optional(Type.Integer({ minimum: 1, maximum: limits.highestPage, default: 1 }));
const Done = Type.Object({ success: Type.Boolean(), message: Type.String() });
const shared = { access: 'admin' } as const;
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
    // One for each video that is brought in; the turns of its host hold them back.
    limit: 'import',
    input: Input({ url: Address, animated_preview_url: optional(MediaUrl({ maxLength: 2048 })) }),
    output: Type.Object({
      title: Nullable(Type.String()),
      description: Nullable(Type.String()),
      tags: Type.Array(Type.String()),
      categories: Type.Array(Type.String()),
      duration: Nullable(Type.String()),
      duration_seconds: Nullable(Type.Integer()),
      thumbnail: Nullable(MediaUrl()),
      video_url: Nullable(MediaUrl()),
      embed_url: Nullable(MediaUrl()),
      preview_video: Nullable(MediaUrl()),
      uploader_id: Nullable(Type.String()),
      original_source_url: LinkUrl(),
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
      p_source_category: CodeText({ minLength: 1, maxLength: 100 }),
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
      p_selected_count: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 100_000,
          description: 'How many videos were chosen: what is not reached is then seen to be missing.',
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
      'Imports one video: a player on an allowed host is embedded, a media file is fetched and prepared. What is here already is skipped; what the same batch brought in is answered again.',
    limit: 'import',
    input: Input({
      p_video_data: Closed({
        ...ScrapedVideo.properties,
        category_id: optional(Uuid),
        quality: optional(
          CodeText({ maxLength: 40, description: 'Not believed: `HD` until the file was looked at.' }),
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
  note_import_failure: declare({
    ...shared,
    kind: 'rpc',
    summary:
      'Keeps with a batch why one of its videos never came to `import_scraped_video`, e.g. that its page could not be read.',
    limit: 'import',
    input: Input({
      p_batch_id: Uuid,
      p_source_url: Address,
      p_title: StaffText({ maxLength: 5000 }),
      p_reason: StaffText({ minLength: 1, maxLength: 1000 }),
    }),
    output: Done,
    errors: [notThere, 'conflict (409): the batch was taken back'],
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
    output: Type.Array(Type.Object({ original_source_url: LinkUrl(), title: Type.String(), ...Outlook })),
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
    summary: 'The ids of all videos here that play from a hosted library. One that was removed is none.',
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
      p_name: StaffText({ minLength: 1, maxLength: 100 }),
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
};

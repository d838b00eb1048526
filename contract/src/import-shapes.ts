import { type Static, Type } from 'typebox';
import { CodeText, LinkUrl, MediaUrl, Nullable, PrivateText, Timestamp, Uuid } from './schema-parts.ts';
import { VideoText } from './video-text.ts';

export const Address = LinkUrl({ minLength: 1, maxLength: 2048 });
export const Closed = <P extends import('typebox').TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

/** What an admin signs for everything that comes in with it. The first and the last can only be true. */
export const ImportDeclaration = Closed({
  adults_only: Type.Literal(true, { description: 'Everyone depicted is an adult.' }),
  depicts: Type.Union([Type.Literal('drawn'), Type.Literal('live_action')]),
  rights_held: Type.Literal(true),
});
export type ImportDeclaration = Static<typeof ImportDeclaration>;
export const ImportAs = Type.Union([Type.Literal('published'), Type.Literal('pending')]);
export type ImportAs = Static<typeof ImportAs>;

export const optional = <T extends import('typebox').TSchema>(schema: T) => Type.Optional(Nullable(schema));
const Words = Type.Array(VideoText('tags', { maxLength: 300 }), { maxItems: 300 });

/** Used to choose one of the site's categories; never shown. */
const Categories = Type.Array(CodeText({ maxLength: 300 }), { maxItems: 300 });

/** A video as a source describes it, and as it is sent back to be imported. Overlong values are cut. */
export const ScrapedVideo = Closed({
  id: optional(CodeText({ maxLength: 2048 })),
  title: VideoText('title', { maxLength: 5000 }),
  description: optional(VideoText('description', { maxLength: 50_000 })),
  tags: optional(Words),
  categories: optional(Categories),
  duration: optional(CodeText({ maxLength: 40, description: '`h:m:s`, `m:s` or `s`.' })),
  duration_seconds: optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  thumbnail: optional(MediaUrl({ maxLength: 2048 })),
  original_source_url: Address,
  source_video_id: optional(CodeText({ maxLength: 2048 })),
  video_url: optional(MediaUrl({ maxLength: 2048, description: 'A media file, or else a player.' })),
  embed_url: optional(MediaUrl({ maxLength: 2048, description: 'A player that stands in a frame.' })),
  animated_preview_url: optional(MediaUrl({ maxLength: 2048 })),
  preview_video: optional(MediaUrl({ maxLength: 2048 })),
  uploader_id: optional(
    PrivateText({ maxLength: 300, description: 'Who uploaded it there, according to the source.' }),
  ),
  published_at: optional(CodeText({ maxLength: 40 })),
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
export const Outlook = {
  outlook: ImportOutlook,
  /** Why it is refused, or not taken again. */
  reason: Nullable(Type.String()),
  changes: Type.Array(
    Type.Object({ field: Type.String(), before: Nullable(Type.String()), after: Nullable(Type.String()) }),
  ),
  /** The category that the source's categories map to, if that was set. */
  mapped_category_id: Nullable(Uuid),
};
export const ListedVideo = Type.Object({ ...ScrapedVideo.properties, ...Outlook });
export type ListedVideo = Static<typeof ListedVideo>;

export const error = Nullable(
  Type.String({ description: 'Why nothing could be read, as a message for a person.' }),
);
export const Listing = Type.Object({
  videos: Type.Array(ListedVideo),
  page: Type.Integer(),
  /** One more than what is known, where the list goes on beyond it. */
  totalPages: Type.Integer(),
  error,
});
export type Listing = Static<typeof Listing>;

export const ScrapedCategory = Type.Object({
  name: Type.String(),
  url: LinkUrl(),
  /** What it maps to here; null: not set. */
  category_id: Nullable(Uuid),
});
export type ScrapedCategory = Static<typeof ScrapedCategory>;

export const ImportItem = Type.Object({
  id: Type.Integer(),
  source_url: LinkUrl(),
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
  source_url: LinkUrl(),
  feed_name: Nullable(Type.String()),
  category_name: Nullable(Type.String()),
  publish_as: ImportAs,
  depicts: Type.Union([Type.Literal('drawn'), Type.Literal('live_action')]),
  declared_by: Nullable(Type.String()),
  state: Type.Union([Type.Literal('open'), Type.Literal('undoing'), Type.Literal('undone')]),
  imported_count: Type.Integer(),
  skipped_count: Type.Integer(),
  failed_count: Type.Integer(),
  /** How many were chosen, where that was said; fewer items than that: it ended before its end. */
  selected_count: Nullable(Type.Integer()),
  created_at: Timestamp,
});
export type ImportBatch = Static<typeof ImportBatch>;

export const ImportFeed = Type.Object({
  id: Uuid,
  name: Type.String(),
  url: LinkUrl(),
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
  work: Nullable(Type.Object({ id: Uuid, title: Type.String() })),
});
export type ImportFeed = Static<typeof ImportFeed>;

export const ImportProvider = Type.Object({
  id: Type.String(),
  name: Type.String(),
  is_configured: Type.Boolean(),
  /** What to enter, of one that is not configured. */
  hint: Nullable(Type.String()),
  search_url: Nullable(LinkUrl()),
  categories_url: Nullable(LinkUrl()),
});
export type ImportProvider = Static<typeof ImportProvider>;

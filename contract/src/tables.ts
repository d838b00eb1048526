import { type TObject, Type } from 'typebox';
import { DisplayName, Username } from './accounts.ts';
import type { Access } from './call.ts';
import { limits } from './limits.ts';
import { CodeText, MediaUrl, StaffText, Uuid } from './schema-parts.ts';

/** How the filter value of a column is read. */
export type ColumnType =
  | 'uuid'
  | 'text'
  | 'integer'
  | 'decimal'
  | 'timestamp'
  | 'text_array'
  | 'boolean'
  | 'media_url';

export interface Table {
  readonly summary: string;
  readonly access: Access;
  /** Columns that anyone with access may select and filter by. */
  readonly columns: Readonly<Record<string, ColumnType>>;
  /** Those that rows may be ordered by. Each has an index, or the table is a short one; a test knows which. */
  readonly sortable: readonly string[];
  /** Ends in something that no two rows share, so that pages neither repeat nor lack a row. An index has it all. */
  readonly defaultOrder: {
    readonly column: string;
    readonly ascending: boolean;
    readonly ties?: readonly string[];
  };
  /**
   * Present: rows may be written, by POST (upsert) or PATCH. `row` says what each text means; columns that the server keeps are taken and left alone.
   * `most`: rows that one PATCH may name by their ids, 1 unless said otherwise.
   */
  readonly writes?: {
    readonly access: Exclude<Access, 'anyone'>;
    readonly methods: readonly ('POST' | 'PATCH')[];
    readonly row: TObject;
    readonly most?: number;
  };
}

/** Tables that client libraries may read, and some write, by name. Which rows they see is the domain's rule. */
export const tables = {
  categories: {
    summary: 'Visible categories.',
    access: 'anyone',
    columns: {
      id: 'uuid',
      name: 'text',
      slug: 'text',
      description: 'text',
      image_url: 'media_url',
      orientation: 'text',
      video_count: 'integer',
    },
    sortable: ['name', 'slug', 'id', 'video_count'],
    defaultOrder: { column: 'name', ascending: true, ties: ['id'] },
  },
  videos: {
    summary:
      'Published videos. `status` is the airing status. An admin publishes and takes back by writing `published` or `pending` to it, as an act on record; whose video is taken back gets a statement of reasons, with `ground` (a rule) and `explanation`, which are written beside it and not read back. What is sent as `published_at` gives way to the server’s clock. What is asked back then is in any state.',
    access: 'anyone',
    columns: {
      id: 'uuid',
      video_id: 'uuid',
      slug: 'text',
      title: 'text',
      description: 'text',
      category_id: 'uuid',
      uploader_id: 'uuid',
      status: 'text',
      view_count: 'integer',
      thumbnail_url: 'media_url',
      animated_preview_url: 'media_url',
      duration_seconds: 'integer',
      quality: 'text',
      video_source: 'text',
      created_at: 'timestamp',
      published_at: 'timestamp',
    },
    sortable: ['created_at', 'published_at', 'view_count', 'slug', 'id'],
    defaultOrder: { column: 'created_at', ascending: false, ties: ['id'] },
    writes: {
      access: 'admin',
      methods: ['PATCH'],
      row: Type.Object({
        status: CodeText(),
        published_at: CodeText(),
        ground: CodeText(),
        explanation: StaffText(),
      }),
      most: limits.idsAtOnce,
    },
  },
  profiles: {
    summary:
      'Public columns of members: uploaders, the caller, and whoever is named by id or username. Only its owner sees `last_avatar_update`. Callers may upsert and update their own row; an email address is refused.',
    access: 'anyone',
    columns: {
      id: 'uuid',
      username: 'text',
      display_name: 'text',
      avatar_url: 'media_url',
      cover_url: 'media_url',
      role: 'text',
      subscribers_count: 'integer',
      videos_watched_count: 'integer',
      last_avatar_update: 'timestamp',
    },
    sortable: ['username', 'id'],
    defaultOrder: { column: 'username', ascending: true },
    writes: {
      access: 'member',
      methods: ['POST', 'PATCH'],
      row: Type.Object({
        id: Uuid,
        avatar_url: MediaUrl(),
        last_avatar_update: CodeText(),
        username: Username,
        display_name: DisplayName,
      }),
    },
  },
  placements: {
    summary:
      'Places for ads, by page type and position. Everybody sees the active ones, without what the operator calls them; admins see all that were not deleted.',
    access: 'anyone',
    columns: {
      id: 'uuid',
      name: 'text',
      location: 'text',
      dimensions: 'text',
      ad_sizes: 'text_array',
      page_type: 'text',
      description: 'text',
      status: 'text',
    },
    sortable: ['page_type', 'location', 'name', 'id'],
    defaultOrder: { column: 'page_type', ascending: true, ties: ['id'] },
  },
  works: {
    summary: 'Published seasons, films and OVAs, each a row. Those with the same `series_id` are one story.',
    access: 'anyone',
    columns: {
      id: 'uuid',
      slug: 'text',
      kind: 'text',
      title: 'text',
      native_title: 'text',
      synopsis: 'text',
      year: 'integer',
      season: 'text',
      airing: 'text',
      source: 'text',
      expected_episodes: 'integer',
      series_id: 'uuid',
      series_position: 'integer',
      created_at: 'timestamp',
    },
    sortable: ['created_at', 'slug', 'series_id', 'id'],
    defaultOrder: { column: 'created_at', ascending: false, ties: ['id'] },
  },
  work_titles: {
    summary: 'Other titles of published works, each with its language (BCP 47).',
    access: 'anyone',
    columns: {
      id: 'uuid',
      work_id: 'uuid',
      language: 'text',
      kind: 'text',
      title: 'text',
      position: 'integer',
    },
    sortable: ['work_id', 'id'],
    defaultOrder: { column: 'id', ascending: true },
  },
  work_relations: {
    summary:
      'What published works are to each other: `to_id` is the sequel, side story, summary or alternative of `from_id`. Two works have one row or none.',
    access: 'anyone',
    columns: { from_id: 'uuid', to_id: 'uuid', kind: 'text' },
    sortable: ['from_id', 'to_id'],
    defaultOrder: { column: 'from_id', ascending: true, ties: ['to_id'] },
  },
  studios: {
    summary: 'Studios that have published works.',
    access: 'anyone',
    columns: { id: 'uuid', slug: 'text', name: 'text', native_name: 'text', work_count: 'integer' },
    sortable: ['slug', 'id'],
    defaultOrder: { column: 'slug', ascending: true },
  },
  work_studios: {
    summary: 'Which studios made a published work, in their order.',
    access: 'anyone',
    columns: { work_id: 'uuid', studio_id: 'uuid', position: 'integer' },
    sortable: ['work_id', 'studio_id'],
    defaultOrder: { column: 'work_id', ascending: true, ties: ['studio_id'] },
  },
  episodes: {
    summary:
      'Episodes of published works, those too that cannot be watched here yet. `number` has decimals: 6.5 was aired between two. `aired_on` is a day.',
    access: 'anyone',
    columns: {
      id: 'uuid',
      work_id: 'uuid',
      kind: 'text',
      number: 'decimal',
      title: 'text',
      native_title: 'text',
      aired_on: 'text',
    },
    sortable: ['work_id', 'number', 'id'],
    defaultOrder: { column: 'work_id', ascending: true, ties: ['kind', 'number'] },
  },
  episode_versions: {
    summary: 'Published videos that are an episode of a published work, with their languages and cut.',
    access: 'anyone',
    columns: {
      video_id: 'uuid',
      episode_id: 'uuid',
      cut: 'text',
      release_group: 'text',
      audio_language: 'text',
      subtitle_languages: 'text_array',
    },
    sortable: ['episode_id', 'video_id'],
    defaultOrder: { column: 'video_id', ascending: true },
  },
} as const satisfies Record<string, Table>;
export type TableName = keyof typeof tables;

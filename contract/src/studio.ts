import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { Encoding } from './encoding.ts';
import { limits } from './limits.ts';
import { PublishState, ReleaseState, VideoSource } from './moderated-videos.ts';
import { placeKinds, placeModes } from './place-lists.ts';
import { CodeText, Input, MediaUrl, Nullable, OneOf, QueryText, Timestamp, Uuid } from './schema-parts.ts';
import { VideoText } from './video-text.ts';
import { PlaybackState } from './videos.ts';

/** The caller's own video as the list shows it. */
export const StudioVideo = Type.Object({
  video_id: Uuid,
  slug: Type.String(),
  title: Type.String(),
  thumbnail_url: Nullable(MediaUrl()),
  video_source: VideoSource,
  publish_status: PublishState,
  publish_at: Nullable(Timestamp),
  licence_ends_at: Nullable(Timestamp),
  reason: Nullable(
    Type.String({ description: 'Why it was sent back, failed, or why its new file was not taken.' }),
  ),
  playback_state: PlaybackState,
  progress: Type.Number({ description: 'Share of its preparation that is done, 0 to 1.' }),
  has_new_file: Type.Boolean({
    description: 'A new file is being prepared that will replace its own.',
  }),
  awaits_records: Type.Boolean({
    description: 'It is filmed, and waits until the people in it are on record and it is sent on.',
  }),
  duration_seconds: Nullable(Type.Integer()),
  view_count: Type.Integer(),
  watch_seconds: Type.Integer(),
  created_at: Timestamp,
});
export type StudioVideo = Static<typeof StudioVideo>;

export const StudioSort = Type.Union([
  Type.Literal('created_at'),
  Type.Literal('title'),
  Type.Literal('view_count'),
  Type.Literal('watch_seconds'),
]);
export type StudioSort = Static<typeof StudioSort>;

const Period = Type.Optional(
  Type.Union([Type.Literal(7), Type.Literal(28), Type.Literal(90), Type.Literal(365)], {
    description: 'Days, the last of them today in UTC.',
  }),
);

/** A UTC day of statistics. `playbacks`: of those that were measured; `views` count by their own rules. */
export const StatisticsDay = Type.Object({
  day: Type.String({ description: '`2030-01-31`.' }),
  views: Type.Integer(),
  playbacks: Type.Integer(),
  watch_seconds: Type.Integer(),
});
export type StatisticsDay = Static<typeof StatisticsDay>;

/** A rule about where a video is shown, by itself or by its category or a tag. */
const ShownIn = Type.Object({
  kind: OneOf(placeKinds),
  mode: OneOf(placeModes),
  places: Type.Array(Type.String()),
  reason: Type.String(),
});

/** The caller's own video with what its edit form needs. */
export const OwnVideo = Type.Object({
  video: StudioVideo,
  description: Nullable(Type.String()),
  tags: Type.Array(Type.String()),
  category_id: Nullable(Uuid),
  format: Nullable(Type.String()),
  audio_language: Nullable(Type.String()),
  subtitle_languages: Type.Array(Type.String()),
  release_status: Nullable(ReleaseState),
  contains_actual_humans: Type.Boolean({
    description: 'Declared as filmed: the people seen in it are on record, for its uploader and admins.',
  }),
  stored_bytes: Nullable(
    Type.Integer({ description: 'What it takes in storage; null: it plays from elsewhere.' }),
  ),
  file_refusal: Nullable(Type.String({ description: 'Why its last new file was not taken.' })),
  stills: Type.Array(Type.Object({ time: Type.Number({ description: 'Seconds.' }), url: MediaUrl() }), {
    description: 'Moments of the video that can be its thumbnail.',
  }),
  chosen_still: Nullable(Type.Integer({ description: 'Place among them; null: another picture.' })),
});
export type OwnVideo = Static<typeof OwnVideo>;

export const studioCalls = {
  get_studio_videos: declare({
    kind: 'rpc',
    summary: 'A page of the caller’s own videos in any state: searched by title, filtered, sorted.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({
      p_search: Type.Optional(Nullable(QueryText({ maxLength: limits.searchQueryLength }))),
      p_status: Type.Optional(Nullable(PublishState)),
      p_sort: Type.Optional(StudioSort),
      p_ascending: Type.Optional(Type.Boolean()),
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: limits.moderatedPageSize })),
      p_offset: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.moderatedDeepest })),
    }),
    output: Type.Object({ items: Type.Array(StudioVideo), total: Type.Integer() }),
  }),
  get_studio_statistics: declare({
    kind: 'rpc',
    summary: 'Views and watch time of all the caller’s own videos, one row for each day of the period.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({ p_days: Period }),
    output: Type.Array(StatisticsDay),
  }),
  get_video_statistics: declare({
    kind: 'rpc',
    summary:
      'Views, watch time and retention of the caller’s own video; for admins, of any. Rows: one, or none.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({ p_slug: CodeText({ minLength: 1, maxLength: limits.slugLength }), p_days: Period }),
    output: Type.Array(
      Type.Object({
        video: StudioVideo,
        is_own: Type.Boolean({ description: 'It is the caller’s own.' }),
        shown_in: Type.Array(ShownIn, { description: 'Rules about where it is shown; none: everywhere.' }),
        encoding: Nullable(Encoding),
        days: Type.Array(StatisticsDay),
        retention: Nullable(
          Type.Array(Type.Number(), {
            description:
              'For each fiftieth of the length the share of measured playbacks that played it; null: none was measured.',
          }),
        ),
        retention_playbacks: Type.Integer({ description: 'Playbacks that the shares are of.' }),
        is_measured: Type.Boolean({
          description: 'Whether watch time can be measured: not in frames of other sites.',
        }),
      }),
    ),
  }),
  get_own_video: declare({
    kind: 'rpc',
    summary: 'The caller’s own video in any state, with what its edit form needs. Rows: one, or none.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({ p_slug: CodeText({ minLength: 1, maxLength: limits.slugLength }) }),
    output: Type.Array(OwnVideo),
  }),
  update_own_video: declare({
    kind: 'rpc',
    summary:
      'Edits the title, description and other words of the caller’s own video, by the rules of uploading; absent fields stay. Answers the names of the fields that changed.',
    access: 'uploader',
    limit: 'write',
    input: Input({
      p_video_id: Uuid,
      p_title: Type.Optional(VideoText('title', { maxLength: limits.titleLength * 2 })),
      p_description: Type.Optional(
        Nullable(VideoText('description', { maxLength: limits.descriptionLength * 2 })),
      ),
      p_category_id: Type.Optional(Nullable(Uuid)),
      p_tags: Type.Optional(
        Type.Array(VideoText('tags', { maxLength: limits.tagLength * 2 }), { maxItems: 100 }),
      ),
      p_audio_language: Type.Optional(Nullable(CodeText({ maxLength: 40 }))),
      p_subtitle_languages: Type.Optional(Type.Array(CodeText({ maxLength: 40 }), { maxItems: 40 })),
      p_format: Type.Optional(Nullable(VideoText('format', { maxLength: limits.formatLength * 2 }))),
      p_release_status: Type.Optional(Nullable(ReleaseState)),
    }),
    output: Type.Object({ changed: Type.Array(Type.String()) }),
    errors: [
      'badInput (400): a text is empty, too long or holds a word that is not allowed, or the category is not there',
      'notFound (404): there is no such video of this member',
      'conflict (409): a report holds it',
    ],
  }),
};
